import { local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { createSampleContest } from '../../testing/sampleContest.ts';
import { ContestCard } from './ContestCard.tsx';

const { contest } = createSampleContest(() => {}, {
  terms: { closesAt: 4_000_000_000n, revealUntil: 4_000_000_000n },
}).result;

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ chains: [local], hiddenUids: [] }}>
        <ContestCard chainConfig={local} contest={contest} />
      </ContestsProvider>
    </QueryClientProvider>,
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the state at once, and no number of entries before the acts are read', () => {
  stubSilentFetch();
  show();
  expect(screen.getByRole('link', { name: contest.title })).toBeTruthy();
  expect(screen.getByText('Judging')).toBeTruthy();
  expect(screen.getByText('4 entries · 3 judges').getAttribute('aria-hidden')).toBe('true');
});
