import type { Address, Hex } from 'viem';
import type { Contest } from '../contest/contest.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import type { AskOptions, ContestPage, Page } from './scanReader.ts';

/** An evaluation as its judge signed it, whether it counts or not. Times are in seconds; `revokedAt` is null in force. */
export type GivenReview = Evaluation & {
  readonly uid: Hex;
  readonly time: bigint;
  readonly revokedAt: bigint | null;
};

/** Reviews of one page, newest first; `unreadable` counts rows that state none, or whose UID does not recompute. */
export type GivenReviewPage = {
  readonly reviews: readonly GivenReview[];
  readonly unreadable: number;
  readonly total: number;
};

/** Reads what one account has written. Every method throws `ScanError`. */
export type AccountReader = {
  /** Contests that the account has started, newest first, withdrawn ones included; `total` is the scan's count. */
  readonly fetchContestsBy: (
    organizer: Address,
    page: Page,
  ) => Promise<ContestPage & { readonly total: number }>;
  readonly fetchReviewsBy: (judge: Address, page: Page) => Promise<GivenReviewPage>;
  /** Contests by their UIDs; rows that are no contest, or whose UID does not recompute, are left out. */
  readonly fetchContestsNamed: (uids: readonly Hex[], options?: AskOptions) => Promise<readonly Contest[]>;
};
