import type { CreateWallet } from './createWallet.ts';

/**
 * Some connectors fetch their SDK and call home as soon as they exist, in a function called `setup`. Without
 * it they start when their wallet is chosen, or when it was the connected one. Extensions are already there.
 */
export const withoutSetup =
  (createWallet: CreateWallet): CreateWallet =>
  (parameters) => {
    const wallet = createWallet(parameters);
    return {
      ...wallet,
      createConnector: (details) => (config) => {
        const { setup, ...connector } = wallet.createConnector(details)(config);
        return { ...connector, ...(setup && connector.type === 'injected' && { setup }) };
      },
    };
  };
