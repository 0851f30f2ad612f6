import { local } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { ContestsProvider, contestsQuery, createQueryClient } from '@org/contests-react';
import { contestListQuery, type Featured } from '@org/contests-react/reading';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LandingPage } from './LandingPage.tsx';

const read = vi.hoisted(() => new Map<string, Pick<Featured, 'status'>>());
// The lists and the choice are real; what a result says is tested with the results.
vi.mock('@org/contests-react/reading', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@org/contests-react/reading')>()),
  useFeatured: (_: unknown, contest: Contest | undefined) => ({
    ...{ contest, isReadingTexts: false },
    ...((contest && read.get(contest.title)) ?? { status: 'reading' }),
  }),
  FeaturedResult: ({ featured }: { readonly featured: { status: string; contest?: Contest } }) => (
    <p>
      {featured.status} {featured.contest?.title}
    </p>
  ),
  FeaturedReview: () => <p>a review</p>,
  ContestCard: ({ contest }: { readonly contest: Contest }) => <p>card of {contest.title}</p>,
}));

const NOW = BigInt(Math.floor(Date.now() / 1000));
const contest = (title: string, terms: { endsAt: bigint; revealUntil?: bigint }) =>
  ({
    ...{ uid: `0x${title}`, title, time: NOW - 1000n, revokedAt: null, endsAt: terms.endsAt },
    terms: { submissionsUntil: null, opensAt: NOW - 900n, revealUntil: terms.revealUntil ?? null },
  }) as unknown as Contest;
const closed = (title: string) => contest(title, { endsAt: NOW - 100n });

const FINISHED = { text: '', state: 'closed', sort: 'newest', account: undefined } as const;

/** The page with a first page of the list; `more`: the list goes on, and the finished ones of it cannot be had. */
const open = (contests: readonly Contest[], { more = false } = {}) => {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false, refetchOnMount: false } });
  const total = contests.length + (more ? 100 : 0);
  const page = { contests: [...contests], unreadable: 0, total, next: contests.length };
  client.setQueryData(contestsQuery(local).queryKey, { pages: [page], pageParams: [0] } as never);
  render(
    <QueryClientProvider client={client}>
      <ContestsProvider config={{ chains: [local] }}>
        <LandingPage chainConfig={local} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
  return { client, page };
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
});
afterEach(() => {
  cleanup();
  read.clear();
  vi.unstubAllGlobals();
});

const none = { status: 'none' } as const;
const failed = { status: 'failed' } as const;

test('features the newest finished contest with a result, beyond the ones in the row', async () => {
  for (const title of ['a', 'b', 'c']) read.set(title, none);
  read.set('d', { status: 'read' });
  open(['a', 'b', 'c', 'd'].map(closed));
  expect(await screen.findByText('read d')).toBeTruthy();
  expect(screen.queryByText('card of d')).toBeNull();
});

test('tries a contest that failed to load again once the list is read again', async () => {
  read.set('a', failed);
  const { client, page } = open([closed('a')]);
  expect(await screen.findByText(/^Example: each dot/)).toBeTruthy();
  read.set('a', { status: 'read' });
  const pages = { pages: [page], pageParams: [0] } as never;
  act(() => {
    client.setQueryData(contestsQuery(local).queryKey, pages, { updatedAt: Date.now() + 5000 });
  });
  expect(await screen.findByText('read a')).toBeTruthy();
});

test('shows no made-up review beside a real result, and says of the made-up one that it is an example', async () => {
  read.set('a', { status: 'read' });
  open([closed('a')]);
  expect(await screen.findByText('read a')).toBeTruthy();
  expect(screen.queryByText(/Milo Brandt/)).toBeNull();
  expect(screen.queryByText('a review')).toBeNull();
  cleanup();
  open([]);
  expect(await screen.findByText(/^Example: signed by Milo Brandt/)).toBeTruthy();
});

test('keeps the finished contests that are known when the others cannot be had', async () => {
  read.set('a', { status: 'read' });
  const { client } = open([closed('a')], { more: true });
  const { queryKey } = contestListQuery(local, FINISHED);
  await vi.waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'));
  expect(await screen.findByText('card of a')).toBeTruthy();
  expect(screen.getByText('read a')).toBeTruthy();
});

test('lists a contest whose reviews are being revealed as open', async () => {
  open([contest('a', { endsAt: NOW - 100n, revealUntil: NOW + 900n })]);
  expect(await screen.findByText('card of a')).toBeTruthy();
});
