import { WalletConnectionError } from '../errors.ts';
import type { CreateWallet } from './injectedProvider.ts';

/** How the connector of a wallet that cannot be used here tells itself from others. */
export const UNSUPPORTED = 'unsupported';

/**
 * A wallet that is reached over WalletConnect, in an app without a project id. It stays in the list, marked as
 * "(unsupported)", says why when it is chosen, and is not offered under "Get a Wallet". Where its own extension is
 * installed, it is the wallet it always was.
 */
export function needsProjectId(createWallet: CreateWallet): CreateWallet {
  return (parameters) => {
    // The id only has to be there: the connector that would use it is replaced.
    const wallet = createWallet({ ...parameters, projectId: 'unused' });
    if (wallet.installed) return wallet;
    const { id, name, shortName, iconUrl, iconBackground, iconAccent, rdns } = wallet;
    return {
      id,
      name,
      iconUrl,
      iconBackground,
      ...(shortName !== undefined && { shortName }),
      ...(iconAccent !== undefined && { iconAccent }),
      ...(rdns !== undefined && { rdns }),
      createConnector: (details) => () => ({
        id,
        name,
        type: UNSUPPORTED,
        ...details,
        connect: async () => {
          throw new WalletConnectionError('needs-project-id');
        },
        disconnect: async () => {},
        getAccounts: async () => [],
        getChainId: async () => 0,
        getProvider: async () => undefined,
        isAuthorized: async () => false,
        onAccountsChanged: () => {},
        onChainChanged: () => {},
        onDisconnect: () => {},
      }),
    };
  };
}

/**
 * Some connectors fetch their SDK and call home as soon as they exist, in a function called `setup`. Without
 * it they start when their wallet is chosen, or when it was the connected one. Extensions are already there.
 */
export function withoutSetup(createWallet: CreateWallet): CreateWallet {
  return (parameters) => {
    const wallet = createWallet(parameters);
    return {
      ...wallet,
      createConnector: (details) => (config) => {
        const { setup, ...connector } = wallet.createConnector(details)(config);
        return { ...connector, ...(setup && connector.type === 'injected' && { setup }) };
      },
    };
  };
}
