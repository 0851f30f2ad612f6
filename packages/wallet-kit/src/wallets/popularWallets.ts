import { baseAccount, braveWallet, metaMaskWallet, rainbowWallet } from '@rainbow-me/rainbowkit/wallets';
import { browserWallet } from './browserWallet.ts';
import type { CreateWallet } from './createWallet.ts';
import { metaMaskExtensionWallet } from './metaMaskExtensionWallet.ts';
import { needsProjectId } from './needsProjectId.ts';
import { overRelay } from './overRelay.ts';
import { safeWallet } from './safeWallet.ts';
import { walletConnectWallet } from './walletConnectWallet.ts';
import { withoutSetup } from './withoutSetup.ts';

/**
 * The wallets of the group "Popular", in the order of the list. Those that are reached over WalletConnect are
 * listed without its project id too, as "(unsupported)".
 */
export const listPopularWallets = (hasProjectId: boolean): CreateWallet[] => {
  const reach = (wallet: CreateWallet) =>
    hasProjectId ? overRelay(withoutSetup(wallet)) : needsProjectId(wallet);
  return [
    browserWallet,
    safeWallet,
    reach(rainbowWallet),
    withoutSetup(baseAccount),
    hasProjectId ? overRelay(withoutSetup(metaMaskWallet)) : metaMaskExtensionWallet,
    reach(walletConnectWallet),
    braveWallet,
  ];
};
