import { local } from '@org/chain-config';
import { zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { createFakeScan, toRow } from '../../test/fakeScan.ts';
import { address, JUDGES, makeAttestation, makeContest, STRANGER, word } from '../../test/make.ts';
import { attestR2, makeTerms } from '../../test/makeR2.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { CONTEST_SCHEMA_UID, encodeContest } from '../contest/contestSchemas.ts';
import { EVALUATION_SCHEMA_UID_OLD } from '../contest/evaluationSchemas.ts';
import { createContestCodecR2 } from '../r2/contestCodec.ts';
import { createAccountReader } from './accountReader.ts';

const ORGANIZER = address(9);

const readerOf = (rows: readonly Attestation[]) =>
  createAccountReader({
    endpoint: 'https://scan.example.org/graphql',
    chainId: 31337,
    fetch: createFakeScan(rows.map(toRow)).fetch,
  });

function makeContestRow(title: string, change: Partial<Attestation> = {}): Attestation {
  const { judges, entries, description } = makeContest();
  const data = encodeContest({ title, description, judges, entries });
  return makeAttestation({
    schema: CONTEST_SCHEMA_UID,
    refUID: zeroHash,
    attester: ORGANIZER,
    time: 1_000n,
    data,
    ...change,
  });
}

test("fetches an organizer's contests newest first, in pages, with the scan's count", async () => {
  const reader = readerOf([
    makeContestRow('old'),
    makeContestRow('new', { time: 3_000n }),
    makeContestRow('broken', { time: 2_000n, data: '0x1234' }),
    makeContestRow('somebody else’s', { attester: STRANGER }),
    makeContestRow('off-chain', { isOffchain: true }),
  ]);
  const page = await reader.fetchContestsBy(ORGANIZER, { skip: 0, take: 10 });
  expect(page.contests.map(({ title }) => title)).toEqual(['new', 'old']);
  expect(page).toMatchObject({ unreadable: 1, total: 3 });
  const second = await reader.fetchContestsBy(ORGANIZER, { skip: 2, take: 10 });
  expect(second.contests.map(({ title }) => title)).toEqual(['old']);
});

test("fetches a judge's reviews newest first, under every schema, including withdrawn ones", async () => {
  const untrue = { ...makeAttestation({ time: 9_000n }), uid: word(7) };
  const reader = readerOf([
    makeAttestation({ says: { comment: 'first' } }),
    makeAttestation({ says: { comment: 'taken back' }, time: 3_000n, revocationTime: 3_500n }),
    makeAttestation({ says: { comment: 'older form' }, time: 4_000n, schema: EVALUATION_SCHEMA_UID_OLD }),
    makeAttestation({ attester: STRANGER }),
    makeContestRow('no review', { attester: JUDGES[0] }),
    untrue,
  ]);
  const { reviews, unreadable, total } = await reader.fetchReviewsBy(JUDGES[0], { skip: 0, take: 10 });
  expect(reviews.map(({ comment, revokedAt }) => [comment, revokedAt])).toEqual([
    ['older form', null],
    ['taken back', 3_500n],
    ['first', null],
  ]);
  expect({ unreadable, total }).toEqual({ unreadable: 1, total: 4 });
});

test("fetches a judge's reviews of both versions, with weighted scores", async () => {
  const judge = JUDGES[0];
  const evaluation = { entry: 2, points: [4, 9], comment: 'Clear signs.', commentHash: null };
  const reveal = { entry: 3, judge, points: [1, 2], comment: '', salt: word(5) };
  const contests = [
    attestR2('contest', makeTerms({ maxPoints: [5, 10], weights: [2, 1] })),
    attestR2('contest', makeTerms({ maxPoints: [5, 10], weights: [10, 3] })),
  ] as const;
  const [one, two] = contests;
  const rows = [
    ...contests,
    makeAttestation({ says: { comment: 'version 1' }, time: 2_000n }),
    // Nobody has the contest, so that its weights are unknown.
    attestR2('evaluation', evaluation, { attester: judge, refUID: word(0xc3), time: 2_050n }),
    attestR2('evaluation', evaluation, { attester: judge, refUID: one.uid, time: 2_100n }),
    attestR2(
      'evaluation',
      { ...evaluation, comment: 'ipfs://long', commentHash: word(0xd1) },
      {
        ...{ attester: judge, refUID: one.uid, time: 2_200n, revocationTime: 2_300n },
      },
    ),
    attestR2('reveal', reveal, { attester: judge, refUID: two.uid, time: 2_400n }),
    // Of another judge: this account has only opened it.
    attestR2('reveal', { ...reveal, judge: STRANGER }, { attester: judge, refUID: two.uid, time: 2_500n }),
    attestR2('evaluation', evaluation, { attester: judge, data: '0x1234', time: 2_600n }),
    attestR2('evaluation', evaluation, { attester: STRANGER, time: 2_700n }),
  ];
  const options = { endpoint: 'https://scan.example.org', chainId: 31337 };
  const { fetch } = createFakeScan(rows.map(toRow));
  const reader = createAccountReader({ ...options, fetch, more: createContestCodecR2(local) });
  const { reviews, ...counts } = await reader.fetchReviewsBy(judge, { skip: 0, take: 10 });
  expect(reviews.map(({ contest, entry, given, points }) => ({ contest, entry, given, points }))).toEqual([
    { contest: two.uid, entry: '3', given: [1, 2], points: 16 },
    { contest: one.uid, entry: '2', given: [4, 9], points: 17 },
    { contest: one.uid, entry: '2', given: [4, 9], points: 17 },
    { contest: expect.any(String), entry: expect.any(String), given: undefined, points: expect.any(Number) },
  ]);
  expect(reviews.map(({ comment, commentHash, revokedAt }) => [comment, commentHash, revokedAt])).toEqual([
    ['', undefined, null],
    ['ipfs://long', word(0xd1), 2_300n],
    ['Clear signs.', undefined, null],
    ['version 1', undefined, null],
  ]);
  expect(counts).toEqual({ ofOthers: 1, unreadable: 2, total: 7 });
});

test('fetches contests by UID and sends no request for an empty list', async () => {
  const one = makeContestRow('one');
  const two = makeContestRow('two', { time: 2_000n });
  const review = makeAttestation();
  const scan = createFakeScan([one, two, review].map(toRow));
  const reader = createAccountReader({
    endpoint: 'https://scan.example.org',
    chainId: 31337,
    fetch: scan.fetch,
  });
  expect(await reader.fetchContestsNamed([])).toEqual([]);
  expect(scan.asked).toHaveLength(0);
  const found = await reader.fetchContestsNamed([one.uid, review.uid, word(5)]);
  expect(found.map(({ title }) => title)).toEqual(['one']);
});

test('rejects with a code if the scan fails', async () => {
  const fetch = async () => new Response('', { status: 503 });
  const reader = createAccountReader({ endpoint: 'https://scan.example.org', chainId: 31337, fetch });
  const page = { skip: 0, take: 5 };
  await expect(reader.fetchContestsBy(ORGANIZER, page)).rejects.toMatchObject({ code: 'scan-unreachable' });
  await expect(reader.fetchReviewsBy(ORGANIZER, page)).rejects.toMatchObject({ code: 'scan-unreachable' });
});
