import type { CreateWallet } from './injectedProvider.ts';
import { WalletConnectionError } from './walletTrouble.ts';

/** The connector type of a wallet that cannot be used here. */
export const UNSUPPORTED = 'unsupported';

/**
 * A wallet that needs WalletConnect, in an app without a project id. Stays in the list as "(unsupported)", explains
 * why when chosen, and is not offered under "Get a Wallet". Unchanged if its extension is installed.
 */
export function needsProjectId(createWallet: CreateWallet): CreateWallet {
  return (parameters) => {
    // A placeholder: the connector that would use it is replaced.
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
 * Some connectors load their SDK and contact their server in `setup`, on every page load. Removes `setup`, so that
 * they start when chosen or reconnected. Extensions keep it.
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
