import type { EvaluationProblem } from '@org/contests';
import { messages } from '../../shared/messages/messages.ts';

const words = messages.evaluate.problems;

const sentences: Record<EvaluationProblem['code'], (problem: EvaluationProblem) => string> = {
  closed: () => words.contestOver,
  withdrawn: () => words.contestWithdrawn,
  'not-a-judge': () => words.notAJudge,
  'unknown-entry': () => words.unknownEntry,
  'unknown-tag': () => words.tags,
  'repeated-tag': () => words.tags,
  required: () => words.commentRequired,
  'too-long': ({ length = 0, max = 0 }) => words.commentTooLong(length, max),
  'malformed-text': () => words.commentMalformed,
};

/** What is wrong with a review, in words. */
export const describeProblem = (problem: EvaluationProblem): string => sentences[problem.code](problem);
