import type { JudgeQueue } from '@org/contests';
import type { Address } from 'viem';

/** What the contest means for the connected wallet; `undefined` for a visitor without one. */
export type Viewer = {
  readonly account: Address;
  readonly isOrganizer: boolean;
  /** The wallet is on the contest's chain. */
  readonly isOnChain: boolean;
} & (
  | { readonly role: 'visitor' }
  | {
      readonly role: 'judge';
      /** Nothing while the reviews are on their way. */
      readonly queue: JudgeQueue | undefined;
    }
);
