import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Config, Connector } from 'wagmi';
import { reconnect, watchConnectors } from 'wagmi/actions';
import { findConnectedBefore, wasConnectedBefore } from '../session/connectedBefore.ts';
import { getLastingId } from '../wallets/listWallets.ts';

const subscribe = () => () => {};

const createReader = () => {
  let known: boolean | undefined;
  return () => {
    known ??= wasConnectedBefore();
    return known;
  };
};

/**
 * True if a wallet was connected before this component was mounted. Counts as true in prerendered HTML, which
 * cannot know: "Connect Wallet" would flash for a returning user.
 */
export function useWasConnectedBefore(): boolean {
  const [read] = useState(createReader);
  return useSyncExternalStore(subscribe, read, () => true);
}

/** How long to wait for a wallet's announcement (EIP-6963). */
const ANNOUNCED_WITHIN_MS = 2_000;
/** After this time the wallet is shown as disconnected. */
const ANSWER_WITHIN_MS = 5_000;

const findConnector = (config: Config, id: string): Promise<Connector | undefined> =>
  new Promise((resolve) => {
    const look = () => config.connectors.find((connector) => getLastingId(connector) === id);
    const found = look();
    if (found) return resolve(found);
    const finish = () => {
      clearTimeout(timer);
      stop();
      resolve(look());
    };
    const timer = setTimeout(finish, ANNOUNCED_WITHIN_MS);
    const stop = watchConnectors(config, { onChange: () => look() && finish() });
  });

const isFramed = () => window.parent !== window;

/** Reconnects a wallet that announces itself later, unless another one was connected meanwhile. */
const reconnectLater = (config: Config, id: string) => {
  const stop = watchConnectors(config, {
    onChange: (connectors) => {
      if (findConnectedBefore() !== id) return stop();
      const connector = connectors.find((each) => getLastingId(each) === id);
      if (!connector) return;
      stop();
      if (config.state.status === 'disconnected')
        reconnect(config, { connectors: [connector] }).catch(() => {});
    },
  });
};

const reconnectOnce = async (config: Config): Promise<void> => {
  const id = findConnectedBefore() ?? (isFramed() ? 'safe' : undefined);
  if (id === undefined) return;
  const connector = await findConnector(config, id);
  // The user has connected meanwhile, or is about to.
  if (config.state.status !== 'disconnected') return;
  // A missing wallet ends the wait, but stays remembered until the visitor disconnects.
  if (!connector) return reconnectLater(config, id);
  // Only the previous wallet: asking all of them would load every wallet's SDK.
  const answer = reconnect(config, { connectors: [connector] });
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS))]);
};

const attempts = new WeakMap<Config, Promise<void>>();

/**
 * Reconnects the previous wallet, once per configuration. Resolves when it has succeeded or failed, or when the wallet has
 * not announced itself in time; it is reconnected once it does.
 */
export function reconnectBefore(config: Config): Promise<void> {
  const attempt = attempts.get(config) ?? reconnectOnce(config).catch(() => {});
  attempts.set(config, attempt);
  return attempt;
}

/** True if the previous wallet is reconnecting. */
export const ReconnectContext = createContext(false);

export function useIsReconnecting(): boolean {
  return useContext(ReconnectContext);
}

/** Starts the reconnect; true until it has finished. */
export function useReconnect(config: Config): boolean {
  const wasConnected = useWasConnectedBefore();
  const [isFinished, setFinished] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    reconnectBefore(config).then(() => isCurrent && setFinished(true));
    return () => {
      isCurrent = false;
    };
  }, [config]);
  return wasConnected && !isFinished;
}
