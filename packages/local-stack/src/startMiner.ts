import { followWallClock, getWallClock } from './clock.ts';
import type { LocalClient } from './createLocalClient.ts';

const RECONNECT_MS = 200;
const CHECK_EVERY_MS = 1_000;
/** Somebody outside may fix the next block's time at that of the last one. */
const STUCK_AFTER_MS = 2_000;
const TOLD_AFTER_ERRORS = 3;

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
export async function startMiner(
  client: LocalClient,
  { rpcUrl, blockTimeSeconds }: { readonly rpcUrl: string; readonly blockTimeSeconds: number },
): Promise<() => void> {
  let isRunning = true;
  let isMining = false;
  let timer: NodeJS.Timeout | undefined;

  let dueSinceMs: number | undefined;
  let errors = 0;

  /** Mines a block where one is due; returns after how many milliseconds to look again. */
  const look = async (): Promise<number> => {
    // Whoever asks the chain may have switched it on.
    await client.setAutomine(false);
    const [{ timestamp }, { pending }] = await Promise.all([client.getBlock(), client.getTxpoolStatus()]);
    const findNext = async () => (await client.getBlock({ blockTag: 'pending' })).timestamp;
    const now = getWallClock();
    let next = await findNext();
    // `evm_revert` takes the clock back as well.
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
      // Once, not every second; a chain that is stopping is no error.
      errors++;
      if (isRunning && errors === TOLD_AFTER_ERRORS) console.error('No block can be mined:', error);
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
