import type { ReviewProblem } from '@org/contests';
import type { Texts } from '../../messages/texts.ts';

type Words = Texts['reviewForm']['problems'];

const sentences: Record<ReviewProblem['code'], (words: Words, problem: ReviewProblem) => string> = {
  'not-open': (words) => words.notOpen,
  sealed: (words) => words.sealed,
  closed: (words) => words.contestOver,
  withdrawn: (words) => words.contestWithdrawn,
  'not-a-judge': (words) => words.notAJudge,
  'unknown-entry': (words) => words.unknownEntry,
  'missing-points': (words) => words.pointsMissing,
  'wrong-points': (words) => words.pointsWrong,
  'too-many-bytes': (words, { length = 0, max = 0 }) => words.commentTooManyBytes(length, max),
  'malformed-text': (words) => words.commentMalformed,
};

/** The sentence for a problem of a review. */
export function describeReviewProblem(problem: ReviewProblem, words: Words): string {
  return sentences[problem.code](words, problem);
}
