import { metaMaskWallet } from '@rainbow-me/rainbowkit/wallets';
import { injected } from 'wagmi/connectors';
import type { CreateWallet } from './createWallet.ts';

/** MetaMask's browser extension alone: what is left of MetaMask without a WalletConnect project id. */
export const metaMaskExtensionWallet: CreateWallet = (parameters) => {
  // The id only has to be there: the connector that would use it is replaced.
  const { qrCode: _, mobile: __, ...wallet } = metaMaskWallet({ ...parameters, projectId: 'unused' });
  return {
    ...wallet,
    installed: wallet.installed ?? false,
    createConnector: (details) => (config) => ({ ...injected({ target: 'metaMask' })(config), ...details }),
  };
};
