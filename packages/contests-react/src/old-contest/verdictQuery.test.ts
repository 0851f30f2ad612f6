import { local } from '@org/chain-config';
import type { ContestLookup, ScanRows } from '@org/contests';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../query/createQueryClient.ts';
import { contestQuery, evaluationsQuery } from '../scan/queries.ts';
import { attestations, contest } from '../testing/sampleContest.ts';
import { verdictQuery } from './verdictQuery.ts';

const scan = vi.hoisted(() => ({ findContest: vi.fn(), fetchEvaluations: vi.fn(), fetchHead: vi.fn() }));
const check = vi.hoisted(() => vi.fn());
vi.mock('../scan/getContestScan.ts', () => ({ getContestScan: () => scan }));
vi.mock('../chain/readFrugally.ts', () => ({
  readFrugally: async (_: unknown, read: (access: unknown, options: object) => unknown) => ({
    value: await read({ check }, {}),
  }),
}));

const honest: ScanRows = { consistent: attestations, mismatched: [], missing: 0 };
const lying: ScanRows = { ...honest, consistent: attestations.slice(1) };
const head = { blockNumber: 9n, time: 9n };
const answer = (rows: ScanRows, lookup: ContestLookup = { status: 'found', contest }) => {
  scan.findContest.mockResolvedValue(lookup);
  scan.fetchEvaluations.mockResolvedValue(rows);
  scan.fetchHead.mockResolvedValue(head);
};

beforeEach(() => {
  vi.resetAllMocks();
  check.mockResolvedValue({ status: 'agrees', block: { number: 5n } });
});

const ask = (shown: ScanRows) => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(evaluationsQuery(local, contest).queryKey, shown);
  const query = verdictQuery(local, contest, shown);
  return { queryClient, query, verdict: queryClient.fetchQuery(query) };
};

test('keeps a verdict with the rows that were compared', async () => {
  answer(honest);
  expect(await ask(honest).verdict).toEqual({ status: 'agrees', block: 5n });
});

test('issue 13: does not verify earlier rows when the scan returns others for the check', async () => {
  answer(honest);
  const { queryClient, query, verdict } = ask(lying);
  expect(await verdict).toEqual({ status: 'changed' });
  expect(queryClient.getQueryData(verdictQuery(local, contest, honest).queryKey)).toMatchObject({
    status: 'agrees',
  });
  // The same rows are checked again.
  answer(lying);
  check.mockResolvedValue({ status: 'left-out', uids: [contest.uid] });
  expect(await queryClient.fetchQuery(query)).toMatchObject({ status: 'left-out' });
});

test('issue 13: refetches the contest, so a recent withdrawal is not reported as left out', async () => {
  const withdrawn = { ...contest, revokedAt: 7n };
  answer(honest, { status: 'found', contest: withdrawn });
  const { queryClient, verdict } = ask(honest);
  await verdict;
  expect(check.mock.lastCall?.[0]).toMatchObject({ contest: withdrawn, scanHead: head });
  expect(queryClient.getQueryData(contestQuery(local, contest.uid).queryKey)).toMatchObject({
    contest: withdrawn,
  });
});

test('does not compare cached rows with a newer head', async () => {
  answer(honest);
  scan.fetchEvaluations.mockRejectedValue(Object.assign(new Error('down'), { retryable: false }));
  await ask(honest).verdict;
  expect(check.mock.lastCall?.[0]).toMatchObject({ scanHead: null });
});
