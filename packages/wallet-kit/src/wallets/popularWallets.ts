import { baseAccount } from '@rainbow-me/rainbowkit/wallets';
import { braveWallet } from './braveWallet.ts';
import { browserWallet } from './browserWallet.ts';
import type { CreateWallet } from './createWallet.ts';
import { metaMaskWallet, metaMaskWithoutRelay } from './metaMaskWallet.ts';
import { needsProjectId } from './needsProjectId.ts';
import { overRelay } from './overRelay.ts';
import { rainbowWallet } from './rainbowWallet.ts';
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
    hasProjectId ? reach(metaMaskWallet) : metaMaskWithoutRelay,
    reach(walletConnectWallet),
    braveWallet,
  ];
};
