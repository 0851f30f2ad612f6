import fc from 'fast-check';
import { encodePacked, type Hex, keccak256, toHex } from 'viem';
import { expect, test } from 'vitest';
import { address, makeAttestation, word } from '../../test/make.ts';
import type { Attestation } from './attestation.ts';
import { computeAttestationUid, filterSelfConsistent, isAttestationUidTrue } from './attestationUid.ts';

const TYPES = [
  'bytes32',
  'address',
  'address',
  'uint64',
  'uint64',
  'bool',
  'bytes32',
  'bytes',
  'uint32',
] as const;

const uint64 = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const fields = fc.record({
  schema: fc.nat().map(word),
  recipient: fc.nat().map(address),
  attester: fc.nat().map(address),
  time: uint64,
  expirationTime: uint64,
  revocable: fc.boolean(),
  refUID: fc.nat().map(word),
  data: fc.uint8Array({ maxLength: 100 }).map((bytes) => toHex(bytes)),
});

test('computes the UID as the hash of the packed fields', () => {
  fc.assert(
    fc.property(fields, fc.nat(2 ** 32 - 1), (f, bump) => {
      const { schema, recipient, attester, time, expirationTime, revocable, refUID, data } = f;
      const packed = [
        schema,
        recipient,
        attester,
        time,
        expirationTime,
        revocable,
        refUID,
        data,
        bump,
      ] as const;
      expect(computeAttestationUid(f, bump)).toBe(keccak256(encodePacked(TYPES, packed)));
    }),
  );
});

test('recomputes the UID of a real attestation', () => {
  expect(
    isAttestationUidTrue({
      ...makeAttestation(),
      uid: computeAttestationUid(makeAttestation()).toUpperCase().replace('0X', '0x') as Hex,
    }),
  ).toBe(true);
});

test('tries bumps from 0 to 15', () => {
  const attestation = makeAttestation();
  for (const [bump, isTrue] of [
    [0, true],
    [15, true],
    [16, false],
  ] as const) {
    expect(isAttestationUidTrue({ ...attestation, uid: computeAttestationUid(attestation, bump) })).toBe(
      isTrue,
    );
  }
});

test('a list checked with other bumps has its own outcome', async () => {
  const fields = makeAttestation();
  const row = { ...fields, uid: computeAttestationUid(fields, 3) };
  const check = async (bumps?: number) => (await filterSelfConsistent([row], bumps ? { bumps } : {})).length;
  expect([await check(3), await check(), await check(3), await check(4), await check()]).toEqual([
    0, 1, 0, 1, 1,
  ]);
});

test('hashes each row of a list once, whatever the outcome', async () => {
  const good = makeAttestation();
  let reads = 0;
  const rows = [good, { ...good, time: good.time + 1n }].map((row) => ({
    ...row,
    get data() {
      reads += 1;
      return good.data;
    },
  }));
  expect(await filterSelfConsistent(rows, {})).toEqual([rows[0]]);
  const first = reads;
  expect(await filterSelfConsistent(rows, {})).toHaveLength(1);
  expect(reads).toBe(first);
});

test.each([
  ['schema', { schema: word(1) }],
  ['recipient', { recipient: address(1) }],
  ['attester', { attester: address(1) }],
  ['time', { time: 1n }],
  ['expirationTime', { expirationTime: 2_147_483_647n }],
  ['revocable', { revocable: false }],
  ['refUID', { refUID: word(1) }],
  ['data', { data: '0x' }],
] as const)('another %s makes another UID of an attestation', (_, change) => {
  expect(isAttestationUidTrue({ ...makeAttestation(), ...change })).toBe(false);
});

test('returns false for fields that cannot be hashed', () => {
  const broken: Partial<Attestation>[] = [
    { data: '0xzz' },
    { data: '0x0g' },
    { time: -1n },
    { time: 2n ** 64n },
  ];
  for (const change of broken) expect(isAttestationUidTrue({ ...makeAttestation(), ...change })).toBe(false);
});

test('returns false for different fields that pack into the same bytes', () => {
  const good = makeAttestation();
  const { schema, recipient, data, time, expirationTime } = good;
  const packedAlike: Partial<Attestation>[] = [
    { data: `${data}0` },
    { schema: `${schema}${recipient.slice(2, 4)}` as Hex, recipient: `0x${recipient.slice(4)}` },
    { time: time + 2n ** 64n },
    { time: time - 2n ** 64n },
    { expirationTime: expirationTime + 2n ** 64n },
  ];
  for (const change of packedAlike) {
    expect(isAttestationUidTrue({ ...good, ...change })).toBe(false);
    expect(() => computeAttestationUid({ ...good, ...change })).toThrow(TypeError);
  }
});
