import { type ContestProblem, checkContestInput, splitLines } from '@org/contests';
import type { Texts } from '../texts/texts.ts';
import { type ContestForm, readContestForm } from './contestForm.ts';
import { describeContestProblem } from './describeContestProblem.ts';
import { readItems } from './import/readItems.ts';

/** The number of invalid lines that are listed; the rest is a count. */
const MAX_NAMED = 5;

/** The problems of each invalid field, one sentence each. */
export type FormProblems = { readonly [Field in keyof ContestForm]?: readonly string[] };

/**
 * Describes the problems of the form in sentences.
 *
 * @param isEndIncomplete the date field is partly filled in, which its empty value does not show
 */
export function findFormProblems(
  form: ContestForm,
  words: Texts['startContest'],
  isEndIncomplete = false,
  nowSeconds?: bigint,
): FormProblems {
  const found = new Map<keyof ContestForm, string[]>();
  for (const problem of checkContestInput(readContestForm(form), nowSeconds)) {
    found.set(problem.field, [...(found.get(problem.field) ?? []), toSentence(problem, form, words)]);
  }
  if (isEndIncomplete) found.set('endsAt', [words.problems.incomplete]);
  return Object.fromEntries([...found].map(([field, sentences]) => [field, cut(sentences, words)]));
}

const cut = (sentences: readonly string[], words: Texts['startContest']): readonly string[] =>
  sentences.length <= MAX_NAMED
    ? sentences
    : [...sentences.slice(0, MAX_NAMED), words.moreProblems(sentences.length - MAX_NAMED)];

/** One problem as a sentence; for a line, it begins with the line number. */
const toSentence = (problem: ContestProblem, form: ContestForm, words: Texts['startContest']): string => {
  const { code, line } = problem;
  if (line === undefined) return capitalize(describeContestProblem(problem, words.problems));
  const count = countItems(problem, form);
  return words.line(
    line,
    count > 1
      ? words.problems[code === 'invalid-address' ? 'severalAddresses' : 'severalLinks'](count)
      : describeContestProblem(problem, words.problems),
  );
};

/** The number of items on a line that is not a valid item. */
const countItems = ({ field, line = 0, code }: ContestProblem, form: ContestForm): number => {
  if (code !== 'invalid-address' && code !== 'invalid-link') return 0;
  const text = splitLines(form[field])[line - 1] ?? '';
  return readItems(text.trim(), field === 'judges' ? 'judges' : 'entries').items.length;
};

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
