import type { WriteSubject } from '@org/contests/track';
import type { Address, Hex } from 'viem';

/** A review to be withdrawn by its judge, or a judge's recusal from an entry. */
export type Revocation = {
  /** The judge, who has to sign. */
  readonly account: Address;
} & (
  | {
      readonly subject: Extract<WriteSubject, { kind: 'review-withdrawal' }>;
      readonly uid: Hex;
      readonly schemaUid: Hex;
    }
  | { readonly subject: { readonly kind: 'recusal'; readonly entry: string } }
);
