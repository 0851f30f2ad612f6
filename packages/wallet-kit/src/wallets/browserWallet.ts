import { tokens } from '@org/ui-theme';
import { injectedWallet } from '@rainbow-me/rainbowkit/wallets';
import { injected } from 'wagmi/connectors';
import type { CreateWallet } from './createWallet.ts';
import { findInjectedProvider, unlessUnreadable } from './injectedProvider.ts';

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

/** The wallet in `window.ethereum`, whichever it is by the time it is chosen. */
export const browserWallet: CreateWallet = (parameters) => ({
  ...unlessUnreadable(injectedWallet, plainWallet)(parameters),
  createConnector: plainWallet(parameters).createConnector,
});
