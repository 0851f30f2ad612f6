import { createNetworkCounter } from './networkCounter.ts';
import { type NonceStore, PERIODS_KEPT } from './stores.ts';

/** How often a full store looks for expired entries. */
const MAKE_ROOM_EVERY_MS = 5_000;

/**
 * Creates a store of spent nonces in the memory of one process; they are lost when it ends. It keeps at most `maxSpent`
 * (200 bytes each); one network gets at most an eighth of the free capacity, one IPv4 /16 or IPv6 /32 a quarter.
 *
 * @example
 * import { createMemoryNonceStore } from '@org/auth-siwe/server';
 * const nonces = createMemoryNonceStore({ maxSpent: 10_000 });
 */
export function createMemoryNonceStore({ maxSpent = 100_000 } = {}): NonceStore {
  const secrets = new Map<number, string>();
  /** By `nonce <nonce>` and `browser <hash>`. */
  const entries = new Map<string, { readonly network: string; readonly expiresAt: number }>();
  const networks = createNetworkCounter(maxSpent);
  let sweptAt = Number.NEGATIVE_INFINITY;

  const sweep = (now: number) => {
    sweptAt = now;
    for (const [key, { network, expiresAt }] of entries) {
      if (expiresAt > now) continue;
      entries.delete(key);
      networks.remove(network);
    }
  };

  const hasRoom = (network: string, now: number) => {
    if (!networks.hasRoom(network) && Math.abs(now - sweptAt) >= MAKE_ROOM_EVERY_MS) sweep(now);
    return networks.hasRoom(network);
  };

  const put = (key: string, network: string, expiresAt: number) => {
    if (!entries.has(key)) networks.add(network);
    entries.set(key, { network: entries.get(key)?.network ?? network, expiresAt });
  };

  return {
    findSecret: async (period, candidate) => {
      const secret = secrets.get(period) ?? candidate;
      secrets.set(period, secret);
      for (const known of secrets.keys()) if (known < period - PERIODS_KEPT) secrets.delete(known);
      return secret;
    },
    spend: async ({ nonce, browser, network, expiresAt }, now) => {
      if (entries.has(`nonce ${nonce}`) || entries.has(`browser ${browser}`)) return 'used';
      if (!hasRoom(network, now)) return 'full';
      put(`nonce ${nonce}`, network, expiresAt);
      return 'spent';
    },
    drop: async ({ browser, network, expiresAt, ...options }, now) => {
      const key = `browser ${browser}`;
      if (!entries.has(key) && !options.hasRoom && !hasRoom(network, now)) return false;
      put(key, network, expiresAt);
      return true;
    },
    isDropped: async (browser) => entries.has(`browser ${browser}`),
    removeExpired: async (now) => sweep(now),
  };
}
