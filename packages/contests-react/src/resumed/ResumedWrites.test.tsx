import { local } from '@org/chain-config';
import { encodeContest } from '@org/contests';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { keccak256 } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../provider/ContestsProvider.tsx';
import { createQueryClient } from '../query/createQueryClient.ts';
import { EMPTY_FORM } from '../start-contest/contestForm.ts';
import { readFormDraft, writeFormDraft } from '../start-contest/formDraft.ts';
import { answerContests, toContestRow } from '../testing/fakeContestScan.ts';
import { pendingWrites } from '../writing/pendingWrites.ts';
import { useWritten, type WrittenListener } from '../writing/writtenListeners.ts';
import { ResumedWrites } from './ResumedWrites.tsx';

const organizer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const facts = { title: 'Benches', description: '', judges: [organizer] } as const;
const entries = ['https://example.org/kiln', 'https://example.org/loom'];
const TOLD = '“Benches” is started and visible to everyone.';

const onOpen = vi.fn();

function Page({ onWritten }: { onWritten: WrittenListener }) {
  useWritten(onWritten);
  return null;
}

const open = (onWritten?: WrittenListener) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [local] }} navigate={onOpen}>
          <ResumedWrites />
          {onWritten && <Page onWritten={onWritten} />}
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );

/** A contest that somebody was asked to sign, and that the scan has by now. */
beforeEach(() => {
  window.localStorage.clear();
  onOpen.mockReset();
  const row = toContestRow({ ...facts, organizer, time: Math.floor(Date.now() / 1000) });
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) =>
    Response.json({ data: answerContests([row], JSON.parse(String(init.body))) }),
  );
  pendingWrites.add({
    id: 'one',
    kind: 'contest',
    title: 'Benches',
    chainId: local.chain.id,
    account: organizer,
    askedAtMs: Date.now(),
    dataHash: keccak256(encodeContest({ ...facts, judges: [organizer], entries })),
  });
  pendingWrites.release('one');
  writeFormDraft({ ...EMPTY_FORM, title: 'Benches' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what was signed before is told on any page, with the way to it, and its draft is gone', async () => {
  open();
  expect(await screen.findByText(TOLD, {}, { timeout: 10_000 })).toBeTruthy();
  expect(pendingWrites.list()).toEqual([]);
  await waitFor(() => expect(readFormDraft()).toEqual(EMPTY_FORM));
  act(() => screen.getByRole('button', { name: 'Share' }).click());
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\/contests\/local\/0x\w{64}\/share$/),
  );
});

test('a page that goes on by itself says so itself: nobody is told twice', async () => {
  const onWritten = vi.fn<WrittenListener>(() => true);
  open(onWritten);
  await waitFor(() => expect(onWritten).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(onWritten.mock.calls[0]?.[0]).toMatchObject({ kind: 'contest', title: 'Benches' });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText(TOLD)).toBeNull();
  expect(readFormDraft().title).toBe('Benches');
});

test('another contest that was begun since stays in its form', async () => {
  writeFormDraft({ ...EMPTY_FORM, title: 'Tables' });
  open(() => false);
  expect(await screen.findByText(TOLD, {}, { timeout: 10_000 })).toBeTruthy();
  expect(readFormDraft().title).toBe('Tables');
});
