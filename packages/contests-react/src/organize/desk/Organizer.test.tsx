import { local } from '@org/chain-config';
import { readResult } from '@org/contests';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createReading, performSample } from '../../testing/sampleContest.ts';
import { Organizer } from './Organizer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('does not take notes that could not be read for no notes', async () => {
  let isUp = false;
  vi.stubGlobal('fetch', async () =>
    isUp ? Response.json({ data: { attestations: [] } }) : new Response('', { status: 500 }),
  );
  const { state, ...read } = createReading(performSample);
  const result = readResult({ ...read, state });
  const { contest } = result;
  const reading = {
    ...{
      contest,
      result,
      state,
      unplaced: [],
      texts: undefined,
      isReadingTexts: false,
      source: 'scan' as const,
      isPartial: false,
    },
    ...{ isStale: false, progress: undefined, failure: undefined },
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ContestsProvider config={{ chains: [local] }}>
        <Organizer chainConfig={local} phase="judging" reading={reading} account={contest.organizer} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Your notes could not be read', {}, { timeout: 15_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Assign entries' }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Copy a reminder' })).toBeNull();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText('Your notes could not be read')).toBeNull());
  expect(screen.getByRole('button', { name: 'Write the awards' }).hasAttribute('disabled')).toBe(false);
});
