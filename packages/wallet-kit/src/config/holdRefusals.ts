import type { Config, Connector } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';

/** RainbowKit's dialog has turned to the wallet after 50 ms. */
const SHOWN_AFTER_MS = 200;

const held = new WeakSet<Connector>();

const hold = (connector: Connector) => {
  if (held.has(connector)) return;
  held.add(connector);
  const { connect } = connector;
  const heldConnect: typeof connect = async function (this: Connector, parameters) {
    const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_AFTER_MS));
    try {
      return await connect.call(this ?? connector, parameters as never);
    } catch (error) {
      await shown;
      throw error;
    }
  } as typeof connect;
  Object.assign(connector, { connect: heldConnect });
};

/**
 * A refusal that comes before RainbowKit's dialog has turned to the wallet is lost on it: it waits for ever, and
 * offers no RETRY. So no refusal is passed on before that.
 */
export const holdRefusals = (config: Config): void => {
  const holdAll = () => {
    for (const connector of config.connectors) hold(connector);
  };
  holdAll();
  watchConnectors(config, { onChange: holdAll });
};
