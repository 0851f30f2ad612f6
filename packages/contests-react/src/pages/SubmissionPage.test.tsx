import { local } from '@org/chain-config';
import type { Submission } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { notesQuery } from '../data/reading/notes.ts';
import { useContestReading } from '../data/reading/useContestReading.ts';
import { sampleConfig } from '../testing/createTestWallet.ts';
import { createReading, createSampleContest, JUDGES, performSample } from '../testing/sampleContest.ts';
import { SubmissionPage } from './SubmissionPage.tsx';

vi.mock('../data/reading/useContestReading.ts', async (importActual) => ({
  ...(await importActual<object>()),
  useContestReading: vi.fn(),
}));

const { result, texts } = createSampleContest(performSample);
const { state } = createReading(performSample);
const { contest } = result;
const submission: Submission = {
  ...{ uid: `0x${'05'.repeat(32)}`, entrant: JUDGES[0], contentHash: `0x${'0c'.repeat(32)}`, uri: '' },
  ...{ replaces: null, status: 'pending', entry: null },
};

const show = (source: 'scan' | 'chain') => {
  const client = createQueryClient();
  client.setQueryData(notesQuery(local, state.attestation).queryKey, []);
  client.setQueryData(['documents', 'submission', submission.uid], null);
  vi.mocked(useContestReading).mockReturnValue({
    answer: {
      ...{ status: 'found', contest, result, texts, source, isStale: false, isPartial: false },
      state: Object.assign(Object.create(state), { submissions: new Map([[submission.uid, submission]]) }),
    },
    ...{ check: { isFetching: false }, force: false, isFetching: false },
    ...{ refetch: vi.fn(), readFromChain: vi.fn(), readFromScan: vi.fn() },
  } as unknown as ReturnType<typeof useContestReading>);
  return render(
    <QueryClientProvider client={client}>
      <ContestsProvider config={sampleConfig}>
        <SubmissionPage chainConfig={local} uid={contest.uid} submission={submission.uid} />
      </ContestsProvider>
    </QueryClientProvider>,
  );
};

afterEach(cleanup);

test('ends a submission that was read from the chain with a line that says so', async () => {
  show('chain');
  const line = await screen.findByText('Read from the chain.');
  expect(screen.getByRole('article').lastElementChild?.contains(line)).toBe(true);
});

test('says nothing about the source of a submission that the scan has', async () => {
  show('scan');
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(screen.queryByText('Read from the chain.')).toBeNull();
});
