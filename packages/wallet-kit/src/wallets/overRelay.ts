import type { CreateConnectorFn } from 'wagmi';
import { WalletConnectionError } from '../errors.ts';
import { findWalletTrouble } from '../notice/walletTrouble.ts';
import type { CreateWallet } from './injectedProvider.ts';

/** A pairing that has not come by then is not waited for any longer. */
const PAIRED_WITHIN_MS = 9_000;

type Message = { readonly type: string };
type Emitter = {
  on(event: 'message', listener: (message: Message) => void): void;
  off(event: 'message', listener: (message: Message) => void): void;
};

/**
 * Waits for an attempt to connect over the relay. Once the pairing is there (the QR code can be shown) it may
 * take its owner any time.
 *
 * @throws {WalletConnectionError} `relay-unreachable` when no pairing comes in time, or the attempt fails before
 */
export async function waitForPairing<Value>(attempt: Promise<Value>, emitter: Emitter): Promise<Value> {
  let isPaired = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onMessage = ({ type }: Message) => {
    if (type === 'display_uri') isPaired = true;
  };
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (!isPaired) reject(new WalletConnectionError('relay-unreachable'));
    }, PAIRED_WITHIN_MS);
  });
  emitter.on('message', onMessage);
  try {
    return await Promise.race([attempt, timeout]);
  } catch (error) {
    // When it was given up, nobody is left to hear how it ends.
    attempt.catch(() => {});
    if (isPaired || findWalletTrouble(error)) throw error;
    throw new WalletConnectionError('relay-unreachable', { cause: error });
  } finally {
    clearTimeout(timer);
    emitter.off('message', onMessage);
  }
}

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
export function overRelay(createWallet: CreateWallet): CreateWallet {
  return (parameters) => {
    const wallet = createWallet(parameters);
    // Its own extension needs no relay.
    if (wallet.installed) return wallet;
    return { ...wallet, createConnector: (details) => withPairing(wallet.createConnector(details)) };
  };
}
