import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';

/**
 * Whether an attestation speaks of a contest: its refUID is the contest, or its field `contest` is. That field is the
 * first word of the data, which can be read even where the rest cannot. Both have to be normalised.
 */
export function speaksOf(attestation: Pick<Attestation, 'refUID' | 'data'>, contestUid: Hex): boolean {
  return attestation.refUID === contestUid || attestation.data.slice(0, 66) === contestUid;
}
