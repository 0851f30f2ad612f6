import { local } from '@org/chain-config';
import { readResult } from '@org/contests';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createReading, performSample } from '../../testing/sampleContest.ts';
import { AwardsDialog } from './AwardsDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';

afterEach(cleanup);

const reading = createReading(performSample);
const { contest, details } = readResult(reading);
const { state, document } = reading;
const nothing = () => {};
const place: DeskPlace = {
  ...{ chainConfig: local, contest, state, account: contest.organizer, document, details },
  ...{ texts: undefined, published: null, awarded: undefined, ranked: [] },
  ...{ getAccountName: (account) => account, getEntryName: (entry) => `Sign ${entry}` },
  ...{ onTask: nothing, onClose: nothing },
};
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const draw = (change: Partial<DeskPlace> = {}) => (
  <QueryClientProvider client={client}>
    <ContestsProvider config={{ chains: [local] }}>
      <NotificationsProvider>
        <AwardsDialog {...place} {...change} />
      </NotificationsProvider>
    </ContestsProvider>
  </QueryClientProvider>
);
const getPrize = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Prize' });

test('follows what arrives until something is typed', async () => {
  const { rerender } = render(draw());
  expect(getPrize().value).toBe('');
  const ranked = [{ prize: 'First', place: 1, track: 0, trackName: null, entries: [1] }];
  rerender(draw({ ranked }));
  expect(getPrize().value).toBe('First');
  const awarded = [{ prize: 'Clay', entry: 3, reason: '' }];
  rerender(draw({ ranked, awarded }));
  expect(getPrize().value).toBe('Clay');
  expect(screen.getByText('Sign 3 (disqualified)')).toBeTruthy();
  await userEvent.type(getPrize(), ' and glaze');
  rerender(draw({ ranked }));
  expect(getPrize().value).toBe('Clay and glaze');
});
