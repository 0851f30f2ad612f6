import { local } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import { createReading, createSampleContest, performSample } from '../../testing/sampleContest.ts';
import { OrganizerSlot } from './OrganizerSlot.tsx';

vi.mock('./Organizer.tsx', () => {
  throw new Error('this chunk cannot be loaded');
});

afterEach(cleanup);

test('says near the title that the desk could not be loaded, where its line is expected', async () => {
  const { result } = createSampleContest(performSample);
  const { state } = createReading(performSample);
  const { contest } = result;
  const wallet = createTestWallet();
  const account = contest.organizer;
  wallet.update({ status: 'connected', account, chainId: local.chain.id, isSupported: true });
  const line = document.body.appendChild(document.createElement('div'));
  const reading = {
    ...({ contest, result, state, unplaced: [], texts: undefined, source: 'scan' } as const),
    ...{ isReadingTexts: false, isAwaitingTexts: false, isPartial: false },
    ...{ isStale: false, progress: undefined, failure: undefined },
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ContestsProvider config={{ chains: [local] }} wallet={wallet}>
        <OrganizerSlot
          {...{ reading, line }}
          chainConfig={local}
          phase="judging"
          isSecond={false}
          isBelowTask={false}
        />
      </ContestsProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(line.querySelector('[role=alert]')?.textContent).toMatch(/could not be loaded/));
  line.remove();
});
