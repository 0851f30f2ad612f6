import { getWallClock } from './clock.ts';
import type { LocalClient } from './createLocalClient.ts';

const RECONNECT_MS = 200;
const CHECK_EVERY_MS = 1_000;

const SUBSCRIBE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'eth_subscribe',
  params: ['newPendingTransactions'],
});

/**
 * Mines one block per second at most, so that block times increase strictly and follow the clock: anvil itself mines each
 * transaction in a block of its own, and these share a second. A transaction is mined at once, or in the next second where
 * this one has its block. A block without transactions comes whenever the last one is `blockTimeSeconds` old, as on a
 * chain where others write: else a contest would end when somebody writes next. Returns what stops it.
 */
export const startMiner = async (
  client: LocalClient,
  { rpcUrl, blockTimeSeconds }: { readonly rpcUrl: string; readonly blockTimeSeconds: number },
): Promise<() => void> => {
  let isRunning = true;
  let isMining = false;
  let timer: NodeJS.Timeout | undefined;

  /** Mines what waits, if this second has no block yet; else looks again when the next second begins. */
  const mine = async (): Promise<void> => {
    if (!isRunning || isMining) return;
    isMining = true;
    let nextMs = CHECK_EVERY_MS;
    try {
      const [{ timestamp }, { pending }] = await Promise.all([client.getBlock(), client.getTxpoolStatus()]);
      const now = getWallClock();
      const isDue = pending > 0 || now - timestamp >= BigInt(blockTimeSeconds);
      const next = isDue ? (await client.getBlock({ blockTag: 'pending' })).timestamp : timestamp;
      if (next > timestamp && isRunning) await client.mine({ blocks: 1 });
      else if (isDue) nextMs = 1_000 - (Date.now() % 1_000);
    } catch {
      // The chain is stopping or busy.
    }
    isMining = false;
    schedule(nextMs);
  };
  const schedule = (ms: number): void => {
    if (!isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(mine, ms);
    timer.unref();
  };

  let socket: WebSocket | undefined;
  const listen = (): Promise<void> =>
    new Promise((resolve) => {
      if (!isRunning) return resolve();
      socket = new WebSocket(rpcUrl.replace(/^http/, 'ws'));
      socket.addEventListener('open', () => socket?.send(SUBSCRIBE));
      socket.addEventListener('message', () => {
        resolve();
        schedule(0);
      });
      socket.addEventListener('close', () => setTimeout(listen, RECONNECT_MS).unref());
      socket.addEventListener('error', () => undefined);
    });
  await listen();
  await client.setAutomine(false);
  schedule(0);

  return () => {
    isRunning = false;
    clearTimeout(timer);
    socket?.close();
  };
};
