import { getChainConfigBySlug } from '@org/chain-config';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../provider/ContestsProvider.tsx';
import { createQueryClient } from '../query/createQueryClient.ts';
import { createTestWallet } from '../testing/createTestWallet.ts';
import { NOW } from '../testing/sampleContest.ts';
import { createSampleR2, performSample, performSealed, type SampleR2 } from './sampleContestR2.ts';
import { useJudgingR2 } from './useJudgingR2.tsx';

const chainConfig = getChainConfigBySlug('local');
const wallet = createTestWallet();

function Judging({ result }: Pick<SampleR2, 'result'>) {
  const { contest } = result;
  const judging = useJudgingR2({ chainConfig, contest, result, phase: 'judging' });
  return (
    <>
      {judging.task}
      {judging.renderAct?.('2')}
    </>
  );
}

const open = ({ result }: SampleR2) => {
  const [account = '0x'] = result.contest.judges;
  wallet.update({ status: 'connected', account, chainId: chainConfig.chain.id, isSupported: true });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [chainConfig] }} wallet={wallet}>
          <Judging result={result} />
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>,
  );
};

// A chain that never answers.
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('gives a judge the queue and a button for each entry', async () => {
  open(createSampleR2(performSample));
  expect(await screen.findByRole('button', { name: 'Review the next entry' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Evaluate / })).toBeTruthy();
  expect(screen.queryByText(/npx @org/)).toBeNull();
});

test('shows a judge of a sealed contest the command, and no form', async () => {
  const sample = createSampleR2(performSealed, { terms: { flags: 2, closesAt: NOW + 100n } });
  const { contest } = sample.result;
  open(sample);
  const command = `npx @org/contests review local ${contest.uid} <entry> --points <points> --secret <file>`;
  expect(await screen.findByText(command)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Review|Evaluate/ })).toBeNull();
});
