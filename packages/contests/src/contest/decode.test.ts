import fc from 'fast-check';
import { concat, encodePacked, getAddress, type Hex, keccak256, size, slice, toHex, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../../tools/test/vitest/fuzz.ts';
import { word } from '../../test/make.ts';
import { makeTerms } from '../../test/makeContest.ts';
import { type ActValues, decodeActData } from './decode.ts';
import { encodeActData } from './encode.ts';
import { NOTE_SCHEMA, NOTE_SCHEMA_UID, SCHEMA_NAMES, type SchemaName } from './schemas.ts';

test('has the UID of the schema of notes, which has no resolver', () => {
  const { definition, revocable } = NOTE_SCHEMA;
  expect(definition).toBe('bytes32 about,string kind,string text');
  const packed = encodePacked(['string', 'address', 'bool'], [definition, zeroAddress, revocable]);
  expect(NOTE_SCHEMA_UID).toBe(keccak256(packed));
});

const uid = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }).map(word);
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
const seconds = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const entry = fc.nat(65_535);
const points = fc.array(fc.nat(255), { maxLength: 40 });
const account = fc
  .bigInt({ min: 0n, max: 2n ** 160n - 1n })
  .map((number) => getAddress(toHex(number, { size: 20 })));

const arbitraries: { readonly [Name in SchemaName]: fc.Arbitrary<ActValues[Name]> } = {
  contest: fc.record({
    ...{ title: text, uri: text, contentHash: uid },
    ...{ submissionsUntil: seconds, opensAt: seconds, closesAt: seconds, revealUntil: seconds },
    ...{ flags: fc.nat(255), judges: fc.array(account, { maxLength: 4 }) },
    ...{ maxPoints: points, weights: points, entries: fc.array(uid, { maxLength: 4 }) },
  }),
  entry: fc.record({ contentHash: uid, uri: text, replaces: fc.option(uid) }),
  admit: fc.record({ first: entry, submissions: fc.array(uid, { maxLength: 4 }) }),
  list: fc.record({
    ...{ first: entry, uri: text, contentHash: uid, entries: fc.array(uid, { maxLength: 4 }) },
  }),
  judges: fc.record({ judges: fc.array(account, { maxLength: 4 }), listed: fc.boolean() }),
  evaluation: fc.record({ entry, points, comment: text, commentHash: fc.option(uid) }),
  recusal: fc.record({ entry }),
  disqualify: fc.record({ entry, reason: text }),
  postpone: fc.record({
    ...{ submissionsUntil: seconds, opensAt: seconds, closesAt: seconds, revealUntil: seconds },
    reason: text,
  }),
  commit: fc.record({ entry, commitment: uid }),
  reveal: fc
    .record({ entry, judge: account, points, comment: text, salt: uid })
    .map((values) => ({ ...values, commentHash: keccak256(toHex(values.comment)) })),
};

/** Decodes with the name of the schema unknown to the compiler. */
const decode = (name: SchemaName, data: Hex) => decodeActData(name, data);
const encode = (name: SchemaName, values: ActValues[SchemaName]) => encodeActData(name, values as never);

describe.each(SCHEMA_NAMES)('%s', (name) => {
  const encoded = (arbitraries[name] as fc.Arbitrary<ActValues[SchemaName]>).map((values) => ({
    values,
    data: encode(name, values),
  }));

  test('decodes what it encodes', () => {
    fc.assert(
      fc.property(encoded, ({ values, data }) => {
        expect(decode(name, data)).toEqual({ ok: true, value: values });
      }),
    );
  });

  test('refuses shorter data, longer data and another offset', () => {
    fc.assert(
      fc.property(encoded, ({ data }) => {
        const shorter = slice(data, 0, size(data) - 32 || 1);
        for (const changed of [shorter, concat([data, '0x00']), concat([data, word(0)])])
          expect(decode(name, changed)).toEqual({ ok: false, reason: 'Undecodable' });
      }),
    );
  });

  test('has one encoding: other data is refused or has other values', () => {
    const change = fc.tuple(encoded, fc.nat(), fc.integer({ min: 1, max: 255 }));
    fc.assert(
      fc.property(change, ([{ values, data }, place, by]) => {
        const bytes = Buffer.from(data.slice(2), 'hex');
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ by;
        const decoded = decode(name, `0x${bytes.toString('hex')}`);
        // Invalid UTF-8 is replaced, which is the only loss: U+FFFD itself is what it looks like.
        if (decoded.ok && !JSON.stringify(decoded.value, toPlain).includes('\ufffd'))
          expect(decoded.value).not.toEqual(values);
      }),
    );
  });
});

const toPlain = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);

const evaluation = encodeActData('evaluation', { entry: 1, points: [1, 2], comment: 'a', commentHash: null });

/** Replaces a 32-byte word of data. */
const withWord = (data: Hex, index: number, replacement: Hex): Hex =>
  concat([
    ...(index > 0 ? [slice(data, 0, index * 32)] : []),
    replacement,
    ...(size(data) > (index + 1) * 32 ? [slice(data, (index + 1) * 32)] : []),
  ]);

test.each<[string, SchemaName, Hex, string]>([
  ['an entry number above uint16', 'recusal', word(65_536), 'Undecodable'],
  ['a bool of 2', 'judges', concat([word(0x40), word(2), word(0)]), 'Undecodable'],
  [
    'an address of 21 bytes',
    'judges',
    concat([word(0x40), word(1), word(1), word(2n ** 160n)]),
    'Undecodable',
  ],
  ['an address of 21 bytes in a list', 'contest', makeDirtyJudge(), 'Undecodable'],
  ['an offset behind a gap', 'evaluation', withWord(evaluation, 1, word(0xa0)), 'Undecodable'],
  ['dirty padding', 'evaluation', withWord(evaluation, 5, `0x0102${'0'.repeat(59)}1`), 'Undecodable'],
  ['a length of 2^256 - 1', 'evaluation', withWord(evaluation, 4, word(2n ** 256n - 1n)), 'Undecodable'],
  ['a length of 2^53', 'evaluation', withWord(evaluation, 4, word(2n ** 53n)), 'Undecodable'],
  ['characters that are not hex', 'recusal', `0x${'zz'.repeat(32)}`, 'Undecodable'],
  ['half a byte', 'recusal', '0x0', 'Undecodable'],
  ['more than any accepted data, unread', 'recusal', `0x${'zz'.repeat(32_769)}`, 'Oversized'],
  ['no title', 'contest', encodeActData('contest', makeTerms({ title: '' })), 'MissingTitle'],
  ['a long title', 'contest', encodeActData('contest', makeTerms({ title: 'é'.repeat(401) })), 'Oversized'],
  ['a long URI', 'contest', encodeActData('contest', makeTerms({ uri: 'u'.repeat(8_193) })), 'Oversized'],
  [
    'no document',
    'contest',
    encodeActData('contest', makeTerms({ contentHash: word(0) })),
    'MissingDocument',
  ],
  ['no reason', 'disqualify', encodeActData('disqualify', { entry: 1, reason: '' }), 'MissingReason'],
  [
    'a long comment',
    'evaluation',
    encodeActData('evaluation', { entry: 1, points: [], comment: 'c'.repeat(4_097), commentHash: null }),
    'Oversized',
  ],
])('refuses to decode %s', (_, name, data, reason) => {
  expect(decode(name, data)).toEqual({ ok: false, reason });
});

function makeDirtyJudge(): Hex {
  const data = encodeActData('contest', makeTerms());
  const clean = slice(data, 0, size(data)).replace(word(0xa1).slice(2), `1${word(0xa1).slice(3)}`);
  return clean as Hex;
}

test('replaces invalid UTF-8, keeps a byte order mark, and hashes the bytes of a comment', () => {
  const bytes: Hex = '0xefbbbfff41';
  const data = encodeActData('reveal', {
    ...{ entry: 1, judge: getAddress(toHex(1, { size: 20 })), points: [] },
    ...{ comment: 'x'.repeat(5), salt: word(1) },
  }).replace('78'.repeat(5), bytes.slice(2));
  const decoded = decodeActData('reveal', data as Hex);
  expect(decoded).toMatchObject({
    ok: true,
    value: { comment: '\ufeff\ufffdA', commentHash: keccak256(bytes) },
  });
});

fuzz(
  'data',
  'any bytes are decoded or refused',
  fc.property(
    fc.constantFrom(...SCHEMA_NAMES),
    fc.oneof(
      fc
        .array(
          fc.oneof(
            fc.nat(40).map((value) => word(value * 32)),
            fc.nat(40).map(word),
            uid,
          ),
          {
            maxLength: 20,
          },
        )
        .map((words) => concat(words)),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => toHex(bytes)),
      fc.string().map((noise) => noise as Hex),
    ),
    (name, data) => {
      const decoded = decode(name, data);
      // Bytes that are not UTF-8 are replaced.
      const isReplaced =
        decoded.ok && Object.values(decoded.value).some((value) => `${value}`.includes('\uFFFD'));
      if (decoded.ok && !isReplaced) expect(encode(name, decoded.value).length).toBe(data.length);
    },
  ),
);
