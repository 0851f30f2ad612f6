import { expect, test } from 'vitest';
import { JUDGES, makeAttestation, makeBlock, makeContest, STRANGER, word } from '../../test/make.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { CONTEST_SCHEMA_UID, encodeContest } from '../contest/contestSchemas.ts';
import { compareContest, compareRows, isLeftOut, showsUntil } from './compareRows.ts';

const contest = makeContest();
const block = makeBlock();
const logged = (attestations: readonly Attestation[]) =>
  attestations.map((attestation) => ({
    attestation,
    attestedIn: 10n,
    revokedIn: attestation.revocationTime ? 11n : null,
  }));
const compare = (onChain: readonly Attestation[], scanned: readonly Attestation[]) =>
  compareRows({ contest, block, logged: logged(onChain), scanned });

const one = makeAttestation();
const two = makeAttestation({ attester: JUDGES[1] });
const nothing = { altered: [], unlogged: [], unindexed: [] };

test('agrees with the same rows in any order, among rows of other contests', () => {
  const elsewhere = [
    makeAttestation({ attester: STRANGER }),
    makeAttestation({ time: 999n }),
    makeAttestation({ isOffchain: true }),
  ];
  expect(compare([one, two], [...elsewhere, two, one])).toEqual(nothing);
  expect(compare([one, makeAttestation({ refUID: word(1), says: { contest: word(1) } })], [one])).toEqual(
    nothing,
  );
});

test('ignores the case of hex', () => {
  const uid = one.uid.toUpperCase().replace('0X', '0x') as Attestation['uid'];
  const attester = one.attester.toLowerCase() as Attestation['attester'];
  expect(compare([one], [{ ...one, uid, attester }])).toEqual(nothing);
});

test('reports a missing attestation as unindexed', () => {
  expect(compare([one, two], [one]).unindexed).toEqual([
    { uid: two.uid, isRevocation: false, time: 2_000n, blockNumber: 10n },
  ]);
});

test('reports a missing revocation as unindexed, unless it is after the block', () => {
  const revoked = { ...one, revocationTime: 3_000n };
  expect(compare([revoked], [one])).toEqual({
    ...nothing,
    unindexed: [{ uid: one.uid, isRevocation: true, time: 3_000n, blockNumber: 11n }],
  });
  expect(compare([{ ...one, revocationTime: block.time + 1n }], [one])).toEqual(nothing);
});

test.each([
  ['data', { data: '0x' }],
  ['attester', { attester: JUDGES[2] }],
  ['time', { time: 2_001n }],
  ['refUID', { refUID: word(1) }],
  ['revocation that never was', { revocationTime: 2_500n }],
  ['place, off-chain', { isOffchain: true }],
  ['expirationTime', { expirationTime: 4_000n }],
] as const)('another %s is an alteration', (_, change) => {
  expect(compare([one], [{ ...one, ...change }])).toMatchObject({ altered: [one.uid] });
});

test('accepts a time that the scan has clamped', () => {
  const forever = makeAttestation({ expirationTime: 2n ** 60n });
  expect(compare([forever], [{ ...forever, expirationTime: 2n ** 31n - 1n }])).toEqual(nothing);
});

test('lists a row without a log as unlogged', () => {
  expect(compare([one], [one, two])).toEqual({ ...nothing, unlogged: [two.uid] });
  expect(compare([one], [one, makeAttestation({ time: block.time + 1n })])).toEqual(nothing);
});

test('compares the contest itself', () => {
  const { judges, entries, title, description } = contest;
  const attestation = makeAttestation({
    schema: CONTEST_SCHEMA_UID,
    attester: contest.organizer,
    time: contest.time,
    data: encodeContest({ judges, entries, title, description }),
  });
  const { uid } = attestation;
  const found = (change: Partial<Attestation> = {}) => new Map([[uid, { ...attestation, ...change }]]);
  const told = { ...contest, uid };
  const same = { altered: [], unindexed: [] };
  const altered = { altered: [uid], unindexed: [] };
  expect(compareContest(told, found(), block)).toEqual(same);
  expect(compareContest({ ...told, judges: [STRANGER] }, found(), block)).toEqual(altered);
  expect(compareContest({ ...told, endsAt: 4_000n }, found(), block)).toEqual(altered);
  expect(compareContest({ ...told, revokedAt: 4_000n }, found(), block)).toEqual(altered);
  expect(compareContest(told, new Map(), block)).toEqual(altered);
  expect(compareContest(told, found({ revocationTime: block.time + 1n }), block)).toEqual(same);
  expect(compareContest(told, found({ revocationTime: 4_000n }), block).unindexed).toEqual([
    { uid, isRevocation: true, time: 4_000n, blockNumber: null },
  ]);
});

test('treats an older row as left out if the scan shows a newer one', () => {
  const item = { uid: one.uid, isRevocation: false, time: 2_000n, blockNumber: 10n };
  const judge = (shownUntil: bigint, blockNumber: bigint | null = null, nowSeconds = 2_100n) =>
    isLeftOut(item, {
      shownUntil,
      scanHead: { blockNumber, time: null },
      block: makeBlock(2_050n),
      nowSeconds,
    });
  expect(judge(2_001n)).toBe(true);
  expect(judge(2_000n)).toBe(false);
  expect(judge(0n)).toBe(false);
  expect(judge(0n, 9n, 9_000n)).toBe(false);
  expect(judge(0n, 10n)).toBe(false);
  expect(judge(0n, 10n, 2_121n)).toBe(true);
});

test("takes the newest row, revocation or head as the scan's latest time", () => {
  expect(showsUntil([], null)).toBe(0n);
  expect(showsUntil([one, { ...two, revocationTime: 2_500n }], null)).toBe(2_500n);
  expect(showsUntil([one], { blockNumber: null, time: 3_000n })).toBe(3_000n);
});
