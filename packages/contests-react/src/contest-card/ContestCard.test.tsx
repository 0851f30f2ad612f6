import { local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createSampleR2 } from '../contest-r2/sampleContestR2.ts';
import { ContestsProvider } from '../provider/ContestsProvider.tsx';
import { createQueryClient } from '../query/createQueryClient.ts';
import { ContestCard } from './ContestCard.tsx';

/** The chunk of the cards of version 2 never arrives. */
const chunk = vi.hoisted(() => ({ hasFailed: false }));
vi.mock('../page/useLazyComponent.ts', () => ({
  useLazyComponent: () => ({ Component: undefined, fetchAgain: () => {}, ...chunk }),
}));

const { contest } = createSampleR2(() => {}).result;

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

test.each([
  ['while its card is loading', false],
  ['if its card cannot be loaded', true],
])('claims no state of version 1 for a contest of version 2 %s', (_, hasFailed) => {
  chunk.hasFailed = hasFailed;
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { container } = show();
  expect(screen.getByRole('link', { name: contest.title })).toBeTruthy();
  expect(screen.queryByText(/Judging|Closed|ends/)).toBeNull();
  expect(container.querySelectorAll('.laurel-skeleton')).toHaveLength(hasFailed ? 0 : 1);
});
