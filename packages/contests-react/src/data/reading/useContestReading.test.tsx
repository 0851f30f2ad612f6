import { local } from '@org/chain-config';
import { orderActs } from '@org/contests';
import type { ActsLookup } from '@org/contests/chain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loads it before the timers are fake.
import './chainActs.ts';
import './recheckScan.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createReading, NOW, performSealed, sampleDocument } from '../../testing/sampleContest.ts';
import { markSeeded } from '../scan/useIsDown.ts';
import { beginningQuery, progressQuery } from './actsQueries.ts';
import type { ContestAnswer } from './contestAnswer.ts';
import { useContestReading } from './useContestReading.ts';

const fetchFromScan = vi.fn();
const fetchFromChain = vi.fn<() => Promise<{ lookup: ActsLookup; isRepeatable: boolean }>>();
const loadCheck = vi.fn();
const fetchTexts = vi.fn();
vi.mock('./actsQueries.ts', async (original) => ({
  ...(await original<object>()),
  actsQuery: () => ({ queryKey: ['scan'], queryFn: () => fetchFromScan(), structuralSharing: false }),
  chainActsQuery: () => ({
    ...{ queryKey: ['chain'], queryFn: () => fetchFromChain(), structuralSharing: false },
  }),
}));
vi.mock('./loadReadFrugally.ts', () => ({ loadReadFrugally: () => loadCheck() }));
vi.mock('./useIsIdle.ts', () => ({
  useIsIdle: () => true,
  useIsSettled: () => true,
}));
vi.mock('./documentsQuery.ts', async (original) => ({
  ...(await original<object>()),
  documentsQuery: () => ({ queryKey: ['documents'], queryFn: () => fetchTexts() }),
}));

const config = {
  ...{ productName: 'Laurel', publicOrigin: 'http://localhost:3000', defaultChain: 'local', chains: [local] },
  hiddenUids: [],
};

/** Reviews are revealed for one more minute. */
const sealed = { terms: { flags: 2, closesAt: NOW - 200n, revealUntil: NOW + 60n } };
const confirmed = createReading(performSealed, sealed);
const { uid } = confirmed.state.attestation;
const { block: _, ...unconfirmed } = { ...confirmed, order: 'not-confirmed' as const };
const scanned = (change: object = {}) => ({
  status: 'found',
  reading: { ...unconfirmed, unplaced: [], missing: 0, mismatched: [], ...change },
});
const unplaced = [{ uid: `0x${'07'.repeat(32)}`, kind: 'attested', time: NOW }];
const answerCheck = (value: object) => loadCheck.mockResolvedValue({ readFrugally: async () => ({ value }) });

const open = async (prepare: (client: QueryClient) => void = () => {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  prepare(client);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ContestsProvider config={config}>{children}</ContestsProvider>
    </QueryClientProvider>
  );
  const page = renderHook(() => useContestReading(local, uid), { wrapper });
  await pass(1_000);
  return { ...page, client, read: () => asFound(page.result.current.answer) };
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asFound = (answer: ContestAnswer) => {
  if (answer.status !== 'found' || !answer.result) throw new Error(answer.status);
  return { ...answer, result: answer.result };
};

beforeEach(() => {
  vi.useFakeTimers({ now: Number(NOW) * 1000 });
  fetchFromScan.mockReset().mockImplementation(async () => scanned());
  fetchFromChain.mockReset().mockImplementation(() => new Promise(() => {}));
  loadCheck.mockReset();
  fetchTexts.mockReset().mockResolvedValue({
    ...{ document: { status: 'read', document: sampleDocument }, entries: new Map(), later: null },
  });
  answerCheck({ status: 'agrees', isReordered: false, reading: confirmed });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks the chain again at the end, and becomes final while the page is open', async () => {
  const { result, read } = await open();
  expect(result.current.check.verdict).toMatchObject({ status: 'agrees' });
  const before = read().result;
  expect(before).toMatchObject({ details: { order: 'confirmed', isFinal: false, withheld: [] } });
  await pass(30_000);
  expect(fetchFromScan.mock.calls.length).toBeGreaterThan(2);
  // Nothing is computed again for the same acts.
  expect(read().result).toBe(before);
  expect(loadCheck).toHaveBeenCalledOnce();
  await pass(60_000);
  // The chain's clock is behind.
  expect(loadCheck.mock.calls.length).toBeGreaterThan(1);
  expect(read().result.details).toMatchObject({ isFinal: false, order: 'confirmed', withheld: [] });
  const block = { ...confirmed.block, number: 5_000n, time: NOW + 60n };
  answerCheck({ status: 'agrees', isReordered: false, reading: { ...confirmed, block } });
  await pass(15_000);
  expect(read().result.details).toMatchObject({ isFinal: true, order: 'confirmed' });
  expect(read().result.details.withheld).toHaveLength(2);
  expect(read().result.block).toMatchObject({ number: 5_000n });
  const count = loadCheck.mock.calls.length;
  await pass(120_000);
  expect(loadCheck).toHaveBeenCalledTimes(count);
});

const postponed = createReading(
  (act) => {
    performSealed(act);
    act(confirmed.state.attestation.attester, 'postpone', {
      ...confirmed.state.times,
      ...{ closesAt: NOW + 100n, revealUntil: NOW + 600n, reason: 'The hall was closed.' },
    });
  },
  { terms: { flags: 2, closesAt: NOW - 1n, revealUntil: NOW + 60n } },
);

test('is not final when only the chain knows of a postponement', async () => {
  const { read } = await open();
  answerCheck({ status: 'behind', uids: [postponed.state.acts.acts.at(-1)?.uid], reading: postponed });
  await pass(90_000);
  expect(read().result.details).toMatchObject({ isFinal: false });
  expect(read().result.details.order).toBe('not-confirmed');
});

test('is not final by the time of the start when the scan knows of a postponement', async () => {
  const { block: _, ...rest } = postponed;
  const { read } = await open();
  expect(read().contest.terms.revealUntil).toBe(NOW + 60n);
  fetchFromScan.mockImplementation(async () => scanned({ ...rest, order: 'not-confirmed' }));
  answerCheck({ status: 'agrees', isReordered: false, reading: postponed });
  await pass(90_000);
  expect(read().contest).toMatchObject({ endsAt: NOW + 100n, terms: { revealUntil: NOW + 600n } });
  expect(read().result.details).toMatchObject({ isFinal: false, order: 'confirmed', withheld: [] });
});

test('reads the scan for two minutes after the end, which may learn late of the last acts', async () => {
  answerCheck({ status: 'unreachable', cause: null });
  const { read } = await open();
  await pass(70_000);
  const late = createReading((act) => {
    performSealed(act);
    act(confirmed.state.attestation.attester, 'disqualify', { entry: 2, reason: 'Late.' });
  }, sealed);
  fetchFromScan.mockImplementation(async () => scanned({ ...late, order: 'not-confirmed' }));
  await pass(60_000);
  expect(read().result.details.acts.count).toBe(late.state.acts.acts.length);
  await pass(120_000);
  const count = fetchFromScan.mock.calls.length;
  await pass(60_000);
  expect(fetchFromScan).toHaveBeenCalledTimes(count);
});

test('judges the end by the chain when it reads the chain, and reads on until then', async () => {
  fetchFromScan.mockImplementation(async () => ({ status: 'false' }));
  const readAt = (time: bigint) => {
    const reading = { ...confirmed, block: { ...confirmed.block, time } };
    return async () => ({ lookup: { status: 'found', reading } as ActsLookup, isRepeatable: true });
  };
  fetchFromChain.mockImplementation(readAt(NOW));
  const { read } = await open();
  // The browser's clock is ahead of the chain's.
  await pass(90_000);
  expect(read()).toMatchObject({ source: 'chain', result: { details: { isFinal: false } } });
  fetchFromChain.mockImplementation(readAt(NOW + 60n));
  await pass(15_000);
  expect(read().result.details.isFinal).toBe(true);
  const count = fetchFromChain.mock.calls.length;
  await pass(60_000);
  expect(fetchFromChain).toHaveBeenCalledTimes(count);
});

test('misses nothing once the chain has confirmed the acts in another order', async () => {
  fetchFromScan.mockImplementation(async () => scanned({ unplaced, missing: 1 }));
  answerCheck({ status: 'agrees', isReordered: true, reading: confirmed });
  const { read } = await open();
  expect(read()).toMatchObject({ isPartial: false, unplaced: [], source: 'scan' });
  expect(read().result.details.order).toBe('confirmed');
});

test.each([
  ['an order that is not confirmed', { unplaced }, false],
  ['omitted rows', { missing: 1 }, true],
])('marks a contest as partial only for omitted rows: %s', async (_name, change, isPartial) => {
  fetchFromScan.mockImplementation(async () => scanned(change));
  answerCheck({ status: 'unreachable', cause: null });
  const { read } = await open();
  expect(read()).toMatchObject({ isPartial, result: { details: { order: 'not-confirmed' } } });
});

test('says that the chain cannot be reached when the code of the check does not load', async () => {
  loadCheck.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { result } = await open();
  expect(result.current.check.verdict).toEqual({ status: 'unreachable' });
});

test.each([
  [
    'a block before the last acts of the scan',
    { status: 'ahead', uids: [uid], acts: [], reading: confirmed },
    true,
  ],
  ['no answer', { status: 'unreachable', cause: new Error('offline') }, true],
  [
    'more acts than are read',
    { status: 'unreachable', cause: Object.assign(new Error('too many'), { retryable: false }) },
    false,
  ],
])(
  'says that the chain cannot be reached, and repeats only what may change: %s',
  async (_, check, isAgain) => {
    answerCheck(check);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { result } = await open();
    // A check that is ahead waits for a later block.
    if (check.status === 'ahead') await pass(20_000);
    expect(result.current.check.verdict).toEqual({ status: 'unreachable' });
    const count = loadCheck.mock.calls.length;
    // Before reveals end, when the chain is asked in any case.
    await pass(59_000);
    expect(loadCheck.mock.calls.length > count).toBe(isAgain);
  },
);

const answerChain = (lookup: ActsLookup) => async () => ({ lookup, isRepeatable: true });
const failChain =
  (change: object = {}) =>
  () =>
    Promise.reject(Object.assign(new Error('no answer'), change));
const foreign = { status: 'other-schema', attestation: confirmed.state.attestation } as const;

test.each([
  ['not-found', answerChain({ status: 'not-found' })],
  ['not-a-contest', answerChain(foreign)],
  ['not-indexed', answerChain({ status: 'found', reading: confirmed } as ActsLookup)],
  ['not-found-unchecked', failChain()],
] as const)(
  'says %s of a contest that the scan does not have, by what the chain says',
  async (status, answer) => {
    fetchFromScan.mockImplementation(async () => ({ status: 'not-found' }));
    fetchFromChain.mockImplementation(answer);
    const { result } = await open();
    expect(result.current.answer).toMatchObject({ status: 'missing', reason: { status } });
  },
);

test('looks for a contest often that is on the chain, and seldom for one that is not', async () => {
  fetchFromScan.mockImplementation(async () => ({ status: 'not-found' }));
  fetchFromChain.mockImplementation(answerChain({ status: 'found', reading: confirmed } as ActsLookup));
  await open();
  const count = fetchFromScan.mock.calls.length;
  await pass(6_000);
  expect(fetchFromScan.mock.calls.length - count).toBeGreaterThanOrEqual(3);
  cleanup();
  fetchFromChain.mockImplementation(answerChain({ status: 'not-found' }));
  await open();
  const before = fetchFromScan.mock.calls.length;
  await pass(6_000);
  expect(fetchFromScan).toHaveBeenCalledTimes(before);
});

test('shows a contest that is not indexed on demand', async () => {
  fetchFromScan.mockImplementation(async () => ({ status: 'not-found' }));
  fetchFromChain.mockImplementation(answerChain({ status: 'found', reading: confirmed } as ActsLookup));
  const { result, read } = await open();
  act(() => result.current.readFromChain());
  await pass(1_000);
  expect(read()).toMatchObject({ source: 'chain', result: { details: { order: 'confirmed' } } });
});

test('does not ask the chain about an attestation of another schema', async () => {
  fetchFromScan.mockImplementation(async () => foreign);
  const { result } = await open();
  expect(result.current.answer).toMatchObject({ status: 'missing', reason: { status: 'not-a-contest' } });
  expect(fetchFromChain).not.toHaveBeenCalled();
});

test.each([
  ['scan-failed', { requests: 500 }],
  ['chain-failed', {}],
] as const)('ends as %s if neither the scan nor the chain can be read', async (status, change) => {
  fetchFromScan.mockImplementation(() => Promise.reject(new Error('no answer')));
  fetchFromChain.mockImplementation(failChain(change));
  const { result } = await open();
  expect(result.current.answer).toMatchObject({ status: 'missing', reason: { status, ...change } });
});

test('calls acts that arrived with the page out of date only once neither scan nor chain can be read', async () => {
  fetchFromScan.mockImplementation(() => Promise.reject(new Error('no answer')));
  let failChainLate: (reason: Error) => void = () => {};
  const late = new Promise<never>((_, reject) => {
    failChainLate = reject;
  });
  fetchFromChain.mockImplementation(() => late);
  const { read } = await open((client) => {
    const served = scanned();
    client.setQueryData<object>(['scan'], served, { updatedAt: Date.now() - 20_000 });
    markSeeded(served, Date.now() - 20_000);
  });
  expect(fetchFromChain).toHaveBeenCalled();
  expect(read()).toMatchObject({ source: 'scan', isStale: false });
  failChainLate(Object.assign(new Error('no answer'), { requests: 500 }));
  await pass(100);
  expect(read()).toMatchObject({ source: 'scan', isStale: true, tooMuch: { requests: 500 } });
});

test('shows the contest as it began until its acts are read, and why they cannot be', async () => {
  fetchFromScan.mockImplementation(() => new Promise(() => {}));
  const { result, client } = await open();
  expect(result.current.answer.status).toBe('loading');
  const beginning = beginningQuery(local, uid).queryKey;
  act(() => void client.setQueryData(beginning, confirmed.state));
  await pass(100);
  expect(result.current.answer).toMatchObject({
    ...{ status: 'found', result: undefined, failure: undefined },
    contest: { title: 'Signs for a small museum', description: sampleDocument.description },
  });
  const progress = progressQuery(local, uid).queryKey;
  act(() => void client.setQueryData<object>(progress, { done: 500, total: 9_000 }));
  await pass(100);
  expect(result.current.answer).toMatchObject({ progress: { done: 500, total: 9_000 } });
  fetchFromChain.mockImplementation(failChain({ requests: 500 }));
  await pass(5_000);
  await pass(100);
  expect(result.current.answer).toMatchObject({
    ...{ status: 'found', result: undefined, failure: { tooMuch: { requests: 500 } } },
  });
});

test('waits for texts for a moment only, so that a document that never answers holds no page', async () => {
  let answer: (texts: object) => void = () => {};
  fetchTexts.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { read } = await open();
  expect(read()).toMatchObject({ isReadingTexts: true, isAwaitingTexts: true });
  await pass(1_000);
  expect(read()).toMatchObject({ isReadingTexts: true, isAwaitingTexts: false, texts: undefined });
  answer({ document: { status: 'read', document: sampleDocument }, entries: new Map(), later: null });
  await pass(0);
  expect(read()).toMatchObject({ isReadingTexts: false, isAwaitingTexts: false, texts: { later: null } });
});

test('reads rows from the chain that the scan has damaged', async () => {
  const [row] = confirmed.state.reviews;
  if (!row) throw new Error('no review');
  const { attestation } = confirmed.state;
  const rows = confirmed.state.reviews.slice(1).map((review) => review.attestation);
  const { protocol } = confirmed.state.toRecord();
  const lone = orderActs({ protocol, contest: attestation, rows });
  if (!lone.ok) throw new Error(lone.refusal);
  const damaged = { ...row.attestation, time: 1n };
  fetchFromScan.mockImplementation(async () =>
    scanned({ ...lone.value, ...{ protocol, rows, contest: attestation, mismatched: [damaged] } }),
  );
  // The chain has the row; the check of all acts never ends.
  loadCheck.mockResolvedValueOnce({ readFrugally: async () => ({ value: [row.attestation] }) });
  loadCheck.mockResolvedValue({ readFrugally: () => new Promise(() => {}) });
  const { read } = await open();
  expect(read().result.details.reviews).toHaveLength(confirmed.state.reviews.length);
  expect(read()).toMatchObject({ isPartial: false, unplaced: [] });
});
