import type { ContestProblem } from '@org/contests';
import type { Texts } from '../texts/texts.ts';

type Words = Texts['startContest']['problems'];

/** One problem of the form as a sentence, which may follow a line number. */
export function describeContestProblem(problem: ContestProblem, words: Words): string {
  return sentences[problem.code](words, problem);
}

const sentences: Record<ContestProblem['code'], (words: Words, problem: ContestProblem) => string> = {
  required: (words, { field }) => (field === 'endsAt' ? words.incomplete : words[field].required),
  'too-long': (words, { field, length = 0, max = 0 }) =>
    field === 'title' || field === 'description' || field === 'entries'
      ? words[field].tooLong(length, max)
      : words.malformedText,
  'malformed-text': (words) => words.malformedText,
  'invalid-address': (words) => words.invalidAddress,
  'invalid-checksum': (words, { expected = '' }) => words.invalidChecksum(expected),
  'zero-address': (words) => words.zeroAddress,
  'invalid-link': (words) => words.invalidLink,
  'unseen-in-link': (words) => words.unseenInLink,
  'login-in-link': (words) => words.loginInLink,
  duplicate: (words, { firstLine = 0 }) => words.duplicate(firstLine),
  'too-many': (words, { field, length = 0, max = 0 }) =>
    field === 'judges' || field === 'entries' ? words[field].tooMany(length, max) : words.malformedText,
  'in-the-past': (words) => words.inThePast,
  'too-far': (words) => words.tooFar,
};
