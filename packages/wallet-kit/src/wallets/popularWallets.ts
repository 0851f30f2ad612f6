import { tokens } from '@org/ui-theme';
import {
  baseAccount,
  injectedWallet,
  braveWallet as rainbowKitBrave,
  coinbaseWallet as rainbowKitCoinbase,
  rainbowWallet as rainbowKitRainbow,
  safeWallet as rainbowKitSafe,
} from '@rainbow-me/rainbowkit/wallets';
import { injected, safe } from 'wagmi/connectors';
import { type CreateWallet, findInjectedProvider, unlessUnreadable } from './injectedProvider.ts';
import { inWindow } from './inWindow.ts';
import { metaMaskWallet, metaMaskWithoutRelay, walletConnectWallet } from './metaMaskWallet.ts';
import { needsProjectId, withoutSetup } from './needsProjectId.ts';
import { overRelay } from './overRelay.ts';

const PLAIN_ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 28 28'%3E%3Cpath fill='none' stroke='%23000' stroke-width='2' d='M5 9h18v12H5zM5 9l12-3v3m2 6h4'/%3E%3C/svg%3E";

const plainWallet: CreateWallet = () => ({
  id: 'injected',
  name: 'Browser Wallet',
  iconUrl: PLAIN_ICON,
  iconBackground: tokens.color.paper,
  createConnector: (details) => (config) => ({
    ...injected({
      target: { id: 'injected', name: 'Browser Wallet', provider: findInjectedProvider as never },
    })(config),
    ...details,
  }),
});

/** The wallet in `window.ethereum`, read when it is chosen. */
const browserWallet: CreateWallet = (parameters) => ({
  ...unlessUnreadable(injectedWallet, plainWallet)(parameters),
  createConnector: plainWallet(parameters).createConnector,
});

/** Brave's built-in wallet, listed in Brave only. */
const braveWallet: CreateWallet = unlessUnreadable(rainbowKitBrave, (parameters) => ({
  ...browserWallet(parameters),
  id: 'brave',
  name: 'Brave Wallet',
  rdns: 'com.brave.wallet',
  iconUrl: async () => (await import('./icons.ts')).brave,
  iconBackground: '#fff',
  installed: false,
}));

/** The timeout for Safe's answer, in an iframe that may not be a Safe. */
const ANSWER_WITHIN_MS = 1_000;

/** Safe, if the page runs inside a Safe. */
const safeWallet: CreateWallet = () => ({
  ...rainbowKitSafe(),
  createConnector: (details) => (config) => ({
    ...safe({ unstable_getInfoTimeout: ANSWER_WITHIN_MS, shimDisconnect: true })(config),
    ...details,
  }),
});

const toAppLink = (uri: string) =>
  `https://rnbwapp.com/wc?uri=${encodeURIComponent(uri)}&connector=rainbowkit`;

const DOWNLOAD = 'https://rainbow.download?utm_source=rainbowkit';

/** Rainbow's extension if installed, otherwise Rainbow over WalletConnect. */
const rainbowWallet: CreateWallet = unlessUnreadable(rainbowKitRainbow, (parameters) => ({
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

/**
 * Coinbase Wallet, for `coinbase` of `createWalletConfig`. Its extension replaces the row when it announces itself (EIP-6963).
 *
 * @example
 * import { coinbaseWallet, createWalletConfig } from '@org/wallet-kit';
 * import { baseSepolia } from '@org/chain-config';
 * const config = createWalletConfig({ chains: [baseSepolia], appName: 'My app', coinbase: coinbaseWallet });
 */
export const coinbaseWallet: CreateWallet = (parameters) => {
  const wallet = rainbowKitCoinbase(parameters);
  return {
    ...wallet,
    createConnector: (details) => (config) => {
      const { rdns: _, ...connector } = wallet.createConnector(details)(config);
      return connector;
    },
  };
};

export type PopularOptions = {
  /** Without a project id, wallets that need WalletConnect are "(unsupported)". */
  readonly hasProjectId: boolean;
  /** Default: Base Account. */
  readonly coinbase?: CreateWallet | undefined;
};

/** The wallets of the group "Popular", in order. */
export function listPopularWallets({ hasProjectId, coinbase = baseAccount }: PopularOptions): CreateWallet[] {
  const reach = (wallet: CreateWallet) =>
    hasProjectId ? overRelay(withoutSetup(wallet)) : needsProjectId(wallet);
  return [
    browserWallet,
    safeWallet,
    reach(rainbowWallet),
    inWindow(withoutSetup(coinbase)),
    hasProjectId ? reach(metaMaskWallet) : metaMaskWithoutRelay,
    reach(walletConnectWallet),
    braveWallet,
  ];
}
