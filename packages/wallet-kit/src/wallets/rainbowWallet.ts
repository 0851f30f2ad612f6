import { rainbowWallet as rainbowKitWallet } from '@rainbow-me/rainbowkit/wallets';
import type { CreateWallet } from './createWallet.ts';
import { unlessUnreadable } from './injectedProvider.ts';
import { walletConnectWallet } from './walletConnectWallet.ts';

const toAppLink = (uri: string) =>
  `https://rnbwapp.com/wc?uri=${encodeURIComponent(uri)}&connector=rainbowkit`;

const DOWNLOAD = 'https://rainbow.download?utm_source=rainbowkit';

/** Rainbow's extension where it is installed, else Rainbow over WalletConnect. */
export const rainbowWallet: CreateWallet = unlessUnreadable(rainbowKitWallet, (parameters) => ({
  ...walletConnectWallet(parameters),
  id: 'rainbow',
  name: 'Rainbow',
  rdns: 'me.rainbow',
  iconUrl: async () => (await import('./icons.ts')).rainbow,
  iconBackground: '#0c2f78',
  downloadUrls: { mobile: DOWNLOAD, qrCode: DOWNLOAD, browserExtension: 'https://rainbow.me/extension' },
  qrCode: { getUri: toAppLink },
  mobile: { getUri: toAppLink },
}));
