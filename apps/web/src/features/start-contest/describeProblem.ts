import type { ContestProblem } from '@org/contests';
import { messages } from '../../shared/messages/messages.ts';

const words = messages.startContest.problems;

/** One problem of the form as a sentence; that of a line can stand behind its number. */
export const describeProblem = (problem: ContestProblem): string => sentences[problem.code](problem);

const sentences: Record<ContestProblem['code'], (problem: ContestProblem) => string> = {
  required: ({ field }) => (field === 'endsAt' ? words.incomplete : words[field].required),
  'too-long': ({ field, length = 0, max = 0 }) =>
    field === 'title' || field === 'description' || field === 'entries'
      ? words[field].tooLong(length, max)
      : words.malformedText,
  'malformed-text': () => words.malformedText,
  'invalid-address': () => words.invalidAddress,
  'invalid-checksum': ({ expected = '' }) => words.invalidChecksum(expected),
  'zero-address': () => words.zeroAddress,
  'invalid-link': () => words.invalidLink,
  'unseen-in-link': () => words.unseenInLink,
  'login-in-link': () => words.loginInLink,
  duplicate: ({ firstLine = 0 }) => words.duplicate(firstLine),
  'too-many': ({ field, length = 0, max = 0 }) =>
    field === 'judges' || field === 'entries' ? words[field].tooMany(length, max) : words.malformedText,
  'in-the-past': () => words.inThePast,
  'too-far': () => words.tooFar,
};
