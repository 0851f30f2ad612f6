import { WalletConnectionError } from '../errors.ts';
import { defaultTexts } from '../texts.ts';
import type { CreateWallet } from './createWallet.ts';

const never = () => new Promise<never>(() => {});

/**
 * A wallet that is reached over WalletConnect, in an app without a project id: it is listed as "(unsupported)",
 * and says why when it is chosen. Where its own extension is there, it is the wallet it always was.
 */
export const needsProjectId =
  (createWallet: CreateWallet): CreateWallet =>
  (parameters) => {
    // The id only has to be there: the connector that would use it is replaced.
    const wallet = createWallet({ ...parameters, projectId: 'unused' });
    if (!wallet.qrCode) return wallet;
    const name = `${wallet.name} ${defaultTexts.unsupported}`;
    return {
      ...wallet,
      name,
      shortName: name,
      createConnector: (details) => () => ({
        id: wallet.id,
        name,
        type: 'unsupported',
        ...details,
        connect: async () => {
          throw new WalletConnectionError('needs-project-id');
        },
        disconnect: async () => {},
        getAccounts: async () => [],
        getChainId: async () => 0,
        // Whoever waits for a QR code waits on.
        getProvider: never,
        isAuthorized: async () => false,
        onAccountsChanged: () => {},
        onChainChanged: () => {},
        onDisconnect: () => {},
      }),
    };
  };
