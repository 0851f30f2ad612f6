import { braveWallet as rainbowKitWallet } from '@rainbow-me/rainbowkit/wallets';
import { browserWallet } from './browserWallet.ts';
import type { CreateWallet } from './createWallet.ts';
import { unlessUnreadable } from './injectedProvider.ts';

/** Brave's own wallet, listed in Brave only. */
export const braveWallet: CreateWallet = unlessUnreadable(rainbowKitWallet, (parameters) => ({
  ...browserWallet(parameters),
  id: 'brave',
  name: 'Brave Wallet',
  rdns: 'com.brave.wallet',
  iconUrl: async () => (await import('./icons.ts')).brave,
  iconBackground: '#fff',
  installed: false,
}));
