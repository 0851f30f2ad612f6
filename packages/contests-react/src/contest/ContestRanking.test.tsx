import { local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { englishContestTrouble, englishMissingDocument } from '../messages/en/contestTrouble.ts';
import { answerContests, toContestRow } from '../testing/fakeContestScan.ts';
import { ContestRanking } from './ContestRanking.tsx';

const contestUid = `0x${'ab'.repeat(32)}` as const;

const open = ({ chain = 'local', uid = contestUid as Hex, hiddenUids = [] as readonly Hex[] } = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ chains: [local], hiddenUids }}>
        <ContestRanking chain={chain} uid={uid} />
      </ContestsProvider>
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: unknown, init: RequestInit) =>
    String(url) === local.eas.graphQl
      ? Response.json({ data: answerContests([], JSON.parse(String(init.body))) })
      : new Response(null, { status: 503 }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('names a chain that is not configured', () => {
  open({ chain: 'atlantis' });
  expect(screen.getByRole('alert').textContent).toContain('Unknown chain');
});

test('says that a UID is not indexed and that the chain cannot be reached', async () => {
  open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/No such contest.*Local can’t be reached/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('shows the entries of a contest, and what is not known about them', async () => {
  const row = toContestRow({
    ...{ title: 'Kilns', organizer: `0x${'1'.repeat(40)}`, judges: [], time: 100 },
    times: { opensAt: 100n, closesAt: 200n },
  });
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) =>
    Response.json({ data: answerContests([row], JSON.parse(String(init.body))) }),
  );
  open({ uid: row.id as `0x${string}` });
  const table = await screen.findByRole('table', { name: 'Entries' });
  const links = within(table).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Entry 1', 'Entry 2']);
  expect(links[1]?.getAttribute('href')).toBe(`/contests/local/${row.id}/entries/2`);
  expect(await screen.findByText(englishMissingDocument.title)).toBeTruthy();
  expect(screen.queryByText('This attestation is not a contest')).toBeNull();
});

test('hides a contest that the site hides, until the visitor asks for it', async () => {
  const { title, showAnyway } = englishContestTrouble.hidden;
  open({ hiddenUids: [contestUid] });
  expect(screen.getByText(title)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: showAnyway }));
  expect(screen.queryByText(title)).toBeNull();
});
