import type { LocalClient } from './createLocalClient.ts';

/** The wall clock in whole seconds, as a block would carry it. */
export const getWallClock = (): bigint => BigInt(Math.floor(Date.now() / 1000));

/** From the next block on, blocks carry the wall clock's time. */
export const followWallClock = async (client: LocalClient): Promise<void> => {
  // viem has no action for it: setTime drops whatever distance anvil has kept from the clock.
  await client.request<{ Method: 'anvil_setTime'; Parameters: [number]; ReturnType: number }>({
    method: 'anvil_setTime',
    params: [Number(getWallClock())],
  });
};

/**
 * Mines an empty block whenever the last one is this old, as on a chain where others write, too. Without it "now" would
 * stand still between two writes, and a contest would end when somebody writes next. Returns what ends it.
 */
export const startHeartbeat = (client: LocalClient, blockTimeSeconds: number): (() => void) => {
  let timer: NodeJS.Timeout;
  let beating = true;
  const beat = async (): Promise<void> => {
    try {
      const { timestamp } = await client.getBlock();
      if (beating && getWallClock() - timestamp >= BigInt(blockTimeSeconds)) await client.mine({ blocks: 1 });
    } catch {
      // The chain is stopping or busy; the next beat tells.
    }
    if (beating) schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(beat, 1000);
    timer.unref();
  };
  schedule();
  return () => {
    beating = false;
    clearTimeout(timer);
  };
};
