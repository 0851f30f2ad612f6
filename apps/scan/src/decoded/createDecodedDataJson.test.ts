import type { Hex } from 'viem';
import { concatHex, encodeAbiParameters, numberToHex, pad, parseAbiParameters } from 'viem/utils';
import { expect, test } from 'vitest';
import { createDecodedDataJson } from './createDecodedDataJson.ts';
import { createSchemaCache, parseSchemaDefinition } from './parseSchemaDefinition.ts';

const review = 'bytes32 contest,string participant,string[] tags,uint8 points,string comment';

const decode = (definition: string, data: string): { name: string; value: { value: unknown } }[] => {
  const json = createDecodedDataJson(parseSchemaDefinition(definition), data);
  return json === '' ? [] : JSON.parse(json);
};
const valuesOf = (definition: string, data: string) =>
  decode(definition, data).map(({ value }) => value.value);
const word = (value: bigint) => numberToHex(value, { size: 32 });

test('writes a review exactly as easscan', () => {
  const contest: Hex = `0x${'ab'.repeat(32)}`;
  const data = encodeAbiParameters(parseAbiParameters(review), [
    contest,
    'https://entry.example/',
    ['PRESENTATION_5'],
    5,
    'Said "well done"\n',
  ]);
  expect(createDecodedDataJson(parseSchemaDefinition(review), data)).toBe(
    `[{"name":"contest","type":"bytes32","signature":"bytes32 contest","value":{"name":"contest","type":"bytes32","value":"${contest}"}},` +
      '{"name":"participant","type":"string","signature":"string participant","value":{"name":"participant","type":"string","value":"https://entry.example/"}},' +
      '{"name":"tags","type":"string[]","signature":"string[] tags","value":{"name":"tags","type":"string[]","value":["PRESENTATION_5"]}},' +
      '{"name":"points","type":"uint8","signature":"uint8 points","value":{"name":"points","type":"uint8","value":5}},' +
      '{"name":"comment","type":"string","signature":"string comment","value":{"name":"comment","type":"string","value":"Said \\"well done\\"\\n"}}]',
  );
});

test('writes decoded numbers in two formats', () => {
  const definition = 'uint48 small,uint56 large,int64 below,uint256 zero,int8 minus';
  const data = encodeAbiParameters(parseAbiParameters(definition), [1, 256n, -5n, 0n, -1]);
  expect(valuesOf(definition, data)).toEqual([
    1,
    { type: 'BigNumber', hex: '0x0100' },
    { type: 'BigNumber', hex: '-0x05' },
    { type: 'BigNumber', hex: '0x00' },
    -1,
  ]);
});

// Verified with eas-sdk 0.28, which easscan runs.
test('names the fields of tuples, in lists too', () => {
  const definition = '(address who,uint8 n) vote,(bool yes,string why)[] votes';
  const who = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const data = encodeAbiParameters(parseAbiParameters('(address,uint8),(bool,string)[]'), [
    [who, 3],
    [[true, 'so']],
  ]);
  expect(decode(definition, data)).toEqual([
    {
      name: 'vote',
      type: '(address,uint8)',
      signature: '(address who,uint8 n) vote',
      value: {
        name: 'vote',
        type: '(address,uint8)',
        value: [
          { name: 'who', type: 'address', value: who },
          { name: 'n', type: 'uint8', value: 3 },
        ],
      },
    },
    {
      name: 'votes',
      type: '(bool,string)[]',
      signature: '(bool yes,string why)[] votes',
      value: {
        name: 'votes',
        type: '(bool,string)[]',
        value: [
          [
            { name: 'yes', type: 'bool', value: true },
            { name: 'why', type: 'string', value: 'so' },
          ],
        ],
      },
    },
  ]);
});

test('decodes static lists inside dynamic ones', () => {
  const definition = 'uint8[2][] pairs,bytes4 tag,bytes raw';
  const data = encodeAbiParameters(parseAbiParameters(definition), [
    [
      [1, 2],
      [3, 4],
    ],
    '0x01020304',
    '0xabcdef',
  ]);
  expect(valuesOf(definition, data)).toEqual([
    [
      [1, 2],
      [3, 4],
    ],
    '0x01020304',
    '0xabcdef',
  ]);
});

test('truncates dirty words as ethers does', () => {
  expect(valuesOf('uint8 points', word(261n))).toEqual([5]);
  expect(valuesOf('uint8 points', `0x${'ff'.repeat(32)}`)).toEqual([255]);
  expect(valuesOf('bool yes', word(7n))).toEqual([true]);
  expect(valuesOf('bytes2 tag', `0x0102${'ff'.repeat(30)}`)).toEqual(['0x0102']);
});

test.each([
  ['nothing', 'uint8 a', '0x'],
  ['half a word', 'uint8 a', `0x${'00'.repeat(31)}`],
  ['an address with dirt above it', 'address who', `0x01${'00'.repeat(31)}`],
  ['an offset beyond the end', 'string a', word(64n)],
  ['a length beyond the end', 'string a', concatHex([word(32n), word(33n), word(0n)])],
  ['text without its padding', 'string a', concatHex([word(32n), word(2n), '0x6869'])],
  [
    'text that is not UTF-8',
    'string a',
    concatHex([word(32n), word(2n), pad('0xc328', { size: 32, dir: 'right' })]),
  ],
  ['a list of more items than bytes', 'uint8[] a', concatHex([word(32n), word(1n << 20n)])],
  ['an enormous offset', 'string a', `0x${'ff'.repeat(32)}`],
])('decodes data to "" for %s', (_, definition, data) => {
  expect(createDecodedDataJson(parseSchemaDefinition(definition), data)).toBe('');
});

test('returns "" for an invalid definition', () => {
  expect(createDecodedDataJson(parseSchemaDefinition('certainly not'), word(1n))).toBe('');
});

test('keeps a byte-order mark of a decoded string', () => {
  const data = encodeAbiParameters([{ type: 'string' }], ['\uFEFFhi']);
  expect(valuesOf('string a', data)).toEqual(['\uFEFFhi']);
});

test('limits data that points to the same bytes repeatedly', () => {
  // A list of 3,000 texts, all pointing to the same 50 kB.
  const items = 3_000;
  const text = 50_000;
  const offset = word(BigInt(items * 32));
  const data = concatHex([
    word(32n),
    word(BigInt(items)),
    ...Array.from({ length: items }, () => offset),
    word(BigInt(text)),
    `0x${'61'.repeat(Math.ceil(text / 32) * 32)}`,
  ]);
  expect(createDecodedDataJson(parseSchemaDefinition('string[] a'), data)).toBe('');
});

test('limits the expansion of small data', () => {
  // 32 pointers to one list of 32 pointers to one text: half a megabyte from 3 kB.
  const list = (first: bigint) => concatHex(Array.from({ length: 32 }, () => word(first)));
  const text: Hex = `0x${'61'.repeat(512)}`;
  const data = concatHex([word(32n), word(32n), list(1_024n), word(32n), list(1_024n), word(512n), text]);
  expect(createDecodedDataJson(parseSchemaDefinition('string[][] a'), data)).toBe('');
});

test('limits a long name repeated for each tuple of a list', () => {
  const data = encodeAbiParameters(parseAbiParameters('(uint8)[]'), [
    Array.from({ length: 500 }, () => [1] as const),
  ]);
  expect(valuesOf(`(uint8 ${'n'.repeat(10_000)})[] a`, data)).toEqual([]);
  expect(valuesOf(`(uint8 ${'n'.repeat(100)})[] a`, data)).toHaveLength(1);
});

test('decodes encoded data with any number of values and any nesting', () => {
  const texts = Array.from({ length: 2_000 }, (_, nth) => (nth % 2 === 0 ? '' : 'x'));
  expect(valuesOf('string[] a', encodeAbiParameters([{ type: 'string[]' }], [texts]))).toEqual([texts]);
  const numbers = Array.from({ length: 2_000 }, (_, nth) => [[[nth % 256]]] as const);
  const data = encodeAbiParameters(parseAbiParameters('(((uint8)))[]'), [numbers]);
  expect(valuesOf('(((uint8 n) a) b)[] c', data)).toEqual([
    numbers.map(([b]) => [{ name: 'b', type: '((uint8))', value: b }]),
  ]);
});

const uid = (number: number) => numberToHex(number, { size: 32 });
const nested = `(${'(uint8 a,'.repeat(6)}${Array.from({ length: 1_500 }, (_, nth) => `bool b${nth}`)}${')'.repeat(7)}`;

test('issue 13: caches only the last parsed definitions', () => {
  const cache = createSchemaCache(100_000);
  for (let number = 0; number < 100; number++) expect(cache.parse(uid(number), nested)).toHaveLength(1);
  const kept = Array.from({ length: 100 }, (_, number) => cache.get(uid(number)) !== undefined);
  expect(kept.filter(Boolean).length).toBe(Math.floor(100_000 / (nested.length + 100)));
  expect(kept.at(-1)).toBe(true);
});

test('limits many short and invalid definitions too', () => {
  const cache = createSchemaCache(1_000);
  for (let number = 0; number < 100; number++) cache.parse(uid(number), number % 2 === 0 ? 'bool a' : null);
  const kept = Array.from({ length: 100 }, (_, number) => cache.get(uid(number)));
  expect(kept.filter((fields) => fields !== undefined).length).toBeLessThanOrEqual(10);
  expect(kept.at(-1)).toBeNull();
});

test('parses a definition once while it is cached', () => {
  const cache = createSchemaCache();
  const fields = cache.parse(uid(1), 'bool a');
  expect(cache.parse(uid(1), 'bool a')).toBe(fields);
  expect(cache.get(uid(1))).toBe(fields);
  cache.clear();
  expect(cache.get(uid(1))).toBeUndefined();
  expect(cache.parse(uid(1), 'bool a')).toEqual(fields);
});
