import type { CreateConnectorFn } from 'wagmi';
import { WalletConnectionError } from '../errors.ts';
import type { CreateWallet } from './createWallet.ts';
import { waitForPairing } from './waitForPairing.ts';

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

/** The connector, but an attempt that meets no relay comes to an end. */
const withPairing =
  (createConnector: CreateConnectorFn): CreateConnectorFn =>
  (config) => {
    const connector = createConnector(config);
    let hasProvider = false;
    let attempt: Promise<unknown> | undefined;

    const connect: typeof connector.connect = async function (this: typeof connector, parameters) {
      if (config.chains.length === 0) throw new WalletConnectionError('no-chains');
      if (parameters?.isReconnecting) return connector.connect.call(this, parameters) as never;
      if (isOffline()) throw new WalletConnectionError('relay-unreachable');
      // One that was given up may still come to its end: a second one beside it would only be in its way.
      attempt ??= connector.connect.call(this, parameters).finally(() => {
        attempt = undefined;
      });
      // What it resolves to depends on a flag of the parameters, which it has been given.
      return waitForPairing(attempt, config.emitter) as never;
    };

    return {
      ...connector,
      connect,
      async getProvider(parameters) {
        const provider = await connector.getProvider.call(this, parameters);
        hasProvider = true;
        return provider;
      },
      // RainbowKit asks for it before it connects, and would wait for the relay there.
      async getChainId() {
        const [first] = config.chains;
        return !hasProvider && first ? first.id : connector.getChainId.call(this);
      },
    };
  };

/**
 * A wallet that is reached over WalletConnect's relay. RainbowKit waits for the pairing without an end, and
 * shows nothing meanwhile; here the attempt fails with `relay-unreachable` when the browser is offline, when the
 * relay refuses, or when no pairing has come after nine seconds.
 */
export const overRelay =
  (createWallet: CreateWallet): CreateWallet =>
  (parameters) => {
    const wallet = createWallet(parameters);
    // Where the wallet's own extension is there, no relay is needed.
    if (!wallet.qrCode) return wallet;
    return { ...wallet, createConnector: (details) => withPairing(wallet.createConnector(details)) };
  };
