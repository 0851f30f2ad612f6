import { injectedWallet } from '@rainbow-me/rainbowkit/wallets';
import type { CreateWallet } from './createWallet.ts';

/**
 * The wallet in `window.ethereum`, whichever it is. RainbowKit asks for its chain before it connects; where
 * there is no wallet that question fails out of everybody's sight, so it is answered here.
 */
export const browserWallet: CreateWallet = () => {
  const wallet = injectedWallet();
  return {
    ...wallet,
    createConnector: (details) => (config) => {
      const connector = wallet.createConnector(details)(config);
      return {
        ...connector,
        async getChainId() {
          const provider = await connector.getProvider.call(this);
          const [first] = config.chains;
          return provider || !first ? connector.getChainId.call(this) : first.id;
        },
      };
    },
  };
};
