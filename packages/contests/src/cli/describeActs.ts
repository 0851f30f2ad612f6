import type { ContestEntry, ContestReplay } from '../acts/contestReplay.ts';
import type { Note } from '../acts/notes.ts';
import type { Contest } from '../contest/contest.ts';
import type { Schedule } from '../contest/decode.ts';
import type { DocumentReading } from '../document/readDocument.ts';
import { toDate, toPlainText } from './input/terminal.ts';

export function describeHead({ title, description }: Contest): readonly string[] {
  const lines = description === '' ? [] : [description.split('\n').map(toPlainText).join('\n'), ''];
  return [toPlainText(title), '', ...lines];
}

type Rows = readonly (readonly string[])[];

export function describeActs(
  state: ContestReplay,
  {
    contest,
    phase,
    document,
    names,
    notes,
  }: {
    readonly contest: Contest;
    readonly phase: string;
    readonly document: DocumentReading;
    readonly names: ReadonlyMap<number, string>;
    readonly notes: readonly Note[] | null;
  },
): Rows {
  const { values, times, entries } = state;
  const people = document.status === 'read' ? (document.document.judges ?? []) : [];
  const findName = (judge: string) =>
    people.find(({ address }) => address.toLowerCase() === judge.toLowerCase())?.name;
  const about = (isAbout: (note: Note) => boolean) => (notes ?? []).filter(isAbout).flatMap(describeNote);
  const numbers = new Set(entries.map(({ number }) => number));
  const time = (label: string, name: keyof Schedule): Rows => [
    [label, toDate(times[name])],
    ...describePostponements(state, name),
  ];
  return [
    ['State', phase],
    ['Started', toDate(contest.time)],
    ...(state.hasSubmissions ? time('Submissions until', 'submissionsUntil') : []),
    ...time('Judging starts', 'opensAt'),
    ...time('Judging ends', 'closesAt'),
    ...(state.isSealed ? time('Reveals until', 'revealUntil') : []),
    ...(contest.revokedAt === null ? [] : [['Withdrawn', toDate(contest.revokedAt)]]),
    ['Organizer', contest.organizer],
    ...(document.status === 'read'
      ? []
      : [['Document', `${toPlainText(values.uri.slice(0, 100))} (${document.reason})`]]),
    ...about((note) => note.about === null),
    ...contest.judges.map((judge, index) => [`Judge ${index + 1}`, withName(judge, findName(judge))]),
    ...entries.flatMap((entry) => [
      [`Entry ${entry.number}`, describeEntry(entry, names.get(entry.number))],
      ...about(
        (note) =>
          note.about === entry.number || (note.about !== null && note.about === entry.submission?.uid),
      ),
    ]),
    ...[...state.submissions.values()].flatMap(({ uid, status, entry }) => {
      const rows = about((note) => note.about === uid);
      const isShown = entry !== null && numbers.has(entry);
      return isShown || rows.length === 0 ? [] : [['Submission', `${uid} (${status})`], ...rows];
    }),
  ];
}

const withName = (text: string, name: string | undefined): string =>
  name ? `${text} ${toPlainText(name)}` : text;

function describeEntry(
  { status, reason, list, contentHash }: ContestEntry,
  name: string | undefined,
): string {
  const marks = [
    ...(list ? ['listed later'] : []),
    ...(status === 'standing' ? [] : [reason === null ? status : `${status}: ${toPlainText(reason)}`]),
  ];
  const text = name ? toPlainText(name) : contentHash;
  return marks.length === 0 ? text : `${text} (${marks.join('; ')})`;
}

/** A note below the row that it is about. Each line of its text is a row. */
function describeNote(note: Note): Rows {
  const kind = note.kind === 'other' ? note.name : note.kind;
  const mark = kind === 'text' ? 'Note' : `Note (${toPlainText(kind)})`;
  const [first = '', ...others] = note.text.split('\n').map(toPlainText);
  return [['', `${mark}, ${toDate(note.time)}: ${first}`], ...others.map((line) => ['', `  ${line}`])];
}

/** By how much each postponement moved a time, and why. */
function describePostponements({ values, postponements }: ContestReplay, name: keyof Schedule): Rows {
  return postponements.flatMap(({ times, reason }, index) => {
    const before = postponements[index - 1]?.times[name] ?? values[name];
    if (times[name] === before) return [];
    const how = name === 'opensAt' ? 'postponed' : 'extended';
    return [['', `${how} by ${describeDuration(times[name] - before)}: ${toPlainText(reason)}`]];
  });
}

const UNITS = [
  ['day', 86_400n],
  ['hour', 3_600n],
  ['minute', 60n],
  ['second', 1n],
] as const;

/** `2 days 3 hours`. */
function describeDuration(seconds: bigint): string {
  let rest = seconds;
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = rest / size;
    rest %= size;
    return count === 0n ? [] : [`${count} ${unit}${count === 1n ? '' : 's'}`];
  });
  return parts.join(' ');
}
