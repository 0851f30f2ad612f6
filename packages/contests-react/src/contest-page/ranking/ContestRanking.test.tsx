import { local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../provider/ContestsProvider.tsx';
import { createQueryClient } from '../../query/createQueryClient.ts';
import { answerContests } from '../../testing/fakeContestScan.ts';
import { contestTroubleTexts } from '../../texts/en/contestTrouble.ts';
import { ContestRanking } from './ContestRanking.tsx';

const uid = `0x${'ab'.repeat(32)}` as const;

const open = ({ chain = 'local', hiddenUids = [] as readonly `0x${string}`[] } = {}) =>
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
  const alert = await screen.findByRole('alert', {}, { timeout: 25_000 });
  expect(alert.textContent).toMatch(/No such contest.*Local can’t be reached/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('hides a contest that the site hides, until the visitor asks for it', async () => {
  const { title, showAnyway } = contestTroubleTexts.hidden;
  open({ hiddenUids: [uid] });
  expect(screen.getByText(title)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: showAnyway }));
  expect(screen.queryByText(title)).toBeNull();
});
