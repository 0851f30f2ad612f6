import { local } from '@org/chain-config';
import type { Address, Hex } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { answerContests, type FakeContest, toActRow, toContestRow } from '../../testing/fakeContestScan.ts';
import { contest as sample } from '../../testing/sampleContest.ts';
import { fetchListPage, type ListCursor, type ListPage, passesFilters } from './fetchListPage.ts';
import { NO_FILTERS } from './listFilters.ts';
import type { ListQuestion } from './toContestFilter.ts';

const NOW = 1_800_000_000;
const [ADA, BEN, EVE] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
] as const;
const anything: ListQuestion = { ...NO_FILTERS, account: undefined };

let asked = 0;
let bytes = { asked: 0, answered: 0 };

const serve = (contests: readonly FakeContest[], change: (data: unknown) => unknown = (data) => data) => {
  serveRows(contests.map(toContestRow), change);
};

const serveRows = (
  rows: readonly ReturnType<typeof toContestRow>[],
  change: (data: unknown) => unknown = (data) => data,
) => {
  asked = 0;
  bytes = { asked: 0, answered: 0 };
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    asked += 1;
    const answer = JSON.stringify({ data: change(answerContests(rows, JSON.parse(String(init.body)))) });
    bytes.asked += String(init.body).length;
    bytes.answered += answer.length;
    return new Response(answer);
  });
};

afterEach(() => vi.unstubAllGlobals());

const start: ListCursor = { skip: 0, nowSeconds: NOW };
const signal = new AbortController().signal;

/** All pages of a list, one after the other. */
const listAll = async (question: Partial<ListQuestion>): Promise<readonly ListPage[]> => {
  const pages: ListPage[] = [];
  let cursor: ListCursor | undefined = start;
  while (cursor) {
    const page: ListPage = await fetchListPage(local, { ...anything, ...question }, cursor, signal);
    pages.push(page);
    cursor = page.next;
  }
  return pages;
};
const titlesOf = (pages: readonly ListPage[]) =>
  pages.flatMap(({ contests }) => contests.map(({ title }) => title));

const contest = (title: string, facts: Partial<FakeContest> = {}): FakeContest => ({
  title,
  organizer: ADA,
  judges: [BEN],
  time: NOW - 1_000,
  ...facts,
});

test('pages through three thousand contests in few requests', async () => {
  serve(Array.from({ length: 3_000 }, (_, index) => contest(`Contest ${index}`, { time: NOW - index })));
  const pages = await listAll({});
  expect(pages).toHaveLength(30);
  // A count, a page and its postponements.
  expect(asked).toBe(90);
  expect(titlesOf(pages)).toEqual(Array.from({ length: 3_000 }, (_, index) => `Contest ${index}`));
  expect(pages.map(({ searched }) => searched).slice(0, 2)).toEqual([100, 200]);
  expect(pages.at(-1)).toMatchObject({ searched: 3_000, total: 3_000, next: undefined });

  asked = 0;
  const found = await listAll({ text: '2999' });
  expect(titlesOf(found)).toEqual(['Contest 2999']);
  // The scan filters: one count, and one page with its postponements.
  expect(asked).toBe(3);
});

test('asks a scan for no more than it shows, however many contests there are', async () => {
  const load = async (count: number) => {
    serve(Array.from({ length: count }, (_, n) => contest(`Contest ${1_000 + n}`, { time: NOW - n })));
    const { contests } = await fetchListPage(local, anything, start, signal);
    return { asked, bytes, shown: contests.length };
  };
  const [few, many] = [await load(100), await load(1_000)];
  expect(few).toMatchObject({ asked: 3, shown: 100 });
  // The count has one digit more.
  const { asked: sent, answered } = few.bytes;
  expect(many).toEqual({ ...few, bytes: { asked: sent, answered: answered + 1 } });
});

test('finds a contest by UID, link, organizer or judge', async () => {
  serve([contest('first'), contest('second', { organizer: EVE, time: NOW - 5 })]);
  const [page] = await listAll({});
  const uid = page?.contests.find(({ title }) => title === 'first')?.uid;
  expect(titlesOf(await listAll({ text: String(uid) }))).toEqual(['first']);
  expect(titlesOf(await listAll({ text: `https://laurel.example/contests/local/${uid}` }))).toEqual([
    'first',
  ]);
  expect(titlesOf(await listAll({ text: EVE }))).toEqual(['second']);
  expect(titlesOf(await listAll({ text: `${BEN} FIRST` }))).toEqual(['first']);
});

test('ignores accents even if the scan does not', async () => {
  serve([
    contest('Cafe\u0301 of the year', { time: NOW - 3 }),
    contest('Café', { time: NOW - 1 }),
    contest('tea', { time: NOW - 4 }),
  ]);
  expect(titlesOf(await listAll({ text: 'CAFÉ' }))).toEqual(['Café', 'Cafe\u0301 of the year']);
  serve([contest('Café', { time: NOW - 1 }), contest('tea')]);
  for (const sort of ['newest', 'ending'] as const)
    expect(titlesOf(await listAll({ text: 'cafe', sort }))).toEqual(['Café']);
});

test('filters false matches of the scan', async () => {
  const decoys = Array.from({ length: 700 }, (_, index) => contest(`Decoy ${index}`, { time: NOW - index }));
  serve([...decoys, contest('The "100 %" one', { time: NOW - 5_000 })]);
  const pages = await listAll({ text: 'title' });
  // Every row has a field of this name, but no contest contains the word.
  expect(titlesOf(pages)).toEqual([]);
  expect(pages.map(({ searched }) => searched)).toEqual([500, 701]);
  expect(titlesOf(await listAll({ text: '"100 %"' }))).toEqual(['The "100 %" one']);
  expect(titlesOf(await listAll({ text: '%' }))).toEqual(['The "100 %" one']);
  expect(titlesOf(await listAll({ text: '_' }))).toEqual([]);
});

const HOUR = 3_600n;
const now = BigInt(NOW);
const timed = (title: string, times: FakeContest['times'], facts: Partial<FakeContest> = {}) =>
  contest(title, {
    time: NOW - 90_000,
    times: { opensAt: now - 24n * HOUR, closesAt: now + HOUR, ...times },
    ...facts,
  });
const ends = (title: string, closesAt: bigint, facts: Partial<FakeContest> = {}) =>
  timed(title, { closesAt }, facts);

const mixed = [
  ends('ends last', now + 90n * HOUR, { time: NOW - 50 }),
  ends('ends late', now + 30n * HOUR, { time: NOW - 40 }),
  ends('ends soon', now + HOUR, { time: NOW - 30 }),
  ends('over', now, { time: NOW - 60 }),
  ends('withdrawn', now + 9n * HOUR, { time: NOW - 20, revokedAt: NOW - 10 }),
];

test.each([
  ['all', ['withdrawn', 'ends soon', 'ends late', 'ends last', 'over']],
  ['judging', ['ends soon', 'ends late', 'ends last']],
  ['closed', ['over']],
  ['withdrawn', ['withdrawn']],
] as const)('filters contests by the state "%s"', async (state, titles) => {
  serve(mixed);
  expect(titlesOf(await listAll({ state }))).toEqual(titles);
});

test.each([
  ['judging', ['judging']],
  ['closed', ['closed', 'revealing']],
] as const)('filters by the times of each phase: "%s"', async (state, titles) => {
  const early = { opensAt: now + HOUR, closesAt: now + 9n * HOUR };
  serve([
    timed('submissions', { ...early, submissionsUntil: now + 60n }),
    timed('upcoming', early),
    timed('judging', {}),
    timed('revealing', { closesAt: now - HOUR, revealUntil: now + HOUR }),
    timed('closed', { closesAt: now - HOUR }),
  ]);
  expect(titlesOf(await listAll({})).toSorted()).toHaveLength(5);
  expect(titlesOf(await listAll({ state })).toSorted()).toEqual(titles);
});

test.each([
  ['oldest', ['over', 'ends last', 'ends late', 'ends soon', 'withdrawn']],
  ['newest', ['withdrawn', 'ends soon', 'ends late', 'ends last', 'over']],
  ['ending', ['ends soon', 'ends late', 'ends last', 'withdrawn', 'over']],
] as const)('lists all contests in the order "%s"', async (sort, titles) => {
  serve(mixed);
  const pages = await listAll({ sort });
  expect(titlesOf(pages)).toEqual(titles);
  expect(pages.at(-1)).toMatchObject({ searched: 5, total: 5 });
});

test('lists contests that the account started or judges', async () => {
  serve([
    contest('mine', { organizer: EVE, time: NOW - 1 }),
    contest('judged', { judges: [BEN, EVE], time: NOW - 2 }),
    contest(`of ${EVE}`, { time: NOW - 3 }),
  ]);
  const account = EVE.toLowerCase() as typeof EVE;
  expect(titlesOf(await listAll({ account }))).toEqual(['mine', 'judged']);
  expect(titlesOf(await listAll({ account, text: 'judged' }))).toEqual(['judged']);
});

test('lists contests to which the account was added as a judge, and none from which it was removed', async () => {
  const added = toContestRow(timed('added', {}));
  const removed = toContestRow({ ...timed('removed', {}), judges: [EVE] });
  const foreign = toContestRow(timed('foreign', {}));
  const change = (row: typeof added, listed: boolean, by: Address = ADA) =>
    toActRow('judges', { judges: [EVE], listed }, { by, contest: row.id as Hex, time: NOW - 80_000 });
  serveRows([
    added,
    removed,
    foreign,
    change(added, true),
    change(removed, false),
    change(foreign, true, BEN),
  ]);
  expect(titlesOf(await listAll({ account: EVE }))).toEqual(['added']);
});

test('lists more contests to which the account was added than a request may name', async () => {
  const added = Array.from({ length: 230 }, (_, n) =>
    toContestRow({ ...timed(`added ${n}`, {}), time: NOW - 90_000 - n }),
  );
  const foreign = toContestRow(timed('foreign', {}));
  const changes = added.map((row) =>
    toActRow(
      'judges',
      { judges: [EVE], listed: true },
      { by: ADA, contest: row.id as Hex, time: NOW - 80_000 },
    ),
  );
  serveRows([...added, foreign, ...changes]);
  const pages = await listAll({ account: EVE });
  expect(titlesOf(pages)).toEqual(Array.from({ length: 230 }, (_, n) => `added ${n}`));
  expect(pages.map(({ isPartlyKnown }) => isPartlyKnown)).toEqual(pages.map(() => false));
  // Three pages of changes with their contests and the postponements of these, and the empty page after them, once; then a
  // count, a page and its postponements each time.
  expect(asked).toBe(10 + 3 * pages.length);
});

test('lists the other contests if the changes of judges cannot be loaded', async () => {
  const added = toContestRow(timed('added', {}));
  const change = toActRow(
    'judges',
    { judges: [EVE], listed: true },
    { by: ADA, contest: added.id as Hex, time: NOW - 80_000 },
  );
  const rows = [toContestRow(contest('judged', { judges: [EVE] })), added, change];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    if (init.body?.toString().includes(String(change.schemaId))) return new Response('no', { status: 400 });
    return Response.json({ data: answerContests(rows, body) });
  });
  const pages = await listAll({ account: EVE });
  expect(titlesOf(pages)).toEqual(['judged']);
  expect(pages[0]?.isPartlyKnown).toBe(true);
});

test('ends the list when the scan returns less than it counted', async () => {
  serve(mixed, (data) => ({ ...(data as object), aggregateAttestation: { _count: { _all: 9 } } }));
  expect(titlesOf(await listAll({}))).toHaveLength(5);
  expect(asked).toBeLessThan(6);
});

test('finds the contests that take submissions, and no other ones before judging', () => {
  const question: ListQuestion = { ...anything, state: 'submissions' };
  const later = BigInt(NOW + 100);
  const find = (submissionsUntil: bigint | null) => {
    const terms = { ...sample.terms, submissionsUntil, opensAt: later, revealUntil: null };
    return passesFilters({ ...sample, terms, endsAt: later + 100n }, question, NOW);
  };
  expect([later, BigInt(NOW - 100), null].map(find)).toEqual([true, false, false]);
});
