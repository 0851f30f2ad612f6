import type { CreateConnectorFn } from 'wagmi';
import { warnOnce } from '../wallets/warnOnce.ts';

/** wagmi starts to listen to a wallet without waiting for it: one that throws meanwhile would be an uncaught error. */
export const guardSetup =
  (createConnector: CreateConnectorFn): CreateConnectorFn =>
  (config) => {
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
