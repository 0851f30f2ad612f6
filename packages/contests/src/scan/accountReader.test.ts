import { zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { createFakeScan, toRow } from '../../test/fakeScan.ts';
import { address, JUDGES, makeAttestation, makeContest, STRANGER, word } from '../../test/make.ts';
import type { Attestation } from '../attestation/attestation.ts';
import { CONTEST_SCHEMA_UID, encodeContest } from '../contest/contestSchemas.ts';
import { EVALUATION_SCHEMA_UID_OLD } from '../contest/evaluationSchemas.ts';
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
