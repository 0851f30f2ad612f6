import type { CreateConnectorFn } from 'wagmi';
import { WalletConnectionError } from '../errors.ts';
import type { CreateWallet } from './createWallet.ts';
import { waitForPairing } from './waitForPairing.ts';

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

type PairingProvider = { on?(event: 'display_uri', listener: (uri: string) => void): void };
type Attempt = { readonly answer: Promise<unknown>; isPaired: boolean };

/** The connector, but an attempt that meets no relay comes to an end. */
const withPairing =
  (createConnector: CreateConnectorFn): CreateConnectorFn =>
  (config) => {
    const connector = createConnector(config);
    let provider: PairingProvider | undefined;
    let attempt: Attempt | undefined;

    // Wallets over WalletConnect share one provider, and wagmi tells only the one that connected first.
    const onPairing = (uri: string) => {
      if (!attempt) return;
      attempt.isPaired = true;
      config.emitter.emit('message', { type: 'display_uri', data: uri });
    };

    const start = (answer: Promise<unknown>): Attempt => {
      const started: Attempt = {
        isPaired: false,
        answer: answer.finally(() => {
          if (attempt === started) attempt = undefined;
        }),
      };
      return started;
    };

    const connect: typeof connector.connect = async function (this: typeof connector, parameters) {
      if (config.chains.length === 0) throw new WalletConnectionError('no-chains');
      if (parameters?.isReconnecting) return connector.connect.call(this, parameters) as never;
      if (isOffline()) throw new WalletConnectionError('relay-unreachable');
      // An attempt without a pairing may still get one, and a second attempt would be in its way. A pairing that was
      // shown is not shown again. A second attempt needs a new pairing.
      if (!attempt || attempt.isPaired) attempt = start(connector.connect.call(this, parameters));
      // What it resolves to depends on a flag of the parameters, which it has been given.
      return waitForPairing(attempt.answer, config.emitter) as never;
    };

    return {
      ...connector,
      connect,
      async getProvider(parameters) {
        const found = (await connector.getProvider.call(this, parameters)) as PairingProvider;
        if (!provider) found?.on?.('display_uri', onPairing);
        provider = found;
        return found;
      },
      // RainbowKit asks for it before it connects, and would wait for the relay there.
      async getChainId() {
        const [first] = config.chains;
        return !provider && first ? first.id : connector.getChainId.call(this);
      },
    };
  };

/**
 * A wallet that is reached over WalletConnect's relay, by a QR code or on phones by a link to its app. RainbowKit
 * waits for the pairing without an end, and shows nothing meanwhile; here the attempt fails with
 * `relay-unreachable` when the browser is offline, when the relay refuses, or when no pairing has come after nine
 * seconds.
 */
export const overRelay =
  (createWallet: CreateWallet): CreateWallet =>
  (parameters) => {
    const wallet = createWallet(parameters);
    // Its own extension needs no relay.
    if (wallet.installed) return wallet;
    return { ...wallet, createConnector: (details) => withPairing(wallet.createConnector(details)) };
  };
