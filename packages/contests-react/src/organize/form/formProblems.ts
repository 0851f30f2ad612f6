import { splitLines } from '@org/contests';
import { checkNewContest, type NewContestProblem } from '@org/contests/write';
import { inSentence } from '../../messages/text/names.ts';
import type { Texts } from '../../messages/texts.ts';
import { type ContestForm, type FormRows, isBlankEntry, readContestForm, readRows } from './contestForm.ts';
import type { TimeField } from './localTime.ts';
import { readItems } from './readItems.ts';

type Words = Texts['startContest']['problems'];

/** One problem of the form as a sentence, which may follow a line number. */
export function describeProblem(problem: NewContestProblem, words: Words): string {
  const { code, field, part } = problem;
  switch (code) {
    case 'required':
      return describeRequired(problem, words);
    case 'too-long':
      return words.tooLong(problem.length, problem.max);
    case 'malformed-text':
      return words.malformedText;
    case 'invalid-address':
      return words.invalidAddress;
    case 'invalid-checksum':
      return words.invalidChecksum(problem.expected);
    case 'zero-address':
      return words.zeroAddress;
    case 'invalid-link':
      return words.invalidLink;
    case 'unseen-in-link':
      return words.unseenInLink;
    case 'login-in-link':
      return words.loginInLink;
    case 'duplicate':
      if (field === 'judges') return words.duplicateLine(problem.firstIndex + 1);
      return part === 'link' ? words.duplicateLink : words.duplicateName;
    case 'too-many':
      return words.tooMany(problem.length, problem.max);
    case 'out-of-range':
      return words.outOfRange(problem.min, problem.max);
    case 'in-the-past':
      return words.inThePast;
    case 'too-far':
      return words.tooFar;
    case 'out-of-order':
      return words.outOfOrder[problem.after];
    case 'document-too-large':
      return words.tooLarge(problem.bytes, problem.maxBytes);
    case 'document-unreadable':
      return words.unreadable;
  }
}

const describeRequired = ({ field, part }: NewContestProblem, words: Words): string => {
  if (field === 'title') return words.title.required;
  if (field === 'criteria') return part === 'label' ? words.criteria.label : words.criteria.required;
  if (field === 'judges') return words.judges.required;
  if (field === 'entries') return part === 'name' ? words.entries.name : words.entries.required;
  return words.named;
};

/** The number of invalid lines that are listed; the rest is a count. */
const MAX_NAMED = 5;

type RowField =
  | `tracks.${number}.${'name' | 'about'}`
  | `prizes.${number}.${'name' | 'about' | 'track'}`
  | `criteria.${number}.${'label' | 'maxPoints' | 'weight'}`
  | `criteria.${number}.anchors.${number}`
  | `entries.${number}.${'name' | 'link' | 'about' | 'track' | 'place'}`;

/** A field of the form that can be invalid. A list's name alone stands for the list as a whole. */
export type FieldName =
  | 'title'
  | 'description'
  | 'tracks'
  | 'prizes'
  | 'criteria'
  | 'judges'
  | 'entries'
  | 'document'
  | TimeField
  | RowField;

/** The problems of each invalid field, one sentence each. */
export type FormProblems = { readonly [Field in FieldName]?: readonly string[] };

export type FindProblemsOptions = {
  readonly form: ContestForm;
  readonly words: Texts['startContest'];
  readonly nowSeconds: bigint;
  /** The date fields that are partly filled in, which their empty values do not show. */
  readonly incomplete?: ReadonlySet<TimeField> | undefined;
};

/** Describes the problems of the form in sentences. */
export function findFormProblems({
  form,
  words,
  nowSeconds,
  incomplete = new Set(),
}: FindProblemsOptions): FormProblems {
  const rows = readRows(form);
  const found = new Map<FieldName, string[]>();
  const add = (field: FieldName, sentence: string) =>
    found.set(field, [...(found.get(field) ?? []), sentence]);
  for (const problem of checkNewContest(readContestForm(form, nowSeconds, rows), { nowSeconds })) {
    const field = toField(problem, rows);
    if (field === 'judges') add(field, toLineSentence(problem, { rows, form, words }));
    else if (!found.has(field)) add(field, capitalize(describeProblem(problem, words.problems)));
  }
  // A second address is not the name of the first one.
  for (const { item, index } of rows.judges)
    if (/0x[0-9a-f]{40}/i.test(item.name))
      add(
        'judges',
        words.line(
          index + 1,
          words.problems.severalAddresses(1 + readItems(item.name, 'judges').items.length),
        ),
      );
  if (form.description.trim() === '') found.set('description', [words.problems.description.required]);
  // A place alone is not an entry.
  for (const [index, entry] of form.entries.entries())
    if (!isBlankEntry(entry) && [entry.name, entry.link, entry.about].every((text) => text.trim() === ''))
      found.set(`entries.${index}.name`, [words.problems.entries.name]);
  for (const field of ['submissionsUntil', 'closesAt', 'revealUntil'] as const)
    if (applies(form, field) && form[field] === '') found.set(field, [words.problems.incomplete]);
  for (const field of incomplete) if (applies(form, field)) found.set(field, [words.problems.incomplete]);
  return Object.fromEntries([...found].map(([field, sentences]) => [field, cut(sentences, words)]));
}

const applies = (form: ContestForm, field: TimeField): boolean =>
  field === 'submissionsUntil' ? form.takesSubmissions : field === 'revealUntil' ? form.isSealed : true;

/** The field of a problem, in the numbers of the form's rows. */
const toField = (problem: NewContestProblem, rows: FormRows): FieldName => {
  const { field, index, part, partIndex } = problem;
  if (field === 'judges') return field;
  if (field === 'tracks' || field === 'prizes' || field === 'criteria' || field === 'entries') {
    const row = index === undefined ? undefined : rows[field][index];
    if (row === undefined || part === undefined) return field;
    // The parser of the input omits blank anchors.
    if (part === 'anchors') return toAnchorField(row.index, partIndex, rows);
    // Each part of a row is a field of the form.
    return `${field}.${row.index}.${part}` as FieldName;
  }
  if (field === 'title' || field === 'description') return field;
  if (field === 'submissionsUntil' || field === 'opensAt' || field === 'closesAt' || field === 'revealUntil')
    return field;
  return 'document';
};

const toAnchorField = (criterion: number, at: number | undefined, rows: FormRows): FieldName => {
  if (at === undefined) return 'criteria';
  const anchors = rows.criteria.find(({ index }) => index === criterion)?.item.anchors ?? [];
  const places = anchors.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]));
  return `criteria.${criterion}.anchors.${places[at] ?? 0}`;
};

const cut = (sentences: readonly string[], words: Texts['startContest']): readonly string[] =>
  sentences.length <= MAX_NAMED
    ? sentences
    : [...sentences.slice(0, MAX_NAMED), words.moreProblems(sentences.length - MAX_NAMED)];

type LineFacts = {
  readonly rows: FormRows;
  readonly form: ContestForm;
  readonly words: Texts['startContest'];
};

/** The problem of a judge, which begins with the line's number. */
const toLineSentence = (problem: NewContestProblem, { rows, form, words }: LineFacts): string => {
  const line = findLine(problem.index, rows);
  if (line === undefined) return capitalize(describeProblem(problem, words.problems));
  if (problem.code === 'duplicate')
    return words.line(line, words.problems.duplicateLine(findLine(problem.firstIndex, rows) ?? 0));
  const text = splitLines(form.judges)[line - 1] ?? '';
  const count = problem.code === 'invalid-address' ? readItems(text.trim(), 'judges').items.length : 0;
  return words.line(
    line,
    count > 1
      ? words.problems.severalAddresses(count)
      : count === 1
        ? words.problems.addressFirst(inSentence(readItems(text.trim(), 'judges').items[0] ?? ''))
        : describeProblem(problem, words.problems),
  );
};

const findLine = (index: number | undefined, { judges }: FormRows): number | undefined => {
  const row = index === undefined ? undefined : judges[index];
  return row && row.index + 1;
};

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
