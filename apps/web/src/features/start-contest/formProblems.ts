import { type ContestProblem, checkContestInput } from '@org/contests';
import { messages } from '../../shared/messages/messages.ts';
import { type ContestForm, readForm } from './contestForm.ts';

const words = messages.startContest.problems;

/** Lines that are named one by one; beyond them a number says enough. */
const MAX_NAMED = 5;

/** For each field that has problems, what to say about them: one sentence each. */
export type FormProblems = { readonly [Field in keyof ContestForm]?: readonly string[] };

/**
 * Everything wrong with the form, in words.
 *
 * @param isEndIncomplete the browser holds half a date, of which the form's value says nothing
 */
export const findFormProblems = (
  form: ContestForm,
  isEndIncomplete = false,
  nowSeconds?: bigint,
): FormProblems => {
  const found = new Map<keyof ContestForm, string[]>();
  for (const problem of checkContestInput(readForm(form), nowSeconds)) {
    found.set(problem.field, [...(found.get(problem.field) ?? []), describeProblem(problem)]);
  }
  if (isEndIncomplete) found.set('endsAt', [words.incomplete]);
  return Object.fromEntries([...found].map(([field, sentences]) => [field, cut(sentences)]));
};

const cut = (sentences: readonly string[]): readonly string[] =>
  sentences.length <= MAX_NAMED
    ? sentences
    : [...sentences.slice(0, MAX_NAMED), messages.startContest.moreProblems(sentences.length - MAX_NAMED)];

/** One problem as a sentence; that of a line begins with its number. */
const describeProblem = (problem: ContestProblem): string => {
  const sentence = sentences[problem.code](problem);
  return problem.line === undefined
    ? capitalize(sentence)
    : messages.startContest.line(problem.line, sentence);
};

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

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
  'login-in-link': () => words.loginInLink,
  duplicate: ({ firstLine = 0 }) => words.duplicate(firstLine),
  'too-many': ({ field, length = 0, max = 0 }) =>
    field === 'judges' || field === 'entries' ? words[field].tooMany(length, max) : words.malformedText,
  'in-the-past': () => words.inThePast,
  'too-far': () => words.tooFar,
};
