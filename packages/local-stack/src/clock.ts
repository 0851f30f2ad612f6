import type { LocalClient } from './createLocalClient.ts';

/** The wall clock in whole seconds, as a block would carry it. */
export function getWallClock(): bigint {
  return BigInt(Math.floor(Date.now() / 1000));
}

/** From the next block on, blocks carry the wall clock's time. */
export async function followWallClock(client: LocalClient): Promise<void> {
  // viem has no action for it: setTime drops whatever distance anvil has kept from the clock.
  await client.request<{ Method: 'anvil_setTime'; Parameters: [number]; ReturnType: number }>({
    method: 'anvil_setTime',
    params: [Number(getWallClock())],
  });
}
