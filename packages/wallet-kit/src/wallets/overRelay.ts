import type { CreateConnectorFn } from 'wagmi';
import type { CreateWallet } from './injectedProvider.ts';
import { findWalletTrouble, WalletConnectionError } from './walletTrouble.ts';

/** The timeout of a pairing. */
const PAIRED_WITHIN_MS = 9_000;

type Message = { readonly type: string };
type Emitter = {
  on(event: 'message', listener: (message: Message) => void): void;
  off(event: 'message', listener: (message: Message) => void): void;
};

/**
 * Waits for a connection over the relay. No timeout after the pairing, when the QR code is visible.
 *
 * @throws {WalletConnectionError} `relay-unreachable` if no pairing arrives in time or the attempt fails before it
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
    // Avoids an unhandled rejection after the timeout.
    attempt.catch(() => {});
    if (isPaired || findWalletTrouble(error)) throw error;
    throw new WalletConnectionError('relay-unreachable', { cause: error });
  } finally {
    clearTimeout(timer);
    emitter.off('message', onMessage);
  }
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;

type PairingProvider = {
  on?(event: 'display_uri', listener: (uri: string) => void): void;
  readonly session?: { readonly namespaces?: unknown };
  disconnect?(): Promise<void>;
};
type Attempt = { readonly answer: Promise<unknown>; isPaired: boolean };

/** Ends a session whose namespaces are malformed. */
const checkSession = async (provider: PairingProvider | undefined): Promise<void> => {
  if (!provider?.session) return;
  const { areNamespaces } = await import('./areNamespaces.ts');
  if (areNamespaces(provider.session.namespaces)) return;
  await provider.disconnect?.().catch(() => {});
  throw new TypeError('The namespaces of the WalletConnect session are malformed.');
};

/** Wraps a connector so that an attempt fails if the relay does not respond, or the session is malformed. */
const withPairing =
  (createConnector: CreateConnectorFn): CreateConnectorFn =>
  (config) => {
    const connector = createConnector(config);
    let provider: PairingProvider | undefined;
    let attempt: Attempt | undefined;

    // WalletConnect wallets share one provider; wagmi forwards the pairing only to the first one that connected.
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
      // An unpaired attempt may still get its pairing: reuses it. A pairing that was already shown cannot be shown
      // again.
      if (!attempt || attempt.isPaired) attempt = start(connector.connect.call(this, parameters));
      const answer = await waitForPairing(attempt.answer, config.emitter);
      await checkSession(provider);
      // The result type depends on a flag of the parameters, which are passed on.
      return answer as never;
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
      // RainbowKit calls this before it connects, and would wait for the relay.
      async getChainId() {
        const [first] = config.chains;
        return !provider && first ? first.id : connector.getChainId.call(this);
      },
    };
  };

/**
 * A wallet over WalletConnect's relay, by QR code or deep link. RainbowKit waits for the pairing without a timeout.
 * Here the attempt fails with `relay-unreachable` if the browser is offline, the relay refuses, or no pairing arrives
 * within nine seconds.
 */
export function overRelay(createWallet: CreateWallet): CreateWallet {
  return (parameters) => {
    const wallet = createWallet(parameters);
    // The extension needs no relay.
    if (wallet.installed) return wallet;
    return { ...wallet, createConnector: (details) => withPairing(wallet.createConnector(details)) };
  };
}
