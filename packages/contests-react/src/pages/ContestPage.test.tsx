import { local } from '@org/chain-config';
import { type Result, toContest } from '@org/contests';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../base/provider/createQueryClient.ts';
import { useContestReading } from '../data/reading/useContestReading.ts';
import { createReading, createSampleContest, performSample } from '../testing/sampleContest.ts';
import { ContestPage } from './ContestPage.tsx';
import { EntryPage } from './EntryPage.tsx';

vi.mock('../data/reading/useContestReading.ts', () => ({ useContestReading: vi.fn() }));

const { result, texts } = createSampleContest(performSample);
const { state } = createReading(performSample);
const unread = toContest({ chainId: local.chain.id, state, order: 'not-confirmed', hasSubmissionLog: false });

type ShownOptions = { readonly result?: Result; readonly failure?: object; readonly place?: string };

const show = ({ place, ...read }: ShownOptions) => {
  const readFromScan = vi.fn();
  vi.mocked(useContestReading).mockReturnValue({
    answer: {
      ...{ status: 'found', contest: unread, result: undefined, texts, state, unplaced: [], ...read },
      ...{ source: 'chain', isStale: false, isPartial: false, isReadingTexts: false, isAwaitingTexts: false },
    },
    ...{ check: {}, force: true, isBusy: true, later: undefined },
    ...{ refetch: vi.fn(), readFromChain: vi.fn(), readFromScan },
  } as unknown as ReturnType<typeof useContestReading>);
  const { uid } = unread;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ chains: [local], hiddenUids: [], storesDocuments: true }}>
        {place ? (
          <EntryPage chainConfig={local} {...{ uid, place }} />
        ) : (
          <ContestPage chainConfig={local} uid={uid} />
        )}
      </ContestsProvider>
    </QueryClientProvider>,
  );
  return { readFromScan };
};

afterEach(cleanup);

test.each([
  ['a contest', {}],
  ['a contest whose read failed', { failure: { tooMuch: undefined } }],
  ['an entry', { place: '1' }],
])('says that it reads %s from the chain, how far it is, and offers the index', async (_, options) => {
  const { readFromScan } = show(options);
  expect(await screen.findByText('Read from the chain')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Reading from the chain' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use the index again' }));
  expect(readFromScan).toHaveBeenCalledOnce();
});

test('says the chain once only, in the line of the check, when the result has been read', async () => {
  show({ result });
  const line = await screen.findByText('Read from the chain.');
  await waitFor(() => expect(screen.getAllByText(/^Read from the chain/)).toEqual([line]));
  const status = line.closest<HTMLElement>('[role=status]');
  if (!status) throw new Error('The line is announced.');
  expect(within(status).getByRole('button', { name: 'Use the index again' })).toBeTruthy();
});
