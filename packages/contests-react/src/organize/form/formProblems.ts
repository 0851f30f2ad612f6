import { splitLines } from '@org/contests';
import { checkNewContest, type NewContestProblem } from '@org/contests/write';
import type { Messages } from '../../messages/messages.ts';
import { inSentence } from '../../messages/text/names.ts';
import { type ContestForm, type FormRows, isBlankEntry, readContestForm, readRows } from './contestForm.ts';
import { readJudgeLine } from './judgeLines.ts';
import type { TimeField } from './localTime.ts';
import { isEnsName, readItems } from './readItems.ts';

type MessagesOfPart = Messages['startContest']['problems'];

/** One problem of the form as a sentence, which may follow a line number. */
export function describeProblem(problem: NewContestProblem, messages: MessagesOfPart): string {
  const { code, field, part } = problem;
  switch (code) {
    case 'required':
      return describeRequired(problem, messages);
    case 'too-long':
      return messages.tooLong(problem.length, problem.max);
    case 'malformed-text':
      return messages.malformedText;
    case 'invalid-address':
      return messages.invalidAddress;
    case 'invalid-checksum':
      return messages.invalidChecksum(problem.expected);
    case 'zero-address':
      return messages.zeroAddress;
    case 'invalid-link':
      return messages.invalidLink;
    case 'unseen-in-link':
      return messages.unseenInLink;
    case 'login-in-link':
      return messages.loginInLink;
    case 'duplicate':
      if (field === 'judges') return messages.duplicateLine(problem.firstIndex + 1);
      return part === 'link' ? messages.duplicateLink : messages.duplicateName;
    case 'too-many':
      return messages.tooMany(problem.length, problem.max);
    case 'out-of-range':
      return messages.outOfRange(problem.min, problem.max);
    case 'in-the-past':
      return messages.inThePast;
    case 'too-far':
      return messages.tooFar;
    case 'out-of-order':
      return messages.outOfOrder[problem.after];
    case 'document-too-large':
      return messages.tooLarge(problem.bytes, problem.maxBytes);
    case 'document-unreadable':
      return messages.unreadable;
  }
}

const describeRequired = ({ field, part }: NewContestProblem, messages: MessagesOfPart): string => {
  if (field === 'title') return messages.title.required;
  if (field === 'criteria') return part === 'label' ? messages.criteria.label : messages.criteria.required;
  if (field === 'judges') return messages.judges.required;
  if (part === 'links') return messages.entries.links;
  if (field === 'entries') return part === 'name' ? messages.entries.name : messages.entries.required;
  if (field === 'links' && part === 'href') return messages.invalidLink;
  return messages.named;
};

/** The number of invalid lines that are listed; the rest is a count. */
const MAX_NAMED = 5;

type RowField =
  | `links.${number}.${'label' | 'href'}`
  | `tracks.${number}.${'name' | 'about'}`
  | `prizes.${number}.${'name' | 'about' | 'track'}`
  | `criteria.${number}.${'label' | 'maxPoints' | 'weight'}`
  | `criteria.${number}.anchors.${number}`
  | `entries.${number}.${'name' | 'link' | 'about' | 'track' | 'place' | 'team' | 'links' | 'pictures'}`;

/** A field of the form that can be invalid. A list's name alone stands for the list as a whole. */
export type FieldName =
  | 'title'
  | 'description'
  | 'cover'
  | 'logo'
  | 'rules'
  | 'links'
  | 'tracks'
  | 'prizes'
  | 'criteria'
  | 'judges'
  | 'entries'
  | 'minimumReviews'
  | 'document'
  | TimeField
  | RowField;

/** The problems of each invalid field, one sentence each. */
export type FormProblems = { readonly [Field in FieldName]?: readonly string[] };

export type FindProblemsOptions = {
  readonly form: ContestForm;
  readonly messages: Messages['startContest'];
  readonly nowSeconds: bigint;
  /** The date fields that are partly filled in, which their empty values do not show. */
  readonly incomplete?: ReadonlySet<TimeField> | undefined;
  /** The site stores texts that do not fit into the attestation. Default: no. */
  readonly isStored?: boolean;
  /** The site looks up names on ENS. Default: no. */
  readonly resolvesNames?: boolean;
};

/** Describes the problems of the form in sentences. */
export function findFormProblems({
  form,
  messages,
  nowSeconds,
  incomplete = new Set(),
  isStored = false,
  resolvesNames = false,
}: FindProblemsOptions): FormProblems {
  const rows = readRows(form);
  const found = new Map<FieldName, string[]>();
  const add = (field: FieldName, sentence: string) =>
    found.set(field, [...(found.get(field) ?? []), sentence]);
  const contest = readContestForm(form, nowSeconds, rows);
  for (const problem of checkNewContest(contest, { nowSeconds, isStored, isSplit: true })) {
    const field = toField(problem, rows);
    if (field === 'judges') add(field, toLineSentence(problem, { rows, form, messages, resolvesNames }));
    else if (!found.has(field)) add(field, capitalize(describeProblem(problem, messages.problems)));
  }
  // A second address is not the name of the first one.
  for (const { item, index } of rows.judges)
    if (/0x[0-9a-f]{40}/i.test(item.name))
      add(
        'judges',
        messages.line(
          index + 1,
          messages.problems.severalAddresses(1 + readItems(item.name, 'judges').items.length),
        ),
      );
  if (form.description.trim() === '') found.set('description', [messages.problems.description.required]);
  // A place alone is not an entry.
  for (const [index, entry] of form.entries.entries())
    if (!isBlankEntry(entry) && [entry.name, entry.link, entry.about].every((text) => text.trim() === ''))
      found.set(`entries.${index}.name`, [messages.problems.entries.name]);
  for (const field of ['submissionsUntil', 'closesAt', 'revealUntil'] as const)
    if (applies(form, field) && form[field] === '') found.set(field, [messages.problems.incomplete]);
  for (const field of incomplete) if (applies(form, field)) found.set(field, [messages.problems.incomplete]);
  return Object.fromEntries([...found].map(([field, sentences]) => [field, cut(sentences, messages)]));
}

const applies = (form: ContestForm, field: TimeField): boolean =>
  field === 'submissionsUntil' ? form.takesSubmissions : field === 'revealUntil' ? form.isSealed : true;

/** The field of a problem, in the numbers of the form's rows. */
const toField = (problem: NewContestProblem, rows: FormRows): FieldName => {
  const { field, index, part, partIndex } = problem;
  if (field === 'judges') return field;
  if (
    field === 'links' ||
    field === 'tracks' ||
    field === 'prizes' ||
    field === 'criteria' ||
    field === 'entries'
  ) {
    const row = index === undefined ? undefined : rows[field][index];
    if (row === undefined || part === undefined) return field;
    // The parser of the input omits blank anchors.
    if (part === 'anchors') return toAnchorField(row.index, partIndex, rows);
    // Each part of a row is a field of the form.
    return `${field}.${row.index}.${part}` as FieldName;
  }
  if (field === 'title' || field === 'description' || field === 'cover' || field === 'logo') return field;
  if (field === 'rules' || field === 'minimumReviews') return field;
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

const cut = (sentences: readonly string[], messages: Messages['startContest']): readonly string[] =>
  sentences.length <= MAX_NAMED
    ? sentences
    : [...sentences.slice(0, MAX_NAMED), messages.moreProblems(sentences.length - MAX_NAMED)];

type LineFacts = {
  readonly rows: FormRows;
  readonly form: ContestForm;
  readonly messages: Messages['startContest'];
  readonly resolvesNames: boolean;
};

/** The problem of a judge, which begins with the line's number. */
const toLineSentence = (problem: NewContestProblem, facts: LineFacts): string => {
  const { rows, form, messages, resolvesNames } = facts;
  const line = findLine(problem.index, rows);
  if (line === undefined) return capitalize(describeProblem(problem, messages.problems));
  if (problem.code === 'duplicate')
    return messages.line(line, messages.problems.duplicateLine(findLine(problem.firstIndex, rows) ?? 0));
  const text = splitLines(form.judges)[line - 1] ?? '';
  const { address } = readJudgeLine(text);
  if (problem.code === 'invalid-address' && isEnsName(address))
    return messages.line(line, messages.problems.isName(inSentence(address), resolvesNames));
  const count = problem.code === 'invalid-address' ? readItems(text.trim(), 'judges').items.length : 0;
  return messages.line(
    line,
    count > 1
      ? messages.problems.severalAddresses(count)
      : count === 1
        ? messages.problems.addressFirst(inSentence(readItems(text.trim(), 'judges').items[0] ?? ''))
        : describeProblem(problem, messages.problems),
  );
};

const findLine = (index: number | undefined, { judges }: FormRows): number | undefined => {
  const row = index === undefined ? undefined : judges[index];
  return row && row.index + 1;
};

export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
