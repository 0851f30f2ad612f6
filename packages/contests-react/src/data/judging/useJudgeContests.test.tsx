import { local } from '@org/chain-config';
import { getProtocol } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Address, Hex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { answerContests, type FakeContest, toActRow, toContestRow } from '../../testing/fakeContestScan.ts';
import { useJudgeContests } from './useJudgeContests.ts';

const [ADA, BEN] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const;
const MANY = 1_200;

const toReviewRow = (contest: Hex, entry: number) =>
  toActRow(
    'evaluation',
    { entry, points: [3], comment: '', commentHash: null },
    { by: ADA, contest, time: 5_000 },
  );

let asked = 0;

const serve = (rows: readonly Readonly<Record<string, unknown>>[]) => {
  asked = 0;
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    const { uid, where } = body.variables as { uid?: string; where?: { refUID?: { equals?: string } } };
    const about = uid ?? where?.refUID?.equals;
    // Test files share a process: a retry of another file asks about a contest that is not here.
    if (about === undefined || rows.some(({ id }) => id === about)) asked += 1;
    return Response.json({ data: answerContests(rows, body) });
  });
};

const look = () => {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useJudgeContests(local, ADA), { wrapper }).result;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('finds a judge’s contests among thousands with few requests', async () => {
  const others = Array.from({ length: MANY }, (_, n) =>
    toContestRow({ title: `of others ${n}`, organizer: BEN, judges: [BEN], time: 100 + n }),
  );
  const [begun, done, over] = [
    toContestRow({ title: 'begun', organizer: BEN, judges: [BEN, ADA], time: 10 }),
    toContestRow({ title: 'done', organizer: BEN, judges: [ADA], time: 20 }),
    toContestRow({ title: 'over', organizer: BEN, judges: [ADA], time: 30, times: { closesAt: 40n } }),
  ];
  const reviews = [
    toReviewRow(begun.id as Hex, 1),
    toReviewRow(done.id as Hex, 1),
    toReviewRow(done.id as Hex, 2),
  ];
  serve([...others, begun, done, over, ...reviews]);
  const result = look();
  expect(result.current.state.status).toBe('loading');
  await waitFor(() => expect(result.current.state.status).toBe('listed'));
  const { state } = result.current;
  if (state.status !== 'listed') throw new Error(state.status);
  expect(state.open.map(({ contest, waiting }) => [contest.title, waiting])).toEqual([
    ['begun', ['2']],
    ['done', []],
  ]);
  expect(state.over.map(({ title }) => title)).toEqual(['over']);
  expect(state).toMatchObject({ searched: 3, total: 3, more: 'none' });
  // The requests: a page and a count for the list with its postponements, the acts and the assignments of each open contest, and later changes.
  expect(asked).toBeLessThanOrEqual(10);
});

test('lists open contests that are not counted yet, and counts them on demand', async () => {
  serve(
    Array.from({ length: 60 }, (_, n) =>
      toContestRow({ title: `number ${n}`, organizer: BEN, judges: [ADA], time: 100 + n }),
    ),
  );
  const result = look();
  await waitFor(() =>
    expect(result.current.state).toMatchObject({ status: 'listed', searched: 50, total: 60, more: 'there' }),
  );
  result.current.searchOn();
  await waitFor(() => expect(result.current.state).toMatchObject({ searched: 60, more: 'none' }));
});

test('distinguishes a failing scan from a judge without contests', async () => {
  serve([]);
  const empty = look();
  await waitFor(() => expect(empty.current.state).toMatchObject({ status: 'listed', open: [], over: [] }));
  cleanup();
  vi.stubGlobal('fetch', async () => new Response('no', { status: 400 }));
  const failed = look();
  await waitFor(() => expect(failed.current.state).toEqual({ status: 'failed' }));
});

const protocol = getProtocol(local);
const asksForChanges = (body: { readonly query: string }) =>
  body.query.includes('distinct') && JSON.stringify(body).includes(protocol?.schemas.judges ?? 'none');

const DAY = 86_400;
const NOW = Math.floor(Date.now() / 1000);

/** A contest that Ben has started. */
const start = (title: string, judges: FakeContest['judges'], opensAt = NOW - DAY) => {
  const times = { opensAt: BigInt(opensAt), closesAt: BigInt(NOW + 9 * DAY) };
  return toContestRow({
    ...{ title, organizer: BEN, judges, time: NOW - 9 * DAY },
    times,
  });
};

const change = (
  row: Readonly<Record<string, unknown>>,
  listed: boolean,
  time = NOW - 5 * DAY,
  by: Address = BEN,
) => toActRow('judges', { judges: [ADA], listed }, { by, contest: row.id as Hex, time });

const EVE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

test('finds contests to which the judge was added later, and leaves out those of removed judges', async () => {
  const added = start('added', [BEN]);
  const soon = start('added, soon', [BEN], NOW + DAY);
  const removed = start('removed', [ADA, BEN], NOW + DAY);
  const back = start('removed and added again', [ADA, BEN]);
  const gone = start('added and removed again', [BEN], NOW + DAY);
  serve([
    ...[added, soon, removed, back, gone],
    ...[change(added, true), change(soon, true), change(removed, false)],
    ...[change(back, false), change(back, true, NOW - 4 * DAY)],
    ...[change(gone, true), change(gone, false, NOW - 4 * DAY)],
  ]);
  const result = look();
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'listed', more: 'none' }));
  const { state } = result.current;
  if (state.status !== 'listed') throw new Error(state.status);
  const open = state.open.map(({ contest, waiting }) => [contest.title, waiting]);
  expect(open.toSorted()).toEqual([
    ['added', ['1', '2']],
    ['removed and added again', ['1', '2']],
  ]);
  expect(state.upcoming.map(({ title }) => title)).toEqual(['added, soon']);
});

test('ignores strangers who add a judge, however often, and finds the organizer’s addition behind theirs', async () => {
  const real = start('real', [BEN]);
  const foreign = start('of Ben, with Eve’s addition', [BEN]);
  const flood = Array.from({ length: 200 }, (_, n) => change(real, n % 2 === 1, NOW - n, EVE));
  const missing = Array.from({ length: 120 }, (_, n) => {
    const contest: Hex = `0x${n.toString(16).padStart(64, '0')}`;
    return toActRow('judges', { judges: [ADA], listed: true }, { by: EVE, contest, time: NOW - n });
  });
  const others = [change(foreign, true, NOW, EVE)];
  serve([real, foreign, change(real, true), ...flood, ...missing, ...others]);
  const result = look();
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'listed', more: 'none' }));
  const { state } = result.current;
  if (state.status !== 'listed') throw new Error(state.status);
  expect(state.open.map(({ contest }) => contest.title)).toEqual(['real']);
  expect([...state.upcoming, ...state.over]).toEqual([]);
});

test('lists the other contests while the changes of judges are asked for again', async () => {
  const rows = [toContestRow({ title: 'begun', organizer: BEN, judges: [ADA], time: 10 })];
  let attempts = 0;
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    if (!asksForChanges(body)) return Response.json({ data: answerContests(rows, body) });
    attempts += 1;
    // The second attempt never answers.
    return attempts === 1 ? new Response('busy', { status: 503 }) : new Promise<Response>(() => {});
  });
  const result = look();
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'listed', more: 'loading' }), {
    timeout: 30_000,
  });
});

test('asks for failed changes of judges again although contests are not counted yet', async () => {
  const rows = Array.from({ length: 60 }, (_, n) =>
    toContestRow({ title: `number ${n}`, organizer: BEN, judges: [ADA], time: 100 + n }),
  );
  let isBroken = true;
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    if (isBroken && asksForChanges(body)) return new Response('no', { status: 400 });
    return Response.json({ data: answerContests(rows, body) });
  });
  const result = look();
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'listed', more: 'failed' }));
  isBroken = false;
  result.current.searchOn();
  await waitFor(() => expect(result.current.state).toMatchObject({ searched: 60, more: 'none' }));
});

test('lists the other contests if the changes of judges cannot be loaded', async () => {
  const rows = [toContestRow({ title: 'begun', organizer: BEN, judges: [ADA], time: 10 })];
  let isBroken = true;
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    if (isBroken && asksForChanges(body)) return new Response('no', { status: 400 });
    return Response.json({ data: answerContests([...rows, added, change(added, true)], body) });
  });
  const added = start('added', [BEN]);
  const result = look();
  await waitFor(() => expect(result.current.state).toMatchObject({ status: 'listed', more: 'failed' }));
  const titles = () => {
    const { state } = result.current;
    return state.status === 'listed' ? state.open.map(({ contest }) => contest.title) : [];
  };
  expect(titles()).toEqual(['begun']);
  isBroken = false;
  result.current.searchOn();
  await waitFor(() => expect(titles().toSorted()).toEqual(['added', 'begun']));
});
