import { bytesToHex, fromRlp, type Hex, hexToBytes, keccak256, toRlp } from 'viem';
import { describe, expect, test } from 'vitest';
import anvil from '../../test/fixtures/anvilHeaders.json' with { type: 'json' };
import live from '../../test/fixtures/liveHeaders.json' with { type: 'json' };
import { readBlockHeader } from './blockHeader.ts';
import { encodeBlockHeader } from './encodeBlockHeader.ts';

const toBytes = (hex: string) => hexToBytes(hex as Hex);
const toFields = (raw: string) => fromRlp(raw as Hex, 'hex') as Hex[];
const fromFields = (fields: readonly (Hex | readonly Hex[])[]) => toBytes(toRlp(fields as Hex[]));
const [paris] = anvil.headers;
const raw = paris?.raw ?? '';

test.each(anvil.headers)("reads the header of anvil's $fork", ({ raw, hash, stateRoot, number, time }) => {
  expect(keccak256(raw as Hex)).toBe(hash);
  expect(readBlockHeader(toBytes(raw))).toEqual({ stateRoot, number: BigInt(number), time: BigInt(time) });
});

test('has a header of every hard fork of anvil from Paris on', () => {
  const lengths = anvil.headers.map(({ fork, raw }) => [fork, toFields(raw).length]);
  expect(Object.fromEntries(lengths)).toEqual({
    paris: 16,
    shanghai: 17,
    cancun: 20,
    prague: 21,
    osaka: 21,
    bpo1: 21,
    bpo2: 21,
  });
});

test.each([
  [live.headers[0], '0xd3c86549e5d57f14bd0b28630b70cb68038ac3334251bd194c93a18d96492f39', 1759960991n],
  [live.headers[1], '0xd2d3a6a219fb155bfc5afbde11f3161f1051d931432ccf32c33affe54176bb18', 1745068603n],
])('reads a live header', (header, stateRoot, time) => {
  if (!header) throw new Error('The fixture is missing.');
  expect(keccak256(header.raw as Hex)).toBe(header.hash);
  expect(toFields(header.raw)).toHaveLength(header.fields);
  expect(readBlockHeader(toBytes(header.raw))).toEqual({ stateRoot, number: BigInt(header.number), time });
});

test('tolerates the fields of later forks, of any kind', () => {
  const expected = readBlockHeader(toBytes(raw));
  expect(readBlockHeader(fromFields([...toFields(raw), '0x1234', ['0x01', '0x']]))).toEqual(expected);
});

describe('rejects', () => {
  const change = (index: number, value: Hex | readonly Hex[]) =>
    fromFields(toFields(raw).map((field, at) => (at === index ? value : field)));

  test.each([
    ['nothing', new Uint8Array()],
    ['a text', toBytes('0x83aabbcc')],
    ['too few fields', fromFields(toFields(raw).slice(0, 14))],
    ['a byte after the header', toBytes(`${raw}00`)],
    ['a header without its last byte', toBytes(raw.slice(0, -2))],
    ['a state root of 31 bytes', change(3, `0x${'11'.repeat(31)}`)],
    ['a list as state root', change(3, ['0x01'])],
    ['a number with a leading zero', change(8, '0x0001')],
    ['a number above uint64', change(8, `0x01${'00'.repeat(8)}`)],
    ['a list as time', change(11, [])],
    ['a time above uint64', change(11, `0x01${'00'.repeat(8)}`)],
    ['an oversized header', change(12, `0x${'00'.repeat(16_384)}`)],
  ])('%s', (_, bytes) => {
    expect(readBlockHeader(bytes)).toBeNull();
  });
});

describe('encodes the header of a block', () => {
  const fields = toFields(raw);
  const [parentHash, sha3Uncles, miner, stateRoot, transactionsRoot, receiptsRoot, logsBloom] = fields;
  const toQuantity = (hex: Hex | undefined) => `0x${BigInt(hex === '0x' ? 0 : (hex ?? 0)).toString(16)}`;
  const block = {
    ...{ hash: paris?.hash, parentHash, sha3Uncles, miner, stateRoot, transactionsRoot, receiptsRoot },
    ...{ logsBloom, difficulty: '0x0', number: '0x1', gasLimit: toQuantity(fields[9]) },
    ...{ gasUsed: toQuantity(fields[10]), timestamp: toQuantity(fields[11]), extraData: fields[12] },
    ...{ mixHash: fields[13], nonce: fields[14], baseFeePerGas: toQuantity(fields[15]) },
    ...{ size: '0x1', uncles: [], transactions: [] },
  };

  test('that has its hash', () => {
    expect(encodeBlockHeader(block)).toBe(raw);
    expect(bytesToHex(toBytes(raw))).toBe(raw);
  });

  test.each([
    ['a field was changed', { gasUsed: '0x1' }],
    ['a field is unknown to this version', { hash: keccak256(fromFields([...fields, '0x12'])) }],
    ['a field is no hex', { miner: 'nobody' }],
    ['a field is half a byte too long', { extraData: '0x1' }],
    ['there is no field', { parentHash: undefined }],
  ])('and returns null if %s', (_, change) => {
    expect(encodeBlockHeader({ ...block, ...change })).toBeNull();
  });
});
