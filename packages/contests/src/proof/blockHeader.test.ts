import { bytesToHex, fromRlp, type Hex, hexToBytes, keccak256, toRlp } from 'viem';
import { describe, expect, test } from 'vitest';
import anvil from '../../test/fixtures/anvilHeaders.json' with { type: 'json' };
import live from '../../test/fixtures/liveHeaders.json' with { type: 'json' };
import { word } from '../../test/make.ts';
import { encodeBlockHeader, findUnknownFields, readBlockHeader } from './blockHeader.ts';

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
])('reads the header of a live block', (header, stateRoot, time) => {
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
  ])('a block’s header: %s', (_, bytes) => {
    expect(readBlockHeader(bytes)).toBeNull();
  });
});

/** The fields of a header by their names in JSON-RPC, in their order, and whether they are numbers. */
const NAMES = [
  ...['parentHash', 'sha3Uncles', 'miner', 'stateRoot', 'transactionsRoot', 'receiptsRoot', 'logsBloom'],
  ...['#difficulty', '#number', '#gasLimit', '#gasUsed', '#timestamp', 'extraData', 'mixHash', 'nonce'],
  ...['#baseFeePerGas', 'withdrawalsRoot', '#blobGasUsed', '#excessBlobGas', 'parentBeaconBlockRoot'],
  ...['requestsHash', 'blockAccessListHash', '#slotNumber'],
];

/** A block as an endpoint answers it, from its header. */
function toBlock(header: Hex) {
  const toValue = (name: string | undefined, field: Hex) =>
    name?.startsWith('#') ? `0x${BigInt(field === '0x' ? 0 : field).toString(16)}` : field;
  const named = toFields(header).map((field, at) => [NAMES[at]?.replace('#', ''), toValue(NAMES[at], field)]);
  const body = { size: '0x1', uncles: [], transactions: [], withdrawals: [], totalDifficulty: null };
  return { hash: keccak256(header), ...body, ...Object.fromEntries(named) };
}

const extend = (header: Hex, fields: readonly Hex[]) => toRlp([...toFields(header), ...fields]);

describe('the header of a block', () => {
  const fields = toFields(raw);
  const block = toBlock(raw as Hex);

  test.each([...anvil.headers, ...live.headers].map((header) => [header.fork, header.raw as Hex]))(
    'is encoded for %s',
    (_, header) => {
      expect(encodeBlockHeader(toBlock(header))).toBe(header);
      expect(bytesToHex(toBytes(header))).toBe(header);
    },
  );

  const prague = live.headers[0]?.raw as Hex;
  const [accessList, slot] = [keccak256('0xc0'), '0xb4e7a1'] as const;

  test.each([
    ['Amsterdam', extend(prague, [accessList, slot])],
    ['Amsterdam in slot 0', extend(prague, [accessList, '0x'])],
    ['EIP-7928 alone', extend(prague, [accessList])],
    ['a chain that has one of the fields only', extend(prague, ['0x', slot])],
    ['Isthmus and Jovian', extend(live.headers[1]?.raw as Hex, [keccak256('0x01')])],
  ])('is encoded with the fields of %s', (_, header) => {
    const encoded = { ...toBlock(header) };
    for (const [name, value] of Object.entries(encoded)) if (value === '0x') delete encoded[name];
    expect(encodeBlockHeader({ ...encoded, extraData: toBlock(header).extraData })).toBe(header);
  });

  test('is not encoded with fields in another order', () => {
    const hash = keccak256(extend(prague, [slot, accessList]));
    expect(encodeBlockHeader({ ...toBlock(extend(prague, [accessList, slot])), hash })).toBeNull();
  });

  test.each([
    ['a field was changed', { gasUsed: '0x1' }],
    ['a field is unknown to this version', { hash: keccak256(fromFields([...fields, '0x12'])) }],
    ['a field is no hex', { miner: 'nobody' }],
    ['a field is half a byte too long', { extraData: '0x1' }],
    ['a field is larger than any header', { extraData: `0x${'00'.repeat(16_385)}` }],
    ['a number is larger than any header', { gasUsed: `0x${'f'.repeat(40_000)}` }],
    ['there is no field', { parentHash: undefined }],
  ])('is not encoded if %s', (_, change) => {
    expect(encodeBlockHeader({ ...block, ...change })).toBeNull();
  });

  test('has its unknown fields named', () => {
    expect(findUnknownFields(toBlock(extend(prague, [accessList, slot])))).toEqual([]);
    expect(findUnknownFields({ ...block, inclusionListHash: word(1), sendRoot: null })).toEqual([
      'inclusionListHash',
    ]);
  });
});
