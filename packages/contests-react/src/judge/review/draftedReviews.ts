import {
  type Contest,
  checkReviewInput,
  type Review,
  type ReviewInput,
  type ReviewProblem,
} from '@org/contests';
import { isEmptyDraft, type ReviewDraft } from '../../drafts/reviewDraft.ts';
import type { Texts } from '../../messages/texts.ts';
import { completePoints } from './completePoints.ts';

/** The reason why a draft is not signed with the others. */
export type LeftOutReason = keyof Texts['reviewForm']['many']['reasons'];

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
