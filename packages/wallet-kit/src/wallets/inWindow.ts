import type { CreateConnectorFn } from 'wagmi';
import type { CreateWallet } from './injectedProvider.ts';
import type { OpenedWindow } from './waitForWindow.ts';
import { WalletConnectionError } from './walletTrouble.ts';

/** The type of the message that a connector emits once the wallet's window is open. */
export const WINDOW_OPENED = 'window_opened';

const withWindow =
  (createConnector: CreateConnectorFn): CreateConnectorFn =>
  (config) => {
    const connector = createConnector(config);
    let opened: OpenedWindow | undefined;
    const connect: typeof connector.connect = async function (this: typeof connector, parameters) {
      if (parameters?.isReconnecting) return connector.connect.call(this, parameters) as never;
      const onOpened = (found: OpenedWindow) => {
        opened = found;
        config.emitter.emit('message', { type: WINDOW_OPENED });
      };
      // Loaded with the SDK, which is ten times as large.
      const { waitForWindow } = await import('./waitForWindow.ts').catch((cause) => {
        throw new WalletConnectionError('window-unreachable', { cause });
      });
      // The result type depends on a flag of the parameters, which are passed on.
      return waitForWindow(() => connector.connect.call(this, parameters), { opened, onOpened }) as never;
    };
    return { ...connector, connect };
  };

/**
 * A wallet that asks in a window of its own, such as Base Account. Its SDK waits without end if the window is closed or
 * does not load. Here the attempt fails: `window-blocked`, `window-closed` or `window-unreachable`.
 */
export function inWindow(createWallet: CreateWallet): CreateWallet {
  return (parameters) => {
    const wallet = createWallet(parameters);
    return { ...wallet, createConnector: (details) => withWindow(wallet.createConnector(details)) };
  };
}
