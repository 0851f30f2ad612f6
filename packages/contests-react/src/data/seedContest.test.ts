import { local } from '@org/chain-config';
import { computeAttestationUid, encodeActData, getProtocol, readResult } from '@org/contests';
import { type Hex, zeroAddress } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { toContestRow } from '../testing/fakeContestScan.ts';
import { sampleDocument } from '../testing/sampleContest.ts';
import { actsQuery } from './reading/actsQueries.ts';
import { toBlock } from './reading/contestAnswer.ts';
import { documentsQuery } from './reading/documentsQuery.ts';
import { isSeeded } from './scan/useIsDown.ts';
import { seedContest } from './seedContest.ts';

const JUDGE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BEGIN = 1_800_000_000;
const NOW = (BEGIN + 1_000) * 1_000;

const startContest = (title: string) => {
  const organizer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const times = {
    opensAt: BigInt(BEGIN),
    closesAt: BigInt(BEGIN + 5_000),
    revealUntil: BigInt(BEGIN + 5_000),
  };
  return toContestRow({ title, organizer, judges: [JUDGE], time: BEGIN, times, document: sampleDocument });
};
const contestRow = startContest('Kilns');
const uid = contestRow.id as Hex;
const protocol = getProtocol(local);
if (!protocol) throw new Error('no resolver');

const review = (contest: Hex, attester: Hex = JUDGE) => {
  const fields = {
    schema: protocol.schemas.evaluation,
    ...{ recipient: zeroAddress, attester, time: BigInt(BEGIN + 60), expirationTime: 0n, revocable: true },
    refUID: contest,
    data: encodeActData('evaluation', { entry: 1, points: [1], comment: '</script>', commentHash: null }),
  } as const;
  const { schema, ...same } = fields;
  const times = { time: BEGIN + 60, expirationTime: 0, revocationTime: 0 };
  return { ...same, ...times, schemaId: schema, id: computeAttestationUid(fields), isOffchain: false };
};

const writeAnswer = (attestation: unknown = contestRow, attestations: readonly unknown[] = [review(uid)]) =>
  JSON.stringify({
    data: { attestation, attestations, aggregateAttestation: { _count: { _all: attestations.length } } },
  });

/** Returns the cache after an answer has arrived with the page. */
const seed = async (text: string, readAtMs = NOW - 20_000) => {
  const queryClient = createQueryClient();
  const wasTaken = await seedContest(queryClient, { chainConfig: local, uid, answer: { text, readAtMs } });
  const { queryKey } = actsQuery(local, uid);
  const lookup = queryClient.getQueryData(queryKey);
  const acts = lookup?.status === 'found' ? lookup.reading : undefined;
  const result = acts && readResult({ ...acts, block: toBlock(acts, readAtMs) });
  const size = queryClient.getQueryCache().getAll().length;
  const state = queryClient.getQueryState(queryKey);
  return { wasTaken, size, acts, result, state, queryClient, queryKey };
};

const ask = vi.fn(() => Promise.reject(new Error('the scan is not asked')));
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockClear();
});

test('fills the cache with the contest and its acts as of the time when they were read', async () => {
  const { wasTaken, result, state } = await seed(writeAnswer());
  expect(wasTaken).toBe(true);
  expect(result?.contest.title).toBe('Kilns');
  expect(result?.counted).toMatchObject([{ entry: '1', comment: '</script>' }]);
  expect(state).toMatchObject({ dataUpdatedAt: NOW - 20_000, isInvalidated: true });
  expect(ask).not.toHaveBeenCalled();
});

test('keeps the texts that are in the attestations, too, so that the page is drawn once', async () => {
  const { queryClient, acts } = await seed(writeAnswer());
  const { queryKey } = documentsQuery(acts?.state, { hasGateway: true });
  expect(queryClient.getQueryData(queryKey)?.document.status).toBe('read');
});

test('is marked until the scan itself has answered', async () => {
  const { queryClient, queryKey, state } = await seed(writeAnswer());
  expect(state && isSeeded(state)).toBe(true);
  queryClient.setQueryData(queryKey, (same) => same && { ...same });
  const now = queryClient.getQueryState(queryKey);
  expect(now && isSeeded(now)).toBe(false);
  expect(isSeeded({ data: undefined, dataUpdatedAt: 0 })).toBe(false);
});

test('is never ahead of the visitor’s clock, so that it is refetched', async () => {
  expect((await seed(writeAnswer(), NOW + 60_000)).state?.dataUpdatedAt).toBe(NOW);
});

const other = startContest('Looms');
test.each<[string, string, number?]>([
  ['is empty', ''],
  ['is truncated', writeAnswer().slice(0, -3)],
  ['is not an answer', '[]'],
  ['has no data', '{"data":null}'],
  ['is an error', '{"errors":[{"message":"no"}],"data":null}'],
  ['is about another contest', writeAnswer(other)],
  ['has an altered contest', writeAnswer({ ...contestRow, data: other.data })],
  ['is about a review', writeAnswer({ ...review(uid), id: uid })],
  ['has a malformed review', writeAnswer(contestRow, [{ ...review(uid), time: 'today' }])],
  ['has no reviews', JSON.stringify({ data: { attestation: contestRow } })],
  ['is older than five minutes', writeAnswer(), NOW - 300_000],
  ['is from the future', writeAnswer(), NOW + 300_000],
  ['has no time', writeAnswer(), Number.NaN],
])('ignores an answer of the page’s server that %s', async (_, text, readAtMs) => {
  expect(await seed(text, readAtMs)).toMatchObject({ wasTaken: false, size: 0 });
  expect(ask).not.toHaveBeenCalled();
});

test('trusts no row more than the scan’s: altered reviews are set apart, those of strangers do not count', async () => {
  const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
  const altered = { ...review(uid), time: BEGIN + 61 };
  const { acts, result } = await seed(writeAnswer(contestRow, [altered, review(uid, stranger)]));
  expect(acts?.mismatched).toHaveLength(1);
  expect(acts?.unplaced).toHaveLength(1);
  expect(result?.counted).toEqual([]);
});
