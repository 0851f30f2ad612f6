import { concat, type Hex } from 'viem';
import { readVector } from './vectors.ts';

/** A text is `text`, or `of`, `times` in a row between `before` and `after`. */
export type NoteText = {
  readonly text?: string;
  readonly repeat?: {
    readonly of: string;
    readonly times: number;
    readonly before?: string;
    readonly after?: string;
  };
};

/** A note that readers ignore, or whose JSON they show as text (`other`). `data` if it is not canonical. */
export type AlteredNote = NoteText & {
  readonly what: string;
  readonly about?: number | Hex | null;
  readonly kind?: string;
  readonly data?: Hex;
  readonly reason: 'Undecodable' | 'Oversized' | 'UnknownEntry' | 'UnknownSubmission' | 'other';
};

/** A note whose JSON has an unusual spelling, and what it says. */
export type UnusualNote = {
  readonly what: string;
  readonly kind: 'assignments' | 'awards';
  readonly text: string;
  readonly value: unknown;
};

/** The text of a case. */
export const toNoteText = ({ text, repeat }: NoteText): string =>
  repeat ? `${repeat.before ?? ''}${repeat.of.repeat(repeat.times)}${repeat.after ?? ''}` : (text ?? '');

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Notes that do not say what their kind says. */
export function alterNotes(): readonly AlteredNote[] {
  const [{ data }]: readonly [{ readonly data: Hex }] = JSON.parse(readVector('documents.json')).notes;
  const words: readonly string[] = data.slice(2).match(/.{64}/g) ?? [];
  const undecodable = (what: string, changed: Hex): AlteredNote => ({
    what,
    data: changed,
    reason: 'Undecodable',
  });
  const change = (at: number, word: string): Hex => `0x${words.with(at, word).join('')}`;
  const shown = (kind: string, what: string, text: NoteText): AlteredNote => ({
    what,
    kind,
    ...text,
    reason: 'other',
  });
  const award = (fields: object) => ({
    text: JSON.stringify([{ prize: 'A', entry: 1, reason: '', ...fields }]),
  });
  const assigned = (...row: readonly unknown[]) => ({ text: JSON.stringify([row]) });
  return [
    undecodable('a byte behind its data', concat([data, '0x00'])),
    undecodable('a word behind its data', concat([data, `0x${'0'.repeat(64)}`])),
    undecodable('the last byte left out', data.slice(0, -2) as Hex),
    undecodable('padding that is not zero', `${data.slice(0, -1)}1` as Hex),
    undecodable('a kind that begins elsewhere', change(1, words[2] ?? '')),
    undecodable('an offset above 2^64', change(1, `${'0'.repeat(46)}1${(words[1] ?? '').slice(47)}`)),
    undecodable('no data', '0x'),
    { what: '16,385 bytes', repeat: { of: '.', times: 16_385 }, reason: 'Oversized' },
    { what: '16,386 bytes in 8,193 characters', repeat: { of: 'é', times: 8_193 }, reason: 'Oversized' },
    {
      what: '501 judges, who are too many bytes',
      ...{ kind: 'assignments', reason: 'Oversized' },
      repeat: { of: `["${ADA}"],`, times: 500, before: '[', after: `["${ADA}"]]` },
    },
    { what: 'an entry that was not given', about: 7, text: 'Lunch', reason: 'UnknownEntry' },
    {
      what: 'an unknown submission',
      about: `0x${'a'.repeat(64)}`,
      text: 'Lunch',
      reason: 'UnknownSubmission',
    },
    shown('assignments', 'text that is no JSON', { text: `[["${ADA}",1]` }),
    shown('assignments', 'a byte order mark', { text: `\ufeff[["${ADA}",1]]` }),
    shown('assignments', 'an object', { text: '{}' }),
    shown('assignments', 'entry 0', assigned(ADA, 0)),
    shown('assignments', 'entry 1,001', assigned(ADA, 1_001)),
    shown('assignments', 'half an entry', assigned(ADA, 1.5)),
    shown('assignments', 'an entry as text', assigned(ADA, '1')),
    shown('assignments', 'no address', assigned('Ada', 1)),
    shown('assignments', 'a row without a judge', assigned()),
    shown('assignments', '1,001 numbers', {
      repeat: { of: '1,', times: 1_000, before: `[["${ADA}",`, after: '1]]' },
    }),
    shown('awards', 'an object', { text: '{}' }),
    shown('awards', 'entry 0', award({ entry: 0 })),
    shown('awards', 'entry 1,001', award({ entry: 1_001 })),
    shown('awards', 'an unknown field', award({ place: 1 })),
    shown('awards', 'a missing field', { text: '[{"prize":"A","entry":1}]' }),
    shown('awards', 'a prize that is null', award({ prize: null })),
    shown('awards', '101 awards', {
      repeat: {
        of: '{"prize":"","entry":1,"reason":""},',
        times: 100,
        before: '[',
        after: '{"prize":"","entry":1,"reason":""}]',
      },
    }),
  ];
}

/** Notes that are read, although their JSON is not canonical. */
export function listUnusualNotes(): readonly UnusualNote[] {
  const assigned = (...entries: readonly number[]) => ({ judge: ADA, entries });
  const award = (prize: string, entry: number) => ({ prize, entry, reason: '' });
  const toText = (...awards: readonly object[]) => JSON.stringify(awards);
  return [
    { what: 'white space', kind: 'assignments', text: ` [\n [ "${ADA}" , 1 ] ] `, value: [assigned(1)] },
    {
      what: 'numbers in other spellings',
      kind: 'assignments',
      text: `[["${ADA}",1.0,2e0,0.3e1]]`,
      value: [assigned(1, 2, 3)],
    },
    {
      what: 'an address in lower case',
      kind: 'assignments',
      text: `[["${ADA.toLowerCase()}",1]]`,
      value: [assigned(1)],
    },
    {
      what: 'a judge twice',
      kind: 'assignments',
      text: `[["${ADA}",1],["${ADA}",2]]`,
      value: [assigned(1), assigned(2)],
    },
    { what: 'an entry twice', kind: 'assignments', text: `[["${ADA}",1,1]]`, value: [assigned(1, 1)] },
    { what: 'a judge without an entry', kind: 'assignments', text: `[["${ADA}"]]`, value: [assigned()] },
    {
      what: 'a prize twice',
      kind: 'awards',
      text: toText(award('A', 1), award('A', 2)),
      value: [award('A', 1), award('A', 2)],
    },
    {
      what: 'a key twice',
      kind: 'awards',
      text: '[{"prize":"A","entry":1,"reason":"","prize":"B"}]',
      value: [award('B', 1)],
    },
    {
      what: 'a key twice, once with an escape',
      kind: 'awards',
      text: '[{"prize":"A","entry":1,"reason":"","\\u0070rize":"B"}]',
      value: [award('B', 1)],
    },
    { what: 'no awards', kind: 'awards', text: '[]', value: [] },
  ];
}
