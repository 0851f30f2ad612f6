import { local } from '@org/chain-config';
import type { ContestsConfig } from '../base/provider/contests.ts';
import type { ContestsWallet, WalletState } from '../base/provider/wallet.ts';

/** A configuration for stories and tests. */
export const sampleConfig: ContestsConfig = {
  productName: 'Laurel',
  publicOrigin: 'http://localhost:3000',
  defaultChain: 'local',
  chains: [local],
  hiddenUids: [],
  feeds: false,
  storesDocuments: false,
};

/** A wallet for tests and stories. */
export type TestWallet = ContestsWallet & { update(state: WalletState): void };

/**
 * A wallet whose state the test sets; `acts` replaces its functions.
 *
 * @example
 * const wallet = createTestWallet({ getWalletClient: async () => walletClient });
 * wallet.update({ status: 'connected', account, chainId: 8453, isSupported: true });
 */
export function createTestWallet(acts: Partial<ContestsWallet> = {}): TestWallet {
  const listeners = new Set<() => void>();
  let state: WalletState = { status: 'disconnected' };
  const refuse = () =>
    Promise.reject(Object.assign(new Error('no test acts here'), { code: 'not-connected' }));
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => state,
    getServerSnapshot: () => state,
    openConnect: () => {},
    switchChain: refuse,
    getWalletClient: refuse,
    ...acts,
    update(next) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
