import { local } from '@org/chain-config';
import type { Attestation } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { toNoted } from '../data/reading/assignments.ts';
import { notesQuery } from '../data/reading/notes.ts';
import { useContestReading } from '../data/reading/useContestReading.ts';
import { englishContestDetails } from '../messages/en/contestDetails.ts';
import {
  createSampleContest,
  JUDGES,
  NOW,
  performSample,
  performSealed,
  toAssignmentsRow,
} from '../testing/sampleContest.ts';
import { EmbedPage } from './EmbedPage.tsx';

vi.mock('../data/reading/useContestReading.ts', () => ({ useContestReading: vi.fn() }));

const { result, texts } = createSampleContest(performSealed, {
  terms: { flags: 2, closesAt: NOW - 3_600n, revealUntil: NOW - 60n },
});

/** A device whose clock is ten minutes behind. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Number(NOW - 600n) * 1000);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([
  ['revealing', 600n, 1],
  ['closed', 0n, 0],
] as const)('tells the phase by the block of the result if that is later: %s', (phase, earlier, notices) => {
  const block = { ...result.block, time: NOW - earlier };
  const details = phase === 'closed' ? result.details : { ...result.details, withheld: [] };
  vi.mocked(useContestReading).mockReturnValue({
    answer: {
      ...{ status: 'found', contest: result.contest, result: { ...result, block, details }, texts },
      ...{ source: 'chain', isStale: false, isPartial: false },
    },
    ...{ check: undefined, force: false, isFetching: false },
    ...{ refetch: vi.fn(), readFromChain: vi.fn(), readFromScan: vi.fn() },
  } as unknown as ReturnType<typeof useContestReading>);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ chains: [local] }}>
        <EmbedPage chain="local" uid={result.contest.uid} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText(englishContestDetails.states[phase])).toBeTruthy();
  expect(screen.queryAllByText(/^The reviews are sealed\./)).toHaveLength(notices);
});

test('shows ranking and link together, once no text is waited for', () => {
  for (const isAwaitingTexts of [true, false]) {
    vi.mocked(useContestReading).mockReturnValue({
      answer: {
        ...{ status: 'found', contest: result.contest, result, texts, isAwaitingTexts },
        ...{ source: 'chain', isStale: false, isPartial: false },
      },
      ...{ check: undefined, force: false, isFetching: false },
      ...{ refetch: vi.fn(), readFromChain: vi.fn(), readFromScan: vi.fn() },
    } as unknown as ReturnType<typeof useContestReading>);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ContestsProvider config={{ chains: [local] }}>
          <EmbedPage chain="local" uid={result.contest.uid} />
        </ContestsProvider>
      </QueryClientProvider>,
    );
    expect(screen.queryAllByRole('table')).toHaveLength(isAwaitingTexts ? 0 : 1);
    expect(screen.queryAllByRole('link', { name: 'Open in Laurel' })).toHaveLength(isAwaitingTexts ? 0 : 1);
    cleanup();
  }
});

test.each([
  ['nowhere', result.contest.uid, 'Unknown chain', '/contests'],
  ['local', '0x12', 'No such contest', '/contests'],
])('says why it shows no contest, with a link: %s %s', (chain, uid, title, href) => {
  render(
    <ContestsProvider config={{ chains: [local] }}>
      <EmbedPage chain={chain} uid={uid} />
    </ContestsProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain(title);
  expect(screen.getByRole('link', { name: 'Open in Laurel' }).getAttribute('href')).toBe(href);
});

test('counts the reviews that the organizer assigned once they are known, as the contest’s own page does', async () => {
  vi.setSystemTime(Number(NOW) * 1000);
  const { result, texts } = createSampleContest(performSample);
  const { contest } = result;
  vi.mocked(useContestReading).mockReturnValue({
    answer: {
      ...{ status: 'found', contest, result, texts, source: 'chain', isStale: false, isPartial: false },
    },
    ...{ check: undefined, force: false, isFetching: false },
    ...{ refetch: vi.fn(), readFromChain: vi.fn(), readFromScan: vi.fn() },
  } as unknown as ReturnType<typeof useContestReading>);
  const listCounts = () =>
    screen.queryAllByRole('cell', { name: /^\d of \d$/ }).map((cell) => cell.textContent);
  const show = async (rows: readonly Attestation[]) => {
    const client = createQueryClient();
    const notes = notesQuery(local, toNoted(contest));
    let arrive = () => {};
    const arrived = new Promise<readonly Attestation[]>((resolve) => {
      arrive = () => resolve(rows);
    });
    const reading = client.fetchQuery({ ...notes, queryFn: () => arrived });
    render(
      <QueryClientProvider client={client}>
        <ContestsProvider config={{ chains: [local] }}>
          <EmbedPage chain="local" uid={contest.uid} />
        </ContestsProvider>
      </QueryClientProvider>,
    );
    // The rows are there before the notes: a count that changes would be read as a mistake.
    expect(screen.getAllByRole('row')).toHaveLength(1 + result.ranking.length);
    expect(listCounts()).toEqual([]);
    arrive();
    await act(() => reading);
  };
  await show([]);
  await waitFor(() => expect(listCounts()).toEqual(['2 of 3', '1 of 3', '0 of 2']));
  cleanup();
  await show([toAssignmentsRow(contest, [{ judge: JUDGES[0], entries: [1] }])]);
  await waitFor(() => expect(listCounts()).toEqual(['2 of 2', '1 of 1', '0 of 0']));
});
