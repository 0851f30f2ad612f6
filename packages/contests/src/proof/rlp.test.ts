import fc from 'fast-check';
import { bytesToHex, fromRlp, type Hex, hexToBytes, toRlp } from 'viem';
import { expect, test } from 'vitest';
import { fuzz } from '../../../../tools/test/vitest/fuzz.ts';
import { decodeRlp, getRlpSize, type RlpItem, readRlpNumber } from './rlp.ts';

type HexItem = Hex | readonly HexItem[];

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 3 }),
  fc.uint8Array({ minLength: 54, maxLength: 58 }),
  fc.uint8Array({ minLength: 254, maxLength: 258 }),
);
const { item } = fc.letrec<{ item: RlpItem }>((tie) => ({
  item: fc.oneof({ maxDepth: 3 }, bytes, fc.array(tie('item'), { maxLength: 5 })),
}));

const toHexItem = (value: RlpItem): HexItem =>
  value instanceof Uint8Array ? bytesToHex(value) : value.map(toHexItem);
// viem's type wants mutable lists.
const encode = (value: RlpItem): Uint8Array => hexToBytes(toRlp(toHexItem(value) as Hex));

test('decodes what viem encodes, and knows its size', () => {
  fc.assert(
    fc.property(item, (value) => {
      const encoded = encode(value);
      expect(decodeRlp(encoded)).toEqual(value);
      expect(getRlpSize(value)).toBe(encoded.length);
    }),
  );
});

test.each([
  ['nothing', '0x'],
  ['a byte after the item', '0x8000'],
  ['a list and a byte after it', '0xc000'],
  ['a byte that needs no prefix', '0x8101'],
  ['bytes that end early', '0x83aabb'],
  ['a list that ends early', '0xc20102'.slice(0, -2)],
  ['an item that exceeds its list', '0xc183aabbcc'],
  ['a long length for a short text', `0xb837${'aa'.repeat(55)}`],
  ['a long length for a short list', `0xf80101`],
  ['a length with a leading zero', `0xb90038${'aa'.repeat(56)}`],
  ['a length that ends early', '0xb9'],
  ['a length of five bytes', '0xbb0100000000'],
  ['a length beyond the input', '0xbaffffff'],
  ['a length beyond the input, of a list', '0xfaffffffff'],
])('rejects RLP: %s', (_, hex) => {
  expect(decodeRlp(hexToBytes(hex as Hex))).toBeNull();
});

test('decodes eight levels of lists, and rejects a ninth without recursion', () => {
  const nest = (levels: number): RlpItem => (levels === 0 ? new Uint8Array() : [nest(levels - 1)]);
  expect(decodeRlp(encode(nest(8)))).toEqual(nest(8));
  expect(decodeRlp(encode(nest(9)))).toBeNull();
  const deep = new Uint8Array(1_000_000).fill(0xf9);
  expect(decodeRlp(deep)).toBeNull();
});

test.each([
  ['0x', 0n],
  ['0x01', 1n],
  ['0x0100', 256n],
  [`0x${'ff'.repeat(32)}`, 2n ** 256n - 1n],
  ['0x00', null],
  ['0x0001', null],
  [`0x${'ff'.repeat(33)}`, null],
] as const)('reads the RLP number %s', (hex, value) => {
  expect(readRlpNumber(hexToBytes(hex))).toBe(value);
});

test('does not read a number from a list or from nothing', () => {
  expect(readRlpNumber([])).toBeNull();
  expect(readRlpNumber(undefined)).toBeNull();
});

fuzz(
  'RLP',
  'whatever is decoded has exactly one encoding',
  fc.property(
    fc.oneof(
      fc.uint8Array({ maxLength: 80 }),
      fc.tuple(item, fc.nat(), fc.nat(255)).map(([value, at, byte]) => {
        const changed = encode(value);
        changed[at % changed.length] = byte;
        return changed;
      }),
    ),
    (input) => {
      const decoded = decodeRlp(input);
      if (decoded === null) return;
      expect(encode(decoded)).toEqual(input);
      expect(fromRlp(input, 'hex')).toEqual(toHexItem(decoded));
    },
  ),
);
