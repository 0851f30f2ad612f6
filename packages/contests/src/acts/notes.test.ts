import fc from 'fast-check';
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  keccak256,
  zeroAddress,
} from 'viem';
import { describe, expect, test } from 'vitest';
import { address, JUDGES, word } from '../../test/make.ts';
import { ENTRANT, ORGANIZER, startContest } from '../../test/makeContest.ts';
import type { Attestation } from '../base/attestation.ts';
import { computeAttestationUid } from '../base/attestationUid.ts';
import { CONTEST_LIMITS, NOTE_SCHEMA, NOTE_SCHEMA_UID } from '../contest/schemas.ts';
import { encodeAssignments, encodeNote } from './encodeNote.ts';
import { decodeNote, type NoteValues, readNotes } from './notes.ts';

const { state, contest, attest, revoke } = startContest();
const submit = (hash: number) =>
  attest('entry', { contentHash: word(hash), uri: 'ipfs://x', replaces: null }, ENTRANT, 600n).uid;
const pending = submit(0x51);
const withdrawn = attest(
  'entry',
  { contentHash: word(0x52), uri: 'ipfs://y', replaces: null },
  ENTRANT,
  601n,
);
revoke(withdrawn, 602n);

const note = (values: Partial<NoteValues>, change: Partial<Attestation> = {}): Attestation => {
  const row = {
    ...({ schema: NOTE_SCHEMA_UID, recipient: zeroAddress, attester: ORGANIZER, time: 700n } as const),
    ...{ expirationTime: 0n, revocationTime: 0n, revocable: true, refUID: contest.uid, isOffchain: false },
    data: encodeNote({ about: null, kind: 'text', text: 'Lunch is at one.', ...values }),
    ...change,
  };
  return { ...row, uid: computeAttestationUid(row) };
};
const read = (...rows: readonly Attestation[]) => readNotes(state, rows);
const [ada, ben] = JUDGES;

test('has the UID of its definition without a resolver', () => {
  const { definition, revocable } = NOTE_SCHEMA;
  const packed = encodePacked(['string', 'address', 'bool'], [definition, zeroAddress, revocable]);
  expect(NOTE_SCHEMA_UID).toBe(keccak256(packed));
});

describe('encodeNote and decodeNote', () => {
  test.each<[string, NoteValues]>([
    ['the contest', { about: null, kind: 'text', text: 'Ü 🏆' }],
    ['an entry', { about: 1_000, kind: 'not-admitted', text: '' }],
    ['a submission', { about: pending, kind: '', text: 'x' }],
  ])('reads a note about %s as it is written', (_, values) => {
    expect(decodeNote(encodeNote(values))).toEqual({ ok: true, value: values });
  });

  test('encodes a note by the ABI of its definition', () => {
    const types = [{ type: 'bytes32' }, { type: 'string' }, { type: 'string' }] as const;
    const data = encodeAbiParameters(types, [word(7), 'text', 'Hello.']);
    expect(encodeNote({ about: 7, kind: 'text', text: 'Hello.' })).toBe(data);
  });

  test('accepts only the canonical data of a note', () => {
    const data = encodeNote({ about: null, kind: 'text', text: 'Hello.' });
    for (const bad of [
      concat([data, '0x00']),
      data.slice(0, -2) as Hex,
      `${data.slice(0, -1)}1` as Hex,
      '0x',
    ] as const)
      expect(decodeNote(bad)).toEqual({ ok: false, reason: 'Undecodable' });
  });

  test('refuses a note with more than 16,384 bytes of text', () => {
    const most = 'ü'.repeat(8_192);
    expect(decodeNote(encodeNote({ about: null, kind: 'text', text: most }))).toMatchObject({ ok: true });
    const more = encodeNote({ about: null, kind: 'text', text: `${most}.` });
    expect(decodeNote(more)).toEqual({ ok: false, reason: 'Oversized' });
    expect(read(note({ text: `${most}.` }))).toEqual([]);
    const long = encodeNote({ about: null, kind: 'x'.repeat(CONTEST_LIMITS.dataBytes), text: '' });
    expect(decodeNote(long)).toEqual({ ok: false, reason: 'Oversized' });
  });
});

describe('readNotes', () => {
  test('counts a note about the contest, its entries, and its submissions in any state', () => {
    const abouts = [null, 1, 2, pending, withdrawn.uid];
    const rows = abouts.map((about, index) => note({ about }, { time: 700n + BigInt(index) }));
    expect(read(...rows).map(({ about }) => about)).toEqual(abouts);
  });

  test('counts a note that has expired, and one that is irrevocable', () => {
    expect(read(note({}, { expirationTime: 1n }), note({}, { revocable: false }))).toHaveLength(2);
  });

  test('counts a note once if its row is there twice', () => {
    expect(read(note({}), note({}))).toHaveLength(1);
  });

  test.each<[string, Attestation]>([
    ['of another account', note({}, { attester: ada })],
    ['of another contest', note({}, { refUID: word(1) })],
    ['under another schema', note({}, { schema: word(2) })],
    ['that is off-chain', note({}, { isOffchain: true })],
    ['that is revoked', note({}, { revocationTime: 800n })],
    ['about an unknown entry', note({ about: 3 })],
    ['about an unknown submission', note({ about: word(0xabcdef) })],
    ['about another attestation', note({ about: contest.uid })],
    ['that cannot be decoded', note({}, { data: '0x1234' })],
  ])('does not count a note %s', (_, row) => {
    expect(read(row)).toEqual([]);
  });

  test('does not count a note if one of its rows says that it is revoked, in either order', () => {
    const row = note({});
    const revoked = { ...row, revocationTime: 900n };
    expect(read(row, revoked)).toEqual([]);
    expect(read(revoked, row)).toEqual([]);
  });
});

describe('of each kind', () => {
  test('all notes with texts count, in the order of time and UID', () => {
    const rows = [
      note({ text: 'Third.' }, { time: 702n }),
      note({ text: 'First.' }, { time: 700n }),
      note({ kind: 'weather', text: 'Second.' }, { time: 701n }),
    ];
    expect(read(...rows)).toMatchObject([
      { kind: 'text', text: 'First.', time: 700n },
      { kind: 'other', name: 'weather', text: 'Second.' },
      { kind: 'text', text: 'Third.' },
    ]);
  });

  test.each(['not-admitted', 'assignments', 'awards', 'weather'])(
    'the newest %s of each about counts',
    (kind) => {
      const rows = [
        note({ kind, text: '[]', about: 1 }, { time: 701n }),
        note({ kind, text: '[]', about: 1 }, { time: 700n }),
        note({ kind, text: '[]', about: 2 }, { time: 699n }),
      ];
      expect(read(...rows).map(({ uid }) => uid)).toEqual([rows[2]?.uid, rows[0]?.uid]);
    },
  );

  test('the note with the greater UID counts within a second', () => {
    const rows = ['[]', '[ ]', '[  ]'].map((text) => note({ kind: 'awards', text }));
    const [greatest] = rows
      .map(({ uid }) => uid)
      .toSorted()
      .toReversed();
    expect(read(...rows).map(({ uid }) => uid)).toEqual([greatest]);
    expect(read(...rows.toReversed()).map(({ uid }) => uid)).toEqual([greatest]);
  });

  test('an earlier note counts again once the newest is revoked', () => {
    const earlier = note({ kind: 'not-admitted', text: 'Late.', about: pending }, { time: 700n });
    const newest = note({ kind: 'not-admitted', text: 'Off topic.', about: pending }, { time: 701n });
    expect(read(earlier, newest)).toMatchObject([{ text: 'Off topic.' }]);
    expect(read(earlier, { ...newest, revocationTime: 702n })).toMatchObject([{ text: 'Late.' }]);
  });
});

describe('of other kinds', () => {
  test('reads the JSON of assignments and awards', () => {
    const lowerCase = ada.toLowerCase() as Address;
    const assignments = encodeAssignments([
      { judge: lowerCase, entries: [1, 2] },
      { judge: ben, entries: [] },
    ]);
    expect(assignments).toBe(`[["${lowerCase}",1,2],["${ben}"]]`);
    const awards = [{ prize: 'A ladder', entry: 2, reason: 'The ranking has another first.' }];
    const rows = [
      note({ kind: 'assignments', text: assignments }),
      note({ kind: 'awards', text: JSON.stringify(awards) }, { time: 701n }),
    ];
    expect(read(...rows)).toMatchObject([
      {
        kind: 'assignments',
        assignments: [
          { judge: ada, entries: [1, 2] },
          { judge: ben, entries: [] },
        ],
      },
      { kind: 'awards', awards },
    ]);
  });

  const award = { prize: 'A ladder', entry: 1, reason: '' };
  const assignments = (value: unknown) => ['assignments', JSON.stringify(value)] as const;
  const awards = (value: unknown) => ['awards', JSON.stringify(value)] as const;
  test.each<[string, readonly [string, string]]>([
    ['no JSON', ['assignments', 'Ada: 1 to 5']],
    ['no list of judges', assignments([ada, 1])],
    ['an object for a judge', assignments([{ judge: ada, entries: [1] }])],
    ['a judge without an address', assignments([[]])],
    ['a judge who is no address', assignments([['ada.eth', 1]])],
    ['entry 0', assignments([[ada, 0]])],
    ['entry 1,001', assignments([[ada, 1_001]])],
    ['a number as text', assignments([[ada, '1']])],
    ['more entries than a contest has', assignments([[ada, ...Array(1_001).fill(1)]])],
    ['an award of another field', awards([{ ...award, note: '' }])],
    ['deep nesting', ['assignments', '['.repeat(16_000)]],
    ['a prize that is a number', awards([{ ...award, prize: 1 }])],
    ['an award without an entry', awards([{ prize: 'A ladder', reason: '' }])],
    ['more than 100 awards', awards(Array(101).fill(award))],
  ])('shows the JSON of a note with %s as text', (_, [kind, text]) => {
    expect(read(note({ kind, text }))).toMatchObject([{ kind: 'other', name: kind, text }]);
  });

  test('lets a note replace the earlier one, also if its JSON cannot be parsed', () => {
    const earlier = note({ kind: 'awards', text: JSON.stringify([award]) }, { time: 700n });
    const newest = note({ kind: 'awards', text: 'See the wall.' }, { time: 701n });
    expect(read(earlier, newest)).toMatchObject([{ kind: 'other', name: 'awards', text: 'See the wall.' }]);
  });

  test('reads JSON with up to 100 awards', () => {
    const hundred = awards(Array(100).fill(award));
    expect(read(note({ kind: hundred[0], text: hundred[1] }))).toMatchObject([{ kind: 'awards' }]);
  });
});

test('selects the same notes as a comparison of each row with all others, in any order', () => {
  const rows = fc.array(
    fc
      .record({
        about: fc.constantFrom<NoteValues['about']>(null, 1, 2, 3, pending, word(0xabcdef)),
        kind: fc.constantFrom('text', 'not-admitted', 'assignments', 'awards', 'weather'),
        text: fc.constantFrom('[]', 'Hello.', '', JSON.stringify([[ada, 1]])),
        time: fc.bigInt(700n, 703n),
        attester: fc.constantFrom(ORGANIZER, ORGANIZER, ORGANIZER, address(0x77)),
        revocationTime: fc.constantFrom(0n, 0n, 0n, 900n),
      })
      .map(({ about, kind, text, ...change }) => ({ row: note({ about, kind, text }, change), about, kind })),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(rows, (made) => {
      const isRevoked = (uid: Hex) => made.some(({ row }) => row.uid === uid && row.revocationTime > 0n);
      const known = made.filter(
        ({ row, about }) =>
          row.attester === ORGANIZER && !isRevoked(row.uid) && about !== 3 && about !== word(0xabcdef),
      );
      const place = ({ time, uid }: Attestation) => `${time}${uid}`;
      const chosen = known.filter(
        ({ row, about, kind }) =>
          kind === 'text' ||
          !known.some(
            (other) => other.kind === kind && other.about === about && place(other.row) > place(row),
          ),
      );
      const expected = [...new Set(chosen.map(({ row }) => place(row)))].toSorted();
      const shown = readNotes(
        state,
        made.map(({ row }) => row),
      );
      expect(shown.map(({ time, uid }) => `${time}${uid}`)).toEqual(expected);
      expect(readNotes(state, made.map(({ row }) => row).toReversed())).toEqual(shown);
    }),
    { numRuns: 2_000 },
  );
});
