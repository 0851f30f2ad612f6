import { type Address, concat, type Hex, zeroAddress } from 'viem';
import { encodeNote } from '../src/acts/encodeNote.ts';
import { computeAttestationUid } from '../src/base/attestationUid.ts';
import { NOTE_SCHEMA_UID } from '../src/contest/schemas.ts';
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

/** An attestation of a note, and whether it counts. Times in seconds. */
export type NoteRow = {
  readonly what: string;
  readonly counts: boolean;
  readonly uid: Hex;
  readonly schema: Hex;
  readonly recipient: Address;
  readonly attester: Address;
  readonly time: number;
  readonly expirationTime: number;
  readonly revocationTime: number;
  readonly revocable: boolean;
  readonly refUID: Hex;
  readonly data: Hex;
  readonly bump: 0;
};

type RowChange = Partial<Omit<NoteRow, 'what' | 'counts' | 'uid' | 'time' | 'bump'>> & {
  readonly about?: number | Hex;
  readonly kind?: string;
  readonly text?: string;
};

/** Attestations about the open contest, and the notes among them that count, in their order. */
export function listNoteRows() {
  const { contest: attested }: { readonly contest: NoteRow } = JSON.parse(readVector('open.bundle.json'));
  const { state } = JSON.parse(readVector('open.history.json'));
  const submissions: readonly Hex[] = state.submissions.map(({ uid }: { readonly uid: Hex }) => uid);
  const { uid: contest, attester: organizer } = attested;
  const [submission = contest] = submissions;
  const make = (counts: boolean, what: string, seconds: number, change: RowChange): NoteRow => {
    const { about = null, kind = 'text', text = what, ...fields } = change;
    const row: Omit<NoteRow, 'what' | 'counts' | 'uid' | 'bump'> = {
      ...{
        schema: NOTE_SCHEMA_UID,
        recipient: zeroAddress,
        attester: organizer,
        time: attested.time + seconds,
      },
      ...{ expirationTime: 0, revocationTime: 0, revocable: true, refUID: contest },
      ...{ data: encodeNote({ about, kind, text }), ...fields },
    };
    const times = { time: BigInt(row.time), expirationTime: BigInt(row.expirationTime), revocationTime: 0n };
    const uid = computeAttestationUid({ ...row, ...times });
    return { what, counts, uid, ...row, bump: 0 };
  };
  const yes = (what: string, seconds: number, change: RowChange = {}) => make(true, what, seconds, change);
  const no = (what: string, seconds: number, change: RowChange = {}) => make(false, what, seconds, change);
  const twins = ['[]', '[ ]'].map((text) =>
    no('one of two within a second', 20, { kind: 'assignments', text }),
  );
  const greatest = twins
    .map(({ uid }) => uid)
    .sort()
    .at(-1);
  const awards = { kind: 'awards', text: '[]' };
  const refused = { kind: 'not-admitted', about: submission };
  const text = encodeNote({ about: null, kind: 'awards', text: '[]' });
  const rows = [
    no('awards with a byte behind their data, after all others', 50, { data: concat([text, '0x00']) }),
    no('awards of another account, after all others', 40, {
      ...awards,
      attester: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8',
    }),
    ...twins.map((row) => ({ ...row, counts: row.uid === greatest })),
    no('awards that are revoked', 12, { ...awards, revocationTime: attested.time + 13 }),
    yes('awards whose JSON cannot be read', 11, { kind: 'awards', text: 'See the wall.' }),
    no('awards that were replaced', 10, awards),
    yes('awards about an entry', 9, { ...awards, about: 1 }),
    yes('awards of a kind in upper case', 8, { kind: 'Awards', text: '[]' }),
    yes('why a submission was not admitted', 6, refused),
    no('why a submission was not admitted, replaced', 5, refused),
    yes('an unknown kind', 4, { kind: 'weather' }),
    no('an unknown kind, replaced', 3, { kind: 'weather' }),
    yes('a second text', 2),
    yes('a text', 1),
    yes('another text within the second', 1),
    yes('a text that has expired', 1, { expirationTime: 1 }),
    yes('a text that cannot be revoked', 1, { revocable: false }),
    yes('a text about the last entry', 1, { about: state.entries.length }),
    yes('a text about a submission that was withdrawn', 1, { about: submissions[1] ?? contest }),
    no('a text about an entry that was not given', 1, { about: state.entries.length + 1 }),
    no('a text about an unknown submission', 1, { about: `0x${'a'.repeat(64)}` }),
    no('a text about the UID of the contest', 1, { about: contest }),
    no('a text of another account', 1, { attester: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8' }),
    no('a text about another contest', 1, { refUID: submission }),
    no('a text under another schema', 1, { schema: attested.schema }),
    no('a text that is revoked', 1, { revocationTime: attested.time + 1 }),
  ];
  const order = ({ time, uid }: NoteRow) => `${time} ${uid}`;
  const counted = rows.filter(({ counts }) => counts).sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return {
    contest,
    organizer,
    entries: state.entries.length,
    submissions,
    rows,
    notes: counted.map(({ uid }) => uid),
  };
}
