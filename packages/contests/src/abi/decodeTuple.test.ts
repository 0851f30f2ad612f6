import fc from 'fast-check';
import {
  concat,
  decodeAbiParameters,
  encodeAbiParameters,
  getAddress,
  type Hex,
  parseAbiParameters,
  size,
  slice,
  toHex,
} from 'viem';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fuzz } from '../../../../scripts/vitest/fuzz.ts';
import { word } from '../../test/make.ts';
import { decodeContestData, encodeContest } from '../contest/contestSchemas.ts';
import { decodeEvaluation, encodeEvaluation } from '../contest/evaluationSchemas.ts';
import { LIMITS } from '../limits.ts';
import { decodeTuple } from './decodeTuple.ts';
import { encodeTuple } from './encodeTuple.ts';
import { hexToBytes } from './hex.ts';

const EVALUATION = parseAbiParameters('bytes32, string, string[], uint8, string');
const CONTEST = parseAbiParameters('string, string, address[], string[]');

const text = fc.string({ unit: 'grapheme', maxLength: 60 });
const uid = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(word);
const account = fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }).map((number) => toHex(number, { size: 20 }));
const evaluation = fc.record({
  contest: uid,
  entry: text,
  tags: fc.array(text, { maxLength: 8 }),
  points: fc.nat(255),
  comment: fc.string({ unit: 'binary', maxLength: 200 }),
});

const GOOD = encodeEvaluation({ contest: word(1), entry: 'e', tags: ['a', 'b'], points: 5, comment: 'fine' });

/** Replaces 32-byte words of data by number. */
function withWords(data: Hex, words: Readonly<Record<number, Hex>>): Hex {
  const parts = Array.from({ length: size(data) / 32 }, (_, index) =>
    slice(data, index * 32, index * 32 + 32),
  );
  return concat(parts.map((part, index) => words[index] ?? part));
}

describe('valid data', () => {
  test('decodes an encoded evaluation to the same values', () => {
    fc.assert(
      fc.property(evaluation, (value) => {
        expect(decodeEvaluation(encodeEvaluation(value))).toEqual({ ok: true, value });
      }),
    );
  });

  test('decodes an encoded contest to the same values', () => {
    const contest = fc.record({
      title: text,
      description: text,
      judges: fc.array(
        account.map((each) => getAddress(each)),
        { maxLength: 5 },
      ),
      entries: fc.array(text, { maxLength: 5 }),
    });
    fc.assert(
      fc.property(contest, (value) => {
        expect(decodeContestData(encodeContest(value))).toEqual({ ok: true, value });
      }),
    );
  });

  test('encodes and decodes an evaluation like viem', () => {
    fc.assert(
      fc.property(evaluation, ({ contest, entry, tags, points, comment }) => {
        const data = encodeAbiParameters(EVALUATION, [contest, entry, tags, points, comment]);
        expect(encodeEvaluation({ contest, entry, tags, points, comment })).toBe(data);
        const decoded = decodeEvaluation(data);
        expect(decoded.ok && Object.values(decoded.value)).toEqual(decodeAbiParameters(EVALUATION, data));
      }),
    );
  });

  test('encodes and decodes a contest like viem', () => {
    const contest = fc.tuple(
      text,
      text,
      fc.array(account, { maxLength: 5 }),
      fc.array(text, { maxLength: 5 }),
    );
    fc.assert(
      fc.property(contest, (values) => {
        const types = ['string', 'string', 'address[]', 'string[]'] as const;
        const data = encodeAbiParameters(CONTEST, values);
        expect(encodeTuple(types, values)).toBe(data);
        expect(decodeTuple(types, hexToBytes(data) ?? new Uint8Array())).toEqual(
          decodeAbiParameters(CONTEST, data),
        );
      }),
    );
  });
});

describe('hostile data', () => {
  const undecodable = { ok: false, reason: 'undecodable' };

  test.each([
    ['points of 256', { 3: word(256) }],
    ['points of 261, which are 5 in one byte', { 3: word(261) }],
    ['points with all bits set', { 3: word(2n ** 256n - 1n) }],
    ['an offset past the end', { 1: word(10_000) }],
    ['an offset that overflows', { 1: word(2n ** 256n - 32n) }],
    ['a string longer than the data', { 5: word(100_000) }],
    ['a list longer than the data', { 7: word(2n ** 40n) }],
    ['a list whose size overflows', { 7: word(2n ** 251n) }],
  ])('rejects %s', (_, words) => {
    expect(decodeEvaluation(withWords(GOOD, words))).toEqual(undecodable);
  });

  test('decodes 255 points without validating them', () => {
    expect(decodeEvaluation(withWords(GOOD, { 3: word(255) }))).toMatchObject({
      ok: true,
      value: { points: 255 },
    });
  });

  test.each([
    ['a lone continuation byte', '0x80'],
    ['an overlong slash', '0xc0af'],
    ['a surrogate', '0xeda080'],
    ['a cut-off character', '0xe282'],
  ] as const)('a text with %s is no UTF-8 and cannot be decoded', (_, bytes) => {
    const padded = `${bytes}${'0'.repeat(66 - bytes.length)}` as const;
    const words = size(GOOD) / 32;
    const data = withWords(GOOD, { [words - 2]: word(size(bytes)), [words - 1]: padded });
    expect(decodeEvaluation(data)).toEqual(undecodable);
  });

  test('keeps a leading byte order mark', () => {
    const entry = '\uFEFFhttps://example.org';
    const data = encodeEvaluation({ contest: word(1), entry, tags: [], points: 0, comment: '' });
    expect(decodeEvaluation(data)).toMatchObject({ ok: true, value: { entry } });
  });

  test('rejects an address with non-zero upper bytes', () => {
    const types = ['address[]'] as const;
    const data = encodeTuple(types, [['0x00000000000000000000000000000000000000aa']]);
    const dirty = withWords(data, { 2: word((1n << 160n) + 0xaan) });
    expect(decodeTuple(types, hexToBytes(data) ?? new Uint8Array())).not.toBeNull();
    expect(decodeTuple(types, hexToBytes(dirty) ?? new Uint8Array())).toBeNull();
  });

  test('ignores unreferenced bytes and accepts an unpadded last word', () => {
    expect(decodeEvaluation(concat([GOOD, '0xdeadbeef']))).toEqual(decodeEvaluation(GOOD));
    expect(decodeEvaluation(slice(GOOD, 0, size(GOOD) - 28))).toEqual(decodeEvaluation(GOOD));
    expect(decodeEvaluation(slice(GOOD, 0, size(GOOD) - 29))).toEqual(undecodable);
  });

  test('decodes small strings that share their bytes', () => {
    const shared = withWords(GOOD, { 4: slice(GOOD, 32, 64) });
    expect(decodeEvaluation(shared)).toMatchObject({ ok: true, value: { entry: 'e', comment: 'e' } });
  });

  test('rejects a list that would expand to 60 MB before decoding it', () => {
    const count = 2_000;
    const length = 30_000;
    const list = [word(count), ...Array.from({ length: count }, () => word(count * 32))];
    const bomb = concat([
      word(1),
      word(160 + 32 * (count + 1)),
      word(160),
      word(0),
      word(160 + 32 * (count + 1)),
      ...list,
      word(length),
      `0x${'61'.repeat(length)}`,
    ]);
    expect(size(bomb)).toBeLessThan(100_000);
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    onTestFinished(() => decode.mockRestore());
    expect(decodeEvaluation(bomb)).toEqual(undecodable);
    const decoded = decode.mock.calls.reduce((sum, [bytes]) => sum + (bytes?.byteLength ?? 0), 0);
    expect(decode).toHaveBeenCalled();
    expect(decoded).toBeLessThanOrEqual(LIMITS.decodedBytes);
  });

  test('rejects one byte more than the limits', () => {
    const comment = (length: number) => 'x'.repeat(length);
    const make = (length: number) =>
      encodeEvaluation({ contest: word(1), entry: '', tags: [], points: 0, comment: comment(length) });
    const fixed = size(make(0));
    const longest = Math.floor((LIMITS.rawBytes - fixed) / 32) * 32;
    expect(decodeEvaluation(make(longest)).ok).toBe(true);
    expect(decodeEvaluation(concat([make(longest), '0x00']))).toEqual(undecodable);
  });

  test('rejects data that is not hex or has half a byte', () => {
    for (const data of ['0x', '0x1', '', '0xzz', `${GOOD.slice(0, -1)}g`, `${GOOD}0`]) {
      expect(decodeEvaluation(data as Hex)).toEqual(undecodable);
    }
  });
});

/** Hostile values of offsets, lengths and numbers. */
const hostileWord = fc.oneof(
  fc.nat(700).map(word),
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(word),
  fc.constantFrom(word(2n ** 255n), word(2n ** 48n), word(2n ** 53n), word(2n ** 64n)),
);
const changedWords = fc.array(fc.tuple(fc.nat(size(GOOD) / 32 - 1), hostileWord), {
  minLength: 1,
  maxLength: 4,
});

const isRefusal = (answer: { readonly ok: boolean; readonly reason?: string }) =>
  answer.ok || answer.reason === 'undecodable';

fuzz(
  'attestation bytes',
  'decodes or rejects random bytes',
  fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
    expect(decodeEvaluation(toHex(bytes))).toSatisfy(isRefusal);
    expect(decodeContestData(toHex(bytes))).toSatisfy(isRefusal);
  }),
);

fuzz(
  'attestation bytes',
  'rejects valid data with changed words, or decodes it like viem and round-trips',
  fc.property(changedWords, (changes) => {
    const data = withWords(GOOD, Object.fromEntries(changes));
    const decoded = decodeEvaluation(data);
    if (!decoded.ok) return;
    expect(decodeEvaluation(encodeEvaluation(decoded.value))).toEqual(decoded);
    expect(Object.values(decoded.value)).toEqual(decodeAbiParameters(EVALUATION, data));
  }),
);

fuzz(
  'attestation bytes',
  'rejects valid data with a changed byte, or decodes it like viem',
  fc.property(evaluation, fc.nat(), fc.integer({ min: 1, max: 255 }), (value, at, change) => {
    const bytes = hexToBytes(encodeEvaluation(value)) ?? new Uint8Array();
    bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ change;
    const decoded = decodeEvaluation(toHex(bytes));
    if (decoded.ok)
      expect(Object.values(decoded.value)).toEqual(decodeAbiParameters(EVALUATION, toHex(bytes)));
  }),
);
