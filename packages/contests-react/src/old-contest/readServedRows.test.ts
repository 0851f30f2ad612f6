import { local } from '@org/chain-config';
import {
  type Contest,
  computeAttestationUid,
  EVALUATION_SCHEMA_UID,
  encodeEvaluation,
  readResult,
} from '@org/contests';
import { zeroAddress } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../query/createQueryClient.ts';
import { isSeeded } from '../scan/isSeeded.ts';
import { contestQuery, evaluationsQuery } from '../scan/queries.ts';
import { seedContest } from '../scan/seedContest.ts';
import { createScanReading } from '../scan/useScanResult.ts';
import { toContestRow } from '../testing/fakeContestScan.ts';

const JUDGE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ENTRY = 'https://example.org/kiln';
const BEGIN = 1_800_000_000;
const NOW = (BEGIN + 1_000) * 1_000;

const startContest = (title: string) => {
  const organizer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  return toContestRow({ title, organizer, judges: [JUDGE], time: BEGIN });
};
const contestRow = startContest('Kilns');
const uid = contestRow.id as Contest['uid'];

const evaluate = (contest: Contest['uid'], attester: Contest['organizer'] = JUDGE) => {
  const tags = ['CREATIVITY_5'];
  const fields = {
    schema: EVALUATION_SCHEMA_UID,
    recipient: zeroAddress,
    attester,
    time: BigInt(BEGIN + 60),
    expirationTime: 0n,
    revocable: true,
    refUID: contest,
    data: encodeEvaluation({ contest, entry: ENTRY, tags, points: 5, comment: '</script>' }),
  } as const;
  const { schema, ...same } = fields;
  const times = { time: BEGIN + 60, expirationTime: 0, revocationTime: 0 };
  return { ...same, ...times, schemaId: schema, id: computeAttestationUid(fields), isOffchain: false };
};

const writeAnswer = (attestation: unknown = contestRow, attestations: readonly unknown[] = [evaluate(uid)]) =>
  JSON.stringify({
    data: { attestation, attestations, aggregateAttestation: { _count: { _all: attestations.length } } },
  });

/** Returns the cache after an answer has arrived with the page. */
const seed = async (text: string, readAtMs = NOW - 20_000) => {
  const queryClient = createQueryClient();
  const wasTaken = await seedContest(queryClient, { chainConfig: local, uid, answer: { text, readAtMs } });
  const { queryKey } = contestQuery(local, uid);
  const lookup = queryClient.getQueryData(queryKey);
  const contest = lookup?.status === 'found' ? lookup.contest : undefined;
  const rows = contest && queryClient.getQueryData(evaluationsQuery(local, contest).queryKey);
  const result =
    rows && contest && readResult(createScanReading(contest, rows.consistent, readAtMs)).ranking[0];
  const size = queryClient.getQueryCache().getAll().length;
  const state = queryClient.getQueryState(queryKey);
  return { wasTaken, size, contest, rows, result, state, queryClient, queryKey };
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

test('fills the cache with the contest and its reviews as of the time when they were read', async () => {
  const { wasTaken, contest, result, state } = await seed(writeAnswer());
  expect(wasTaken).toBe(true);
  expect(contest?.title).toBe('Kilns');
  expect(result).toMatchObject({ entry: ENTRY, rank: 1, points: '5.00' });
  expect(state?.dataUpdatedAt).toBe(NOW - 20_000);
  expect(ask).not.toHaveBeenCalled();
});

test('is stale, and seeded until the scan has answered the same', async () => {
  const { queryClient, queryKey, state } = await seed(writeAnswer());
  expect(state?.isInvalidated).toBe(true);
  const isSeededNow = () =>
    isSeeded(queryClient.getQueryState(queryKey) ?? { data: undefined, dataUpdatedAt: 0 });
  expect(isSeededNow()).toBe(true);
  queryClient.setQueryData(queryKey, structuredClone(state?.data));
  expect(isSeededNow()).toBe(false);
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
  ['is about a review', writeAnswer({ ...evaluate(uid), id: uid })],
  ['has a malformed review', writeAnswer(contestRow, [{ ...evaluate(uid), time: 'today' }])],
  ['has no reviews', JSON.stringify({ data: { attestation: contestRow } })],
  ['is older than five minutes', writeAnswer(), NOW - 300_000],
  ['is from the future', writeAnswer(), NOW + 300_000],
  ['has no time', writeAnswer(), Number.NaN],
])('ignores an answer that %s', async (_, text, readAtMs) => {
  expect(await seed(text, readAtMs)).toMatchObject({ wasTaken: false, size: 0 });
  expect(ask).not.toHaveBeenCalled();
});

test('trusts no row more than the scan’s: altered reviews are set apart, those of strangers do not count', async () => {
  const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
  const altered = { ...evaluate(uid), time: BEGIN + 61 };
  const { rows, result } = await seed(writeAnswer(contestRow, [altered, evaluate(uid, stranger)]));
  expect(rows?.mismatched).toHaveLength(1);
  expect(rows?.consistent).toHaveLength(1);
  expect(result).toMatchObject({ rank: null, reviews: 0 });
});
