import type { WriteSubject } from '@org/contests/track';
import type { Address, Hex } from 'viem';

/** An attestation that its attester is about to withdraw. */
export type Revocation = {
  readonly subject: Extract<WriteSubject, { kind: 'contest-withdrawal' | 'evaluation-withdrawal' }>;
  readonly uid: Hex;
  readonly schemaUid: Hex;
  /** Who made it, and who is to sign. */
  readonly account: Address;
};
