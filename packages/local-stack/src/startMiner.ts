import { followWallClock, getWallClock, type LocalClient } from './base/createLocalClient.ts';

const RECONNECT_MS = 200;
const CHECK_EVERY_MS = 1_000;
/** A client may have set the next block's time to the time of the last one; after this delay it is mined anyway. */
const STUCK_AFTER_MS = 2_000;
const LOG_AFTER_ERRORS = 3;

const SUBSCRIBE = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'eth_subscribe',
  params: ['newPendingTransactions'],
});

/**
 * Mines at most one block per second, so that block times increase strictly and follow the clock: with anvil's
 * automining, each transaction has its own block, and blocks share a second. A transaction is mined at once, or in the
 * next second if the current one already has a block. An empty block is mined when the last one is `blockTimeSeconds`
 * old, as on a busy chain: otherwise the chain's time would not advance, and contests would not end. Returns a function
 * that stops it.
 */
export async function startMiner(
  client: LocalClient,
  { rpcUrl, blockTimeSeconds }: { readonly rpcUrl: string; readonly blockTimeSeconds: number },
): Promise<() => void> {
  let isRunning = true;
  let isMining = false;
  let timer: NodeJS.Timeout | undefined;

  let dueSinceMs: number | undefined;
  let errors = 0;

  /** Mines a block if one is due; returns the delay until the next check. */
  const look = async (): Promise<number> => {
    // A client may have turned it on.
    await client.setAutomine(false);
    const [{ timestamp }, { pending }] = await Promise.all([client.getBlock(), client.getTxpoolStatus()]);
    const findNext = async () => (await client.getBlock({ blockTag: 'pending' })).timestamp;
    const now = getWallClock();
    let next = await findNext();
    // `evm_revert` also resets the clock.
    if (next > timestamp && next < now - 1n) {
      await followWallClock(client);
      next = await findNext();
    }
    const dueAt = timestamp + BigInt(blockTimeSeconds);
    const isDue = pending > 0 || next >= dueAt || now >= dueAt;
    dueSinceMs = isDue ? (dueSinceMs ?? Date.now()) : undefined;
    if (dueSinceMs === undefined || !isRunning) return CHECK_EVERY_MS;
    if (next <= timestamp && Date.now() - dueSinceMs < STUCK_AFTER_MS) return 1_000 - (Date.now() % 1_000);
    await client.mine({ blocks: 1 });
    dueSinceMs = undefined;
    return CHECK_EVERY_MS;
  };

  /** Mines pending transactions, or retries in the next second. */
  const mine = async (): Promise<void> => {
    if (!isRunning || isMining) return;
    isMining = true;
    let nextMs = CHECK_EVERY_MS;
    try {
      nextMs = await look();
      errors = 0;
    } catch (error) {
      // Logs once, not every second; errors while stopping are expected.
      errors++;
      if (isRunning && errors === LOG_AFTER_ERRORS) console.error('No block can be mined:', error);
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
      socket.addEventListener('close', () => {
        resolve();
        setTimeout(listen, RECONNECT_MS).unref();
      });
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
}
