import type { ChainConfig } from '@org/chain-config';
import {
  type Contest,
  type Criterion,
  checkReviewInput,
  type JudgeQueue,
  type Review,
  type ReviewInput,
  type ReviewProblem,
} from '@org/contests';
import { getReviewedEntries, type WriteSubject } from '@org/contests/track';
import { useMemo, useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { getScore, isTicked } from '../../contest/review/score.ts';
import { usePendingWrites } from '../../data/reading/usePendingWrites.ts';
import {
  isEmptyDraft,
  listReviewDrafts,
  parseReviewDraft,
  type ReviewDraft,
  subscribeReviewDrafts,
} from '../../drafts/reviewDraft.ts';
import type { Messages } from '../../messages/messages.ts';

/** A transaction that was not mined by then returns its entries to the queue. */
const WAITED_FOR_MS = 10 * 60_000;

type PendingOptions = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly account: Address;
};

/** The entries whose reviews this judge has signed and that are not indexed yet, also on an earlier page. */
export function usePendingReviews(options: PendingOptions): readonly string[] {
  return useSentEntries(options, ['review', 'reviews']);
}

/** The entries of which this account has sent reveals that are not indexed yet. Such a write does not name the judges. */
export function usePendingReveals(options: PendingOptions): readonly string[] {
  return useSentEntries(options, ['reveals']);
}

function useSentEntries(
  { chainConfig, contest, account }: PendingOptions,
  kinds: readonly WriteSubject['kind'][],
): readonly string[] {
  return usePendingWrites().flatMap((write) =>
    kinds.includes(write.kind) &&
    'contest' in write &&
    write.chainId === chainConfig.chain.id &&
    write.contest === contest.uid &&
    write.account.toLowerCase() === account.toLowerCase() &&
    (write.uid !== undefined ||
      (write.transactionHash !== undefined && write.askedAtMs > Date.now() - WAITED_FOR_MS))
      ? getReviewedEntries(write)
      : [],
  );
}

/** The points of a draft as they are signed: a criterion that is not ticked has 0. */
export function completePoints(
  criteria: readonly Pick<Criterion, 'maxPoints'>[],
  given: readonly (number | null)[],
): readonly (number | null)[] {
  return criteria.map((criterion, index) => given[index] ?? (isTicked(criterion) ? 0 : null));
}

/** A judge's review of another entry, to compare with. */
export type OwnReview = {
  readonly entry: string;
  readonly points: number;
  readonly comment: string;
  /** Kept on this device and not signed. */
  readonly isSaved: boolean;
};

/**
 * A judge's reviews of all entries but one: signed ones, of a sealed contest those that this browser has, and saved ones in
 * place of older signed ones.
 */
export function listOwnReviews(
  criteria: readonly Criterion[],
  reviews: {
    readonly reviewed: readonly Pick<Review, 'entry' | 'given' | 'comment'>[];
    readonly saved: readonly ReviewInput[];
    /** The entry that is left out. */
    readonly except: string;
  },
): readonly OwnReview[] {
  const { reviewed, saved, except } = reviews;
  const all = [
    // A sealed review without its points is in another browser.
    ...reviewed.filter(({ given }) => given.length > 0).map((review) => ({ ...review, isSaved: false })),
    ...saved.map((review) => ({ ...review, isSaved: true })),
  ];
  const byEntry = new Map(all.map((review) => [review.entry, review]));
  byEntry.delete(except);
  return [...byEntry.values()].map(({ entry, given, comment, isSaved }) => ({
    ...{ entry, comment, isSaved },
    points: getScore(criteria, given),
  }));
}

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
  // A string, so that React detects an unchanged state.
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

/** The reason why a draft is not signed with the others. */
export type LeftOutReason = keyof Messages['reviewForm']['many']['reasons'];

/** A judge's drafts of one contest, in the order of its entries. */
export type DraftedReviews = {
  /** Complete, and different from the signed reviews. */
  readonly ready: readonly ReviewInput[];
  readonly leftOut: readonly { readonly entry: string; readonly reason: LeftOutReason }[];
};

const REASONS: Partial<Record<ReviewProblem['code'], LeftOutReason>> = {
  'missing-points': 'no-points',
  'wrong-points': 'no-points',
  'too-many-bytes': 'too-long',
  'malformed-text': 'malformed',
};

/**
 * Sorts drafts into those that can be signed now and those that cannot.
 *
 * @param options.reviewed the judge's reviews in force
 * @param options.onTheWay entries with a review that is signed and not indexed yet
 */
export function sortDrafts(options: {
  readonly contest: Contest;
  readonly drafts: ReadonlyMap<string, ReviewDraft>;
  readonly reviewed: readonly Pick<Review, 'entry' | 'given' | 'comment'>[];
  readonly onTheWay: readonly string[];
}): DraftedReviews {
  const { contest, drafts, reviewed, onTheWay } = options;
  const sorted = { ready: [] as ReviewInput[], leftOut: [] as DraftedReviews['leftOut'][number][] };
  // Judges and entries that a contest lists twice count once.
  for (const entry of new Set(contest.entries)) {
    const draft = drafts.get(entry);
    if (!draft || isEmptyDraft(draft)) continue;
    const input = { entry, ...draft, given: completePoints(contest.criteria, draft.given) };
    const signed = reviewed.find((review) => review.entry === entry);
    const reason = findReason(contest, input, signed, onTheWay);
    if (reason) sorted.leftOut.push({ entry, reason });
    else sorted.ready.push(input);
  }
  return sorted;
}

function findReason(
  contest: Contest,
  input: ReviewInput,
  signed: Pick<Review, 'given' | 'comment'> | undefined,
  onTheWay: readonly string[],
): LeftOutReason | undefined {
  if (onTheWay.includes(input.entry)) return 'pending';
  // The time only matters to other problems.
  const problem = checkReviewInput(contest, input, { nowSeconds: contest.terms.opensAt }).find(
    ({ field }) => field === 'comment' || field === 'points',
  );
  if (problem) return REASONS[problem.code];
  const isSame = signed?.comment === input.comment.trim() && signed.given.join() === input.given.join();
  return isSame ? 'same' : undefined;
}
