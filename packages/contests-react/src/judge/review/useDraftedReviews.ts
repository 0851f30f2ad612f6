import type { Contest, JudgeQueue } from '@org/contests';
import { useMemo, useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import {
  listReviewDrafts,
  parseReviewDraft,
  type ReviewDraft,
  subscribeReviewDrafts,
} from '../../drafts/reviewDraft.ts';
import { type DraftedReviews, sortDrafts } from './draftedReviews.ts';

type Options = {
  readonly contest: Contest;
  /** The judge. */
  readonly account: Address;
  readonly reviewed: JudgeQueue['reviewed'];
  /** Entries with a review that is signed and not indexed yet. */
  readonly onTheWay: readonly string[];
};

/** The judge's drafts of this contest in this browser, sorted by whether they can be signed. */
export function useDraftedReviews({ contest, account, reviewed, onTheWay }: Options): DraftedReviews {
  // As a string, so that React detects an unchanged state.
  const text = useSyncExternalStore(
    subscribeReviewDrafts,
    () => JSON.stringify(listDrafts(contest, account)),
    () => '[]',
  );
  const pending = JSON.stringify(onTheWay);
  return useMemo(
    () => sortDrafts({ contest, drafts: new Map(JSON.parse(text)), reviewed, onTheWay: JSON.parse(pending) }),
    [contest, text, reviewed, pending],
  );
}

/** Without duplicates. */
export function readDraftedReviews({ contest, account, ...options }: Options): DraftedReviews {
  return sortDrafts({ contest, drafts: new Map(listDrafts(contest, account)), ...options });
}

function listDrafts(contest: Contest, account: Address): readonly [string, ReviewDraft][] {
  return listReviewDrafts(account).flatMap(({ contest: of, entry, draft }) => {
    const isHere = of.chainId === contest.chainId && of.uid === contest.uid;
    const parsed = isHere ? parseReviewDraft(contest, draft) : undefined;
    return parsed ? [[entry, parsed] as [string, ReviewDraft]] : [];
  });
}
