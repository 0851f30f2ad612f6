import type { Address } from 'viem';
import type { CreateConnectorFn } from 'wagmi';
import { type ScriptedWallet, ScriptedWalletError } from './scriptedWallet.ts';

export type ScriptedConnectorOptions = {
  /** Default: `scripted`. */
  readonly id?: string;
  /** Default: `Scripted Wallet`. */
  readonly name?: string;
  /** The pairing URI for the QR code. `never`: the pairing never arrives. */
  readonly displayUri?: string | 'never';
};

const toNumber = (chainId: unknown) => Number(chainId);

/**
 * A wagmi connector over a scripted wallet: hangs, rejects, switches and disconnects as scripted.
 *
 * @example
 * import { createScriptedConnector, createScriptedWallet, fixtures } from '@org/wallet-kit/testing';
 * import { createConfig, http } from 'wagmi';
 * import { foundry } from 'wagmi/chains';
 * const wallet = createScriptedWallet({ ...fixtures, rpcUrl: 'http://127.0.0.1:8545', chainId: 31337 });
 * const connectors = [createScriptedConnector(wallet)];
 * const config = createConfig({ chains: [foundry], connectors, transports: { 31337: http() } });
 */
export function createScriptedConnector(
  wallet: ScriptedWallet,
  { id = 'scripted', name = 'Scripted Wallet', displayUri }: ScriptedConnectorOptions = {},
): CreateConnectorFn {
  return ({ emitter }) => {
    const getAccounts = async () => (await wallet.request({ method: 'eth_accounts' })) as readonly Address[];
    const getChainId = async () => toNumber(await wallet.request({ method: 'eth_chainId' }));

    const onAccountsChanged = (accounts: string[]) => {
      if (accounts.length === 0) onDisconnect();
      else emitter.emit('change', { accounts: accounts as Address[] });
    };
    const onChainChanged = (chainId: string) => emitter.emit('change', { chainId: toNumber(chainId) });
    const onDisconnect = () => {
      listen('removeListener');
      emitter.emit('disconnect');
    };
    const listen = (act: 'on' | 'removeListener') => {
      wallet[act]('accountsChanged', onAccountsChanged);
      wallet[act]('chainChanged', onChainChanged);
      wallet[act]('disconnect', onDisconnect);
    };

    const provider = {
      ...wallet,
      once(event: string, listener: (uri: string) => void) {
        if (event === 'display_uri' && displayUri !== undefined && displayUri !== 'never') {
          setTimeout(() => {
            emitter.emit('message', { type: 'display_uri', data: displayUri });
            listener(displayUri);
          });
        }
      },
    };

    return {
      id,
      name,
      type: 'scripted',
      async connect() {
        const accounts = (await wallet.request({ method: 'eth_requestAccounts' })) as readonly Address[];
        listen('on');
        // The result type depends on a flag of the parameters, which scripted wallets ignore.
        return { accounts, chainId: await getChainId() } as never;
      },
      async disconnect() {
        listen('removeListener');
        await wallet.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] });
      },
      getAccounts,
      getChainId,
      getProvider: async () => provider,
      isAuthorized: async () => (await getAccounts()).length > 0,
      async switchChain({ chainId }) {
        const asked = { chainId: `0x${chainId.toString(16)}` };
        try {
          await wallet.request({ method: 'wallet_switchEthereumChain', params: [asked] });
        } catch (error) {
          if (!(error instanceof ScriptedWalletError) || error.code !== 4902) throw error;
          await wallet.request({ method: 'wallet_addEthereumChain', params: [asked] });
        }
        return { id: chainId } as never;
      },
      onAccountsChanged,
      onChainChanged,
      onDisconnect,
    };
  };
}
