import type { Address } from 'viem';

/** What the contest means for the connected wallet; `undefined` for a visitor without one. */
export type Viewer =
  | { readonly role: 'visitor'; readonly account: Address }
  | {
      readonly role: 'judge';
      readonly account: Address;
      /** Entries that this judge has not reviewed. */
      readonly left: number;
      readonly isOnChain: boolean;
    };
