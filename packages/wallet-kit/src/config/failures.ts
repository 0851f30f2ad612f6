import type { Config, Connector, CreateConnectorFn } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { replaceSwitch } from '../connection/switchNetwork.ts';
import { warnOnce } from '../wallets/injectedProvider.ts';
import { WalletConnectionError } from '../wallets/walletTrouble.ts';

/** wagmi does not await `setup`: avoids an unhandled rejection if a wallet throws there. */
export function guardSetup(createConnector: CreateConnectorFn): CreateConnectorFn {
  return (config) => {
    const connector = createConnector(config);
    const { setup } = connector;
    if (!setup) return connector;
    return {
      ...connector,
      async setup() {
        try {
          await setup.call(this);
        } catch {
          warnOnce(`The wallet "${connector.name}" does not accept event listeners.`);
        }
      },
    };
  };
}

const hasEvents = (provider: object): boolean => {
  try {
    const { on, removeListener } = provider as Record<'on' | 'removeListener', unknown>;
    return typeof on === 'function' && typeof removeListener === 'function';
  } catch {
    return false;
  }
};

/**
 * wagmi listens only after the user has approved, and fails with a TypeError then.
 *
 * @throws {WalletConnectionError} `wallet-faulty`
 */
const checkEvents = async ({ type, getProvider }: Connector): Promise<void> => {
  if (type !== 'injected') return;
  const provider = await getProvider();
  if (typeof provider === 'object' && provider && !hasEvents(provider))
    throw new WalletConnectionError('wallet-faulty');
};

/** RainbowKit's dialog shows the wallet's step after 50 ms. */
const SHOWN_AFTER_MS = 200;

const told = new WeakSet<Connector>();

const tell = (config: Config, connector: Connector) => {
  if (told.has(connector)) return;
  told.add(connector);
  const { connect, getChainId } = connector;
  let isConnecting = false;

  const heldConnect: typeof connect = async function (this: Connector, parameters) {
    const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_AFTER_MS));
    isConnecting = true;
    try {
      await checkEvents(connector);
      return await connect.call(this ?? connector, parameters as never);
    } catch (error) {
      await shown;
      throw error;
    } finally {
      isConnecting = false;
    }
  } as typeof connect;

  const answeredChainId: typeof getChainId = async function (this: Connector) {
    try {
      return await getChainId.call(this ?? connector);
    } catch (error) {
      if (isConnecting || config.state.connections.has(connector.uid)) throw error;
      return config.chains[0].id;
    }
  };

  Object.assign(connector, { connect: heldConnect, getChainId: answeredChainId });
  replaceSwitch(config, connector);
};

/**
 * Works around failures that leave RainbowKit's dialog waiting. A rejection before the dialog shows the wallet's
 * step is delayed until then. A wallet that cannot report its chain before it connects gets the first configured
 * chain; connecting then fails with the wallet's own error. A wallet that does not switch while it connects stays on its chain.
 */
export function tellFailures(config: Config): void {
  const tellAll = () => {
    for (const connector of config.connectors) tell(config, connector);
  };
  tellAll();
  watchConnectors(config, { onChange: tellAll });
}
