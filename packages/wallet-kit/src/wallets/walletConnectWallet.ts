import { walletConnectWallet as rainbowKitWallet } from '@rainbow-me/rainbowkit/wallets';
import type { CreateWallet } from './createWallet.ts';

/**
 * WalletConnect by QR code, and on phones by the `wc:` link that wallet apps answer. It has an id of its own:
 * under RainbowKit's id `walletConnect` a second connector is made that contacts two hosts on every page load.
 */
export const walletConnectWallet: CreateWallet = (parameters) => ({
  ...rainbowKitWallet(parameters),
  id: 'walletConnectQr',
  mobile: { getUri: (uri) => uri },
});
