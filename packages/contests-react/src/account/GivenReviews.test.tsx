import { local } from '@org/chain-config';
import { writeDocument } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { type Address, type Hex, zeroHash } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { sampleConfig } from '../testing/createTestWallet.ts';
import { answerContests, toActRow } from '../testing/fakeContestScan.ts';
import { GivenReviews } from './AccountLists.tsx';

const [ADA, BEN] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const;
const HOUR = 3_600;
const NOW = Math.floor(Date.now() / 1000);

const names = ['Kiln', 'Loom', '\u202eRope'];
const document = writeDocument({
  ...{ format: 'laurel-contest/1', description: '', criteria: [], tracks: [], prizes: [] },
  entries: names.map((name) => ({ name, link: '', picture: '', about: '', track: 0 })),
});
const contest = toActRow(
  'contest',
  {
    ...{ title: 'Tools', uri: document.dataUri ?? '', contentHash: document.contentHash, flags: 0 },
    ...{ submissionsUntil: 0n, opensAt: BigInt(NOW - 9 * HOUR), closesAt: BigInt(NOW + 9 * HOUR) },
    ...{ revealUntil: BigInt(NOW + 9 * HOUR), judges: [ADA], maxPoints: [5, 10], weights: [2, 1] },
    entries: names.map(
      (name) => writeDocument({ name, link: '', picture: '', about: '', track: 0 }).contentHash,
    ),
  },
  { by: BEN, contest: zeroHash, time: NOW - 9 * HOUR },
);

type Act = { readonly time: number; readonly by?: Address; readonly revokedAt?: number };

const review = (entry: number, points: readonly number[], { by = ADA, ...act }: Act) =>
  toActRow(
    'evaluation',
    { entry, points, comment: `Comment on ${entry}, ${points}`, commentHash: null },
    { by, contest: contest.id as Hex, ...act },
  );

// Everything is in view.
beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (rows: readonly Readonly<Record<string, unknown>>[]) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    asked.push(String(init.body));
    return Response.json({ data: answerContests(rows, JSON.parse(String(init.body))) });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ ...sampleConfig, chains: [local] }}>
        <GivenReviews chainConfig={local} account={ADA} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
  return { asked };
};

const findItem = async (name: RegExp) => {
  const link = await screen.findByRole('link', { name });
  const item = link.closest('article');
  if (!item) throw new Error(`${name} is in no item`);
  return { item, link };
};

test('lists reviews with the names of their entries, their scores and what became of them', async () => {
  open([
    contest,
    review(1, [5, 5], { time: NOW - 5 * HOUR }),
    review(1, [4, 8], { time: NOW - 4 * HOUR }),
    review(2, [1, 0], { time: NOW - 3 * HOUR, revokedAt: NOW - HOUR }),
    review(3, [0, 3], { time: NOW - 2 * HOUR }),
    toActRow('recusal', { entry: 3 }, { by: ADA, contest: contest.id as Hex, time: NOW - HOUR }),
    review(2, [5, 5], { time: NOW - HOUR, by: BEN }),
  ]);
  const kiln = await findItem(/Kiln/);
  expect(kiln.link.getAttribute('href')).toContain(`/${contest.id}/entries/1`);
  expect(kiln.item.textContent).toContain('16 of 20 points');
  expect(within(kiln.item).queryByText('Withdrawn')).toBeNull();
  const earlier = within(kiln.item).getByRole('group');
  expect(earlier.textContent).toMatch(/One earlier review.*15 of 20 points.*Replaced.*Comment on 1, 5,5/);
  const loom = await findItem(/Loom/);
  expect(loom.item.textContent).toContain('2 of 20 points');
  expect(within(loom.item).getByText('Withdrawn')).toBeTruthy();
  // The review's judge has abstained since.
  const rope = await findItem(/Rope/);
  expect(rope.item.textContent).toContain('3 of 20 points');
  expect(within(rope.item).getByText('Withdrawn')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: /In “.*Tools/ })).toHaveLength(3);
});

test('says of each earlier review what became of it', async () => {
  open([
    contest,
    review(1, [5, 5], { time: NOW - 5 * HOUR, revokedAt: NOW - 4 * HOUR }),
    review(1, [4, 8], { time: NOW - 3 * HOUR }),
    review(1, [3, 9], { time: NOW - 2 * HOUR }),
  ]);
  const { item } = await findItem(/Kiln/);
  const earlier = within(within(item).getByRole('group')).getAllByRole('listitem');
  expect(earlier.map(({ textContent }) => /Withdrawn|Replaced/.exec(textContent ?? '')?.[0])).toEqual([
    'Replaced',
    'Withdrawn',
  ]);
});

test('reads the acts of a contest only once a review of it has been visible', async () => {
  const scroll: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: readonly object[]) => void) {
        scroll.push(() => onChange([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const { asked } = open([contest, review(1, [5, 5], { time: NOW - HOUR })]);
  await waitFor(() => expect(scroll).toHaveLength(1));
  await screen.findByRole('link', { name: /In “.*Tools/ });
  const before = asked.length;
  expect(screen.getByRole('article').textContent).toContain('Entry 1');
  act(() => scroll[0]?.());
  await findItem(/Kiln/);
  expect(asked.length).toBeGreaterThan(before);
});

test('counts a review apart whose contest is unknown: its points cannot be weighted', async () => {
  open([review(7, [5, 5], { time: NOW })]);
  expect(await screen.findByText('1 attestation could not be read.')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});
