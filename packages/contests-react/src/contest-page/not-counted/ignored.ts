import type { Attestation, Evaluation, IgnoredReason } from '@org/contests';

/** An attestation that does not count, and why. */
export type Ignored = {
  readonly attestation: Attestation;
  readonly reason: IgnoredReason;
  readonly evaluation?: Evaluation | undefined;
};
