import type { WriteSubject } from '@org/contests/track';
import type { Address, Hex } from 'viem';

/** An attestation to be withdrawn by its attester, or a judge's recusal from an entry. */
export type Revocation = {
  /** The attester, who has to sign. */
  readonly account: Address;
} & (
  | {
      readonly subject: Extract<WriteSubject, { kind: 'contest-withdrawal' | 'evaluation-withdrawal' }>;
      readonly uid: Hex;
      readonly schemaUid: Hex;
    }
  | { readonly subject: { readonly kind: 'recusal'; readonly entry: string } }
);
