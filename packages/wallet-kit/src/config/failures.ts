import type { Config, Connector, CreateConnectorFn } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { warnOnce } from '../wallets/injectedProvider.ts';

/** wagmi starts to listen to a wallet without waiting for it: one that throws meanwhile would be an uncaught error. */
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
          warnOnce(`The wallet "${connector.name}" cannot be listened to.`);
        }
      },
    };
  };
}

/** RainbowKit's dialog has turned to the wallet after 50 ms. */
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
};

/**
 * Two failures are lost on RainbowKit's dialog, which then never settles. A refusal before the dialog has turned to
 * the wallet: it is held back until then. And a wallet that does not even tell its chain before it is connected: the
 * first configured chain is told instead, and connecting fails in its own words.
 */
export function tellFailures(config: Config): void {
  const tellAll = () => {
    for (const connector of config.connectors) tell(config, connector);
  };
  tellAll();
  watchConnectors(config, { onChange: tellAll });
}
