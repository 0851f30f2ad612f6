import { type ChainConfig, local } from '@org/chain-config';
import { type Hex, zeroHash } from 'viem';
import { describe, expect, test } from 'vitest';
import { createFakeScan, toRow } from '../../test/fakeScan.ts';
import { address, JUDGES, makeAttestation, STRANGER, word } from '../../test/make.ts';
import { attestAct, makeTerms, ORGANIZER } from '../../test/makeContest.ts';
import type { Attestation } from '../base/attestation.ts';
import { createAccountReader } from './accountReader.ts';
import { createAccountScan } from './createAccountScan.ts';

const ADA = address(0xada);
const [TOOLS, ROPES] = [word(0xc1), word(0xc2)];

const open = (rows: readonly Attestation[], config: ChainConfig = local) => {
  const { fetch, asked } = createFakeScan(rows.map(toRow));
  return { scan: createAccountScan({ config, fetch }), asked };
};

const change = (listed: boolean, more: Partial<Attestation> = {}, judge = ADA) =>
  attestAct('judges', { judges: [judge], listed }, { refUID: TOOLS, ...more });

test('fetches the newest change of a judge in each contest', async () => {
  const { scan, asked } = open([
    change(true),
    change(false, { time: 600n }),
    change(true, { time: 700n, refUID: ROPES }),
    change(true, { time: 800n }, address(0xbe)),
  ]);
  const first = await scan.fetchJudgeChanges(ADA, { skip: 0, take: 100 });
  expect(first).toEqual({
    changes: [
      { contest: ROPES, by: ORGANIZER, isListed: true, time: 700n },
      { contest: TOOLS, by: ORGANIZER, isListed: false, time: 600n },
    ],
    next: 2,
  });
  const last = await scan.fetchJudgeChanges(ADA, { skip: 2, take: 100 });
  expect(last).toEqual({ changes: [], next: null });
  expect(asked).toHaveLength(2);
});

test('keeps the organizer’s change beside any number of strangers’ and of repeated ones', async () => {
  const repeated = Array.from({ length: 300 }, (_, n) =>
    change(n % 2 === 0, { refUID: ROPES, attester: STRANGER, time: 10_000n + BigInt(n) }),
  );
  const { scan } = open([change(true), change(false, { attester: STRANGER, time: 900n }), ...repeated]);
  const { changes } = await scan.fetchJudgeChanges(ADA, { skip: 0, take: 3 });
  expect(changes.map(({ contest, by, isListed }) => [contest, by, isListed])).toEqual([
    [ROPES, STRANGER, false],
    [TOOLS, STRANGER, false],
    [TOOLS, ORGANIZER, true],
  ]);
});

test('leaves out rows of other schemas, off-chain ones, and those that are not what they say', async () => {
  const { scan } = open([
    { ...change(true), schema: word(9), uid: word(1) },
    { ...change(true), isOffchain: true, uid: word(2) },
    { ...change(true, { refUID: zeroHash }), uid: word(3) },
    change(true, { refUID: ROPES, data: `${change(true).data}00` }),
  ]);
  expect(await scan.fetchJudgeChanges(ADA, { skip: 0, take: 100 })).toEqual({ changes: [], next: 2 });
});

test('asks nothing on a chain without resolvers', async () => {
  const { scan, asked } = open([change(true)], { ...local, contracts: { profile: local.contracts.profile } });
  expect(await scan.fetchJudgeChanges(ADA, { skip: 0, take: 100 })).toEqual({ changes: [], next: null });
  expect(await scan.fetchEntered(ADA, { skip: 0, take: 100 })).toEqual({ contests: [], next: null });
  expect(asked).toEqual([]);
});

test('fetches each contest that an account entered once, the latest first', async () => {
  const submit = (contest: Hex, more: Partial<Attestation> = {}) =>
    attestAct(
      'entry',
      { contentHash: word(1), uri: '', replaces: null },
      { refUID: contest, attester: ADA, ...more },
    );
  const { scan } = open([
    submit(TOOLS),
    submit(TOOLS, { time: 900n }),
    submit(ROPES, { time: 700n }),
    submit(word(0xc3), { attester: STRANGER }),
    { ...submit(word(0xc4)), uid: word(5) },
    { ...submit(word(0xc5)), isOffchain: true },
  ]);
  const { contests } = await scan.fetchEntered(ADA, { skip: 0, take: 100 });
  expect(contests).toEqual([TOOLS, ROPES]);
  expect(await scan.fetchEntered(ADA, { skip: 1, take: 1 })).toMatchObject({ contests: [ROPES], next: 2 });
  expect(await scan.fetchEntered(ADA, { skip: 9, take: 1 })).toEqual({ contests: [], next: null });
});

describe('accountReader', () => {
  const ORGANIZER = address(9);

  const readerOf = (rows: readonly Attestation[]) =>
    createAccountReader({
      config: local,
      fetch: createFakeScan(rows.map(toRow)).fetch,
    });

  function makeContestRow(title: string, change: Partial<Attestation> = {}): Attestation {
    return attestAct('contest', makeTerms({ title }), { attester: ORGANIZER, time: 500n, ...change });
  }

  test("fetches an organizer's contests newest first, in pages, with the scan's count", async () => {
    const reader = readerOf([
      makeContestRow('old'),
      makeContestRow('new', { time: 700n }),
      makeContestRow('broken', { time: 600n, data: '0x1234' }),
      makeContestRow('somebody else’s', { attester: STRANGER }),
      makeContestRow('off-chain', { isOffchain: true }),
    ]);
    const page = await reader.fetchContestsBy(ORGANIZER, { skip: 0, take: 10 });
    expect(page.contests.map(({ title }) => title)).toEqual(['new', 'old']);
    expect(page).toMatchObject({ unreadable: 1, total: 3 });
    const second = await reader.fetchContestsBy(ORGANIZER, { skip: 2, take: 10 });
    expect(second.contests.map(({ title }) => title)).toEqual(['old']);
  });

  test("fetches a judge's reviews newest first, including withdrawn ones, with weighted scores", async () => {
    const judge = JUDGES[0];
    const review = { entry: 2, points: [4, 9], comment: 'Clear signs.', commentHash: null };
    const reveal = { entry: 3, judge, points: [1, 2], comment: '', salt: word(5) };
    const contests = [
      attestAct('contest', makeTerms({ maxPoints: [5, 10], weights: [2, 1] })),
      attestAct('contest', makeTerms({ maxPoints: [5, 10], weights: [10, 3] })),
    ] as const;
    const [one, two] = contests;
    const rows = [
      ...contests,
      // The scan lacks the contest, so its weights are unknown.
      attestAct('evaluation', review, { attester: judge, refUID: word(0xc3), time: 2_050n }),
      attestAct('evaluation', review, { attester: judge, refUID: one.uid, time: 2_100n }),
      attestAct(
        'evaluation',
        { ...review, comment: 'ipfs://long', commentHash: word(0xd1) },
        {
          ...{ attester: judge, refUID: one.uid, time: 2_200n, revocationTime: 2_300n },
        },
      ),
      attestAct('reveal', reveal, { attester: judge, refUID: two.uid, time: 2_400n }),
      // Another judge's review: this account has only opened it.
      attestAct('reveal', { ...reveal, judge: STRANGER }, { attester: judge, refUID: two.uid, time: 2_500n }),
      attestAct('evaluation', review, { attester: judge, data: '0x1234', time: 2_600n }),
      attestAct('evaluation', review, { attester: STRANGER, time: 2_700n }),
    ];
    const { fetch } = createFakeScan(rows.map(toRow));
    const reader = createAccountReader({ config: local, fetch });
    const { reviews, ...counts } = await reader.fetchReviewsBy(judge, { skip: 0, take: 10 });
    expect(reviews.map(({ contest, entry, given, points }) => ({ contest, entry, given, points }))).toEqual([
      { contest: two.uid, entry: '3', given: [1, 2], points: 16 },
      { contest: one.uid, entry: '2', given: [4, 9], points: 17 },
      { contest: one.uid, entry: '2', given: [4, 9], points: 17 },
    ]);
    expect(reviews.map(({ comment, commentHash, revokedAt }) => [comment, commentHash, revokedAt])).toEqual([
      ['', undefined, null],
      ['ipfs://long', word(0xd1), 2_300n],
      ['Clear signs.', undefined, null],
    ]);
    expect(counts).toEqual({ ofOthers: 1, unreadable: 2, total: 6 });
  });

  test('fetches contests by UID and sends no request for an empty list', async () => {
    const one = makeContestRow('one');
    const two = makeContestRow('two', { time: 2_000n });
    const review = makeAttestation();
    const scan = createFakeScan([one, two, review].map(toRow));
    const reader = createAccountReader({
      config: local,
      fetch: scan.fetch,
    });
    expect(await reader.fetchContestsNamed([])).toEqual([]);
    expect(scan.asked).toHaveLength(0);
    const found = await reader.fetchContestsNamed([one.uid, review.uid, word(5)]);
    expect(found.map(({ title }) => title)).toEqual(['one']);
  });

  test('rejects with a code if the scan fails', async () => {
    const fetch = async () => new Response('', { status: 503 });
    const reader = createAccountReader({ config: local, fetch });
    const page = { skip: 0, take: 5 };
    await expect(reader.fetchContestsBy(ORGANIZER, page)).rejects.toMatchObject({ code: 'scan-unreachable' });
    await expect(reader.fetchReviewsBy(ORGANIZER, page)).rejects.toMatchObject({ code: 'scan-unreachable' });
  });
});
