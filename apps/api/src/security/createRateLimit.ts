import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const MAX_CLIENTS = 10_000;

/** Whether a client may send one more request this minute. */
export function createRateLimit(perMinute: number, clock: () => number = Date.now) {
  const windows = new LRUCache<string, { readonly since: number; count: number }>({ max: MAX_CLIENTS });
  return (client: string): boolean => {
    const known = windows.get(client);
    const window = known && clock() - known.since < MINUTE_MS ? known : { since: clock(), count: 0 };
    window.count += 1;
    windows.set(client, window);
    return window.count <= perMinute;
  };
}
