import {
  baseAccount,
  braveWallet,
  injectedWallet,
  metaMaskWallet,
  rainbowWallet,
} from '@rainbow-me/rainbowkit/wallets';
import type { CreateWallet } from './createWallet.ts';
import { metaMaskExtensionWallet } from './metaMaskExtensionWallet.ts';
import { safeWallet } from './safeWallet.ts';
import { walletConnectWallet } from './walletConnectWallet.ts';
import { withoutSetup } from './withoutSetup.ts';

/**
 * The wallets of the group "Popular", in the order of the list. Those that are reached over WalletConnect are
 * there only when its project id is.
 */
export const listPopularWallets = (hasProjectId: boolean): CreateWallet[] =>
  hasProjectId
    ? [
        injectedWallet,
        safeWallet,
        withoutSetup(rainbowWallet),
        withoutSetup(baseAccount),
        withoutSetup(metaMaskWallet),
        withoutSetup(walletConnectWallet),
        braveWallet,
      ]
    : [injectedWallet, safeWallet, withoutSetup(baseAccount), metaMaskExtensionWallet, braveWallet];
