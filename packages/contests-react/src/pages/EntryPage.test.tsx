import { local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { useContestReading } from '../data/reading/useContestReading.ts';
import { useLazyJudgeParts } from '../judge/panel/useLazyJudgeParts.tsx';
import { createReading, createSampleContest, performSample } from '../testing/sampleContest.ts';
import { EntryPage } from './EntryPage.tsx';

vi.mock('../data/reading/useContestReading.ts', () => ({ useContestReading: vi.fn() }));
vi.mock('../judge/panel/useLazyJudgeParts.tsx', () => ({ useLazyJudgeParts: vi.fn() }));

const { result, texts } = createSampleContest(performSample);
const { state } = createReading(performSample);

const show = (place: string) => {
  vi.mocked(useContestReading).mockReturnValue({
    answer: {
      ...{ status: 'found', contest: result.contest, result, texts, state },
      ...{ source: 'chain', isStale: false, isPartial: false },
    },
    ...{ check: undefined, force: false, isFetching: false },
    ...{ refetch: vi.fn(), readFromChain: vi.fn(), readFromScan: vi.fn() },
  } as unknown as ReturnType<typeof useContestReading>);
  vi.mocked(useLazyJudgeParts).mockReturnValue({
    ...{ source: null, task: null, isTaskExpected: false, dialogs: <p>The dialogs</p> },
    renderAct: (entry) => <button type="button">{`Review ${entry}`}</button>,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ chains: [local], hiddenUids: [] }}>
        <EntryPage chainConfig={local} uid={result.contest.uid} place={place} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
};

afterEach(cleanup);

test('offers a judge the review of the entry', () => {
  show('2');
  expect(screen.getByRole('button', { name: 'Review 2' })).toBeTruthy();
  expect(screen.getByText('The dialogs')).toBeTruthy();
  expect(vi.mocked(useLazyJudgeParts).mock.lastCall?.[0].contest.entries).toEqual(result.contest.entries);
});

test('offers no review of a disqualified entry', () => {
  show('3');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Review/ })).toBeNull();
});
