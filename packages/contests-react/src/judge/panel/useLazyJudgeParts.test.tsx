import { local } from '@org/chain-config';
import { NotificationsProvider } from '@org/ui-theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSilentFetch } from '../../../test/stubSilentFetch.ts';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { createQueryClient } from '../../base/provider/createQueryClient.ts';
import type { WalletState } from '../../base/provider/wallet.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import { createSampleContest, performSample } from '../../testing/sampleContest.ts';
import { useLazyJudgeParts } from './useLazyJudgeParts.tsx';

const { result: sample } = createSampleContest(performSample);
const [judge = '0x'] = sample.contest.judges;
const options = { chainConfig: local, contest: sample.contest, result: sample, phase: 'judging' } as const;

const open = (state: WalletState) => {
  const wallet = createTestWallet();
  wallet.update(state);
  const client = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <NotificationsProvider>
        <ContestsProvider config={{ chains: [local] }} wallet={wallet}>
          {children}
        </ContestsProvider>
      </NotificationsProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useLazyJudgeParts(options), { wrapper });
  return { wallet, result };
};

beforeEach(() => stubSilentFetch());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(['idle', 'loading', 'disconnected'] as const)(
  'loads no code of judges while the wallet is %s',
  async (status) => {
    const { result, wallet } = open({ status });
    await act(() => import('./JudgePartsSource.tsx'));
    expect(result.current.source).toBe(false);
    act(() =>
      wallet.update({ status: 'connected', account: judge, chainId: local.chain.id, isSupported: true }),
    );
    await waitFor(() => expect(result.current.source).toBeTruthy());
  },
);
