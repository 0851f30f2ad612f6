import type { Address, Hex } from 'viem';
import type { IntentSubject } from '../../../shared/writing/intents.ts';

/** An attestation that its attester is about to withdraw. */
export type Revocation = {
  readonly subject: Extract<IntentSubject, { kind: 'contest-withdrawal' | 'evaluation-withdrawal' }>;
  readonly uid: Hex;
  readonly schemaUid: Hex;
  /** Who made it, and who is to sign. */
  readonly account: Address;
};
