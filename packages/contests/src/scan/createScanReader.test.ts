import { type Hex, zeroHash } from 'viem';
import { describe, expect, test } from 'vitest';
import { createFakeScan, toRow } from '../../test/fakeScan.ts';
import { address, JUDGES, makeAttestation, makeContest, STRANGER, word } from '../../test/make.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { CONTEST_SCHEMA_UID, encodeContest } from '../contest/contestSchemas.ts';
import { EVALUATION_SCHEMA_UID, EVALUATION_SCHEMA_UID_OLD } from '../contest/evaluationSchemas.ts';
import { createScanReader } from './createScanReader.ts';

const endpoint = 'https://scan.example.org/graphql';

function readerOf(
  rows: readonly Attestation[],
  options: Parameters<typeof createFakeScan>[1] & {
    fetchFromChain?: (uids: readonly Hex[]) => Promise<Attestation[]>;
  } = {},
) {
  const { fetchFromChain, ...scan } = options;
  const fake = createFakeScan(rows.map(toRow), scan);
  const reader = createScanReader({
    endpoint,
    chainId: 31337,
    fetch: fake.fetch,
    ...(fetchFromChain && { fetchFromChain }),
  });
  return { ...reader, asked: fake.asked };
}

/** The attestation of a contest. */
function makeContestRow(title: string, change: Partial<Attestation> = {}): Attestation {
  const { judges, entries, description } = makeContest();
  const data = encodeContest({ title, description, judges, entries });
  return makeAttestation({
    schema: CONTEST_SCHEMA_UID,
    refUID: zeroHash,
    attester: address(9),
    time: 1_000n,
    data,
    ...change,
  });
}

describe('contests', () => {
  test('are fetched newest first, in pages; unreadable rows are counted', async () => {
    const rows = [
      makeContestRow('old', { time: 1_000n }),
      makeContestRow('new', { time: 3_000n }),
      makeContestRow('broken', { time: 2_000n, data: '0x1234' }),
      makeContestRow('off-chain', { isOffchain: true }),
      makeAttestation(),
    ];
    const scan = readerOf(rows);
    const { contests, unreadable } = await scan.fetchContests({ skip: 0, take: 10 });
    expect(contests.map(({ title }) => title)).toEqual(['new', 'old']);
    expect(unreadable).toBe(1);
    expect((await scan.fetchContests({ skip: 2, take: 10 })).contests.map(({ title }) => title)).toEqual([
      'old',
    ]);
    expect(await scan.countContests()).toBe(3);
  });

  test('are filtered and ordered by the scan, in addition to the own filter', async () => {
    const rows = [
      makeContestRow('old', { time: 1_000n }),
      makeContestRow('new', { time: 3_000n }),
      makeContestRow('withdrawn', { time: 2_000n, revocationTime: 2_500n }),
      makeAttestation(),
    ];
    const scan = readerOf(rows);
    const where = { revocationTime: { equals: 0 } };
    const { contests } = await scan.fetchContests({ where, orderBy: [{ time: 'asc' }], skip: 0, take: 10 });
    expect(contests.map(({ title }) => title)).toEqual(['old', 'new']);
    expect(await scan.countContests({ where })).toBe(2);
  });

  test('are looked up: found, not found, not a contest', async () => {
    const contest = makeContestRow('found', { expirationTime: 9_000n, revocationTime: 1_500n });
    const offchain = makeContestRow('off-chain', { isOffchain: true });
    const broken = makeContestRow('broken', { data: '0x' });
    const evaluation = makeAttestation();
    const scan = readerOf([contest, offchain, broken, evaluation]);
    const { judges, entries, criteria, description } = makeContest();
    expect(await scan.findContest(contest.uid.toUpperCase().replace('0X', '0x') as Hex)).toEqual({
      status: 'found',
      contest: {
        chainId: 31337,
        uid: contest.uid,
        schemaUid: CONTEST_SCHEMA_UID,
        organizer: address(9),
        title: 'found',
        description,
        judges,
        entries,
        criteria,
        rule: 'R1',
        time: 1_000n,
        endsAt: 9_000n,
        revokedAt: 1_500n,
      },
    });
    expect(await scan.findContest(word(1))).toEqual({ status: 'not-found' });
    const reasonOf = async (uid: Hex) => (await scan.findContest(uid)) as { status: string; reason?: string };
    expect(await reasonOf(offchain.uid)).toMatchObject({ status: 'not-a-contest', reason: 'off-chain' });
    expect(await reasonOf(broken.uid)).toMatchObject({ status: 'not-a-contest', reason: 'undecodable' });
    expect(await reasonOf(evaluation.uid)).toMatchObject({ status: 'not-a-contest', reason: 'other-schema' });
  });

  test('have duplicate judges and entries removed', async () => {
    const data = encodeContest({
      title: 't',
      description: 'd',
      judges: [JUDGES[1], JUDGES[0], JUDGES[1]],
      entries: ['b', 'a', 'b', 'A'],
    });
    const lookup = await readerOf([makeContestRow('', { data })]).findContest(
      makeContestRow('', { data }).uid,
    );
    expect(lookup).toMatchObject({ contest: { judges: [JUDGES[1], JUDGES[0]], entries: ['b', 'a', 'A'] } });
  });
});

describe('evaluations', () => {
  const contest = makeContest();

  test("are queried by known schemas, listed judges and the contest's start, on chain only", async () => {
    const scan = readerOf([]);
    await scan.fetchEvaluations(contest);
    expect(scan.asked).toHaveLength(1);
    expect(scan.asked[0]?.variables.where).toEqual({
      schemaId: { in: [EVALUATION_SCHEMA_UID, EVALUATION_SCHEMA_UID_OLD] },
      attester: { in: JUDGES },
      time: { gte: 1_000 },
      isOffchain: { equals: false },
    });
    for (const { query } of scan.asked) expect(query).not.toContain('0x');
  });

  const many = Array.from({ length: 1_203 }, (_, index) =>
    makeAttestation({
      attester: JUDGES[index % 3] as Hex,
      time: 2_000n + BigInt(index % 7),
      says: { comment: `${index}` },
    }),
  );

  test.each([1_000, 100, 7])(
    'all of them come, also from a scan that gives %i at a time',
    async (largestPage) => {
      const { consistent, mismatched, missing } = await readerOf(many, { largestPage }).fetchEvaluations(
        contest,
      );
      expect(new Set(consistent.map(({ uid }) => uid))).toEqual(new Set(many.map(({ uid }) => uid)));
      expect([consistent.length, mismatched, missing]).toEqual([1_203, [], 0]);
    },
  );

  test('take one request per page, and none after the last row', async () => {
    const scan = readerOf(many.slice(0, 1_000));
    expect((await scan.fetchEvaluations(contest)).consistent).toHaveLength(1_000);
    expect(scan.asked).toHaveLength(2);
  });

  test('are queried in parts for hundreds of judges', async () => {
    const judges = Array.from({ length: 450 }, (_, index) => address(0x1000 + index));
    const rows = judges.map((attester) => makeAttestation({ attester }));
    const scan = readerOf(rows);
    const { consistent } = await scan.fetchEvaluations(makeContest({ judges }));
    expect(consistent).toHaveLength(450);
    expect(scan.asked).toHaveLength(3);
  });

  test('are reported as missing if the scan counts more than it returns', async () => {
    const fake = createFakeScan(many.slice(0, 5).map(toRow));
    const fetch: typeof globalThis.fetch = async (...request) => {
      const { data } = await (await fake.fetch(...request)).json();
      return Response.json({ data: { ...data, attestations: data.attestations.slice(1, 5) } });
    };
    const reader = createScanReader({ endpoint, chainId: 31337, fetch });
    const rows = await reader.fetchEvaluations(contest);
    expect([rows.consistent.length, rows.missing]).toEqual([4, 1]);
  });

  test('all come from a scan that counts too few', async () => {
    const fake = createFakeScan(many.map(toRow));
    const fetch: typeof globalThis.fetch = async (...request) => {
      const { data } = await (await fake.fetch(...request)).json();
      return Response.json({ data: { ...data, aggregateAttestation: { _count: { _all: 3 } } } });
    };
    const reader = createScanReader({ endpoint, chainId: 31337, fetch });
    const rows = await reader.fetchEvaluations(contest);
    expect([rows.consistent.length, rows.missing]).toEqual([1_203, 0]);
    expect(fake.asked).toHaveLength(3);
  });

  test('are separated if their UID does not recompute', async () => {
    const good = makeAttestation({ attester: JUDGES[1] });
    const altered = { ...makeAttestation({ says: { points: 26 } }), uid: makeAttestation().uid };
    const rows = await readerOf([good, altered]).fetchEvaluations(contest);
    expect(rows.consistent).toEqual([good]);
    expect(rows.mismatched).toEqual([altered]);
  });

  test('are read from the chain instead, if possible', async () => {
    const clamped = makeAttestation({ expirationTime: 2n ** 40n });
    const lie = { ...makeAttestation({ says: { points: 26 } }), uid: word(0xbad) };
    const asked: Hex[][] = [];
    const fetchFromChain = async (uids: readonly Hex[]) => {
      asked.push([...uids]);
      return [clamped];
    };
    const rows = await readerOf([clamped, lie], { fetchFromChain }).fetchEvaluations(contest);
    expect(rows.consistent).toEqual([clamped]);
    expect(rows.mismatched).toEqual([lie]);
    expect(asked.map((uids) => new Set(uids))).toEqual([new Set([clamped.uid, lie.uid])]);
    const fails = async () => Promise.reject(new Error('no chain'));
    expect(
      (await readerOf([clamped], { fetchFromChain: fails }).fetchEvaluations(contest)).mismatched,
    ).toHaveLength(1);
  });
});

describe('strangers', () => {
  const contest = makeContest();
  const byRef = makeAttestation({ attester: STRANGER, says: { contest: word(1) } });
  const byField = makeAttestation({ attester: STRANGER, refUID: zeroHash, time: 2_001n });
  const broken = makeAttestation({ attester: STRANGER, data: '0x', time: 2_002n });
  const others = [
    makeAttestation(),
    makeAttestation({ attester: STRANGER, refUID: word(1), says: { contest: word(1) } }),
    makeAttestation({ attester: STRANGER, isOffchain: true }),
    makeAttestation({ attester: STRANGER, time: 999n }),
  ];

  test('are counted and fetched in pages, newest first, with their reason', async () => {
    const scan = readerOf([byRef, byField, broken, ...others]);
    expect(await scan.countStrangers(contest)).toBe(3);
    const { strangers } = await scan.fetchStrangers(contest, { skip: 0, take: 2 });
    expect(strangers.map(({ attestation, reason }) => [attestation.uid, reason])).toEqual([
      [broken.uid, 'not-a-judge'],
      [byField.uid, 'not-a-judge'],
    ]);
    const next = await scan.fetchStrangers(contest, { skip: 2, take: 2 });
    expect(next.strangers).toMatchObject([{ attestation: byRef, evaluation: { contest: word(1) } }]);
  });
});

test('finds one attestation if its UID recomputes', async () => {
  const attestation = { ...makeAttestation(), txid: word(3) };
  const lie = { ...makeAttestation({ time: 2_001n }), uid: word(2) };
  const scan = readerOf([attestation, lie]);
  expect(await scan.findAttestation(attestation.uid)).toEqual(attestation);
  expect(await scan.findAttestation(lie.uid)).toBeNull();
  expect(await scan.findAttestation(word(9))).toBeNull();
});

test('fetches the head that the scan names and shows', async () => {
  const stats = [{ name: 'latestAttestationBlockNum', value: '123' }];
  expect(await readerOf([makeAttestation()], { stats }).fetchHead()).toEqual({
    blockNumber: 123n,
    time: 2_000n,
  });
  expect(await readerOf([]).fetchHead()).toEqual({ blockNumber: null, time: null });
  const dead = createScanReader({
    endpoint,
    chainId: 1,
    fetch: async () => Promise.reject(new TypeError('dead')),
  });
  expect(await dead.fetchHead()).toEqual({ blockNumber: null, time: null });
});
