import type { Address, Hex } from 'viem';

/** What somebody was asked to sign: a contest, a profile, a review, or that a contest or review is withdrawn. */
export type IntentSubject =
  | { readonly kind: 'contest'; readonly title: string }
  | { readonly kind: 'profile'; readonly title: string }
  | { readonly kind: 'evaluation'; readonly contest: Hex; readonly entry: string }
  | { readonly kind: 'contest-withdrawal'; readonly contest: Hex; readonly title: string }
  | {
      readonly kind: 'evaluation-withdrawal';
      readonly contest: Hex;
      readonly entry: string;
      /** The UID of the review. */
      readonly evaluation: Hex;
    };

/**
 * Something that the visitor was asked to sign. It is stored before the wallet is asked, so that a page that
 * was closed in the middle can find out later what became of it.
 */
export type Intent = {
  readonly id: string;
  readonly chainId: number;
  readonly account: Address;
  /** When the wallet was asked, in milliseconds. */
  readonly askedAtMs: number;
  /**
   * keccak-256 of the attestation's data (of the call, for a withdrawal; of the URI, for a profile): recognises it on
   * the chain when no transaction hash came back.
   */
  readonly dataHash: Hex;
  readonly transactionHash?: Hex;
  /** When the wallet answered with something else than a transaction hash. */
  readonly answeredAtMs?: number;
  /** The account's pending nonce before the wallet was asked: once it has grown, something was sent. */
  readonly nextNonce?: number;
  /** The transaction's place in the account's row, and a block that was there when it was sent. */
  readonly nonce?: number;
  readonly sentAtBlock?: number;
  /** The UID of the attestation that was made or revoked, once that is on the chain. */
  readonly uid?: Hex;
} & IntentSubject;

/** An intent with the answer to: is this page itself still working on it? */
export type OpenIntent = Intent & { readonly isActive: boolean };
