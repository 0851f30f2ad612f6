import type { WriteSubject } from '@org/contests/track';
import type { Address, Hex } from 'viem';

/** An attestation to be withdrawn by its attester. */
export type Revocation = {
  readonly subject: Extract<WriteSubject, { kind: 'contest-withdrawal' | 'evaluation-withdrawal' }>;
  readonly uid: Hex;
  readonly schemaUid: Hex;
  /** The attester, who has to sign. */
  readonly account: Address;
};
