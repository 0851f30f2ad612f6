import { createNetworkCounter } from './networkCounter.ts';
import type { SessionStore, StoredSession } from './stores.ts';

type Entry = {
  readonly id: string;
  readonly browser: string;
  readonly network: string;
  session: StoredSession;
};

/** How often a full store looks for expired sessions. */
const MAKE_ROOM_EVERY_MS = 5_000;

/**
 * Creates a store of sessions in the memory of one process; they are lost when it ends. It keeps at most `maxSessions`;
 * one network gets at most an eighth of the free capacity, one IPv4 /16 or IPv6 /32 a quarter. Beyond that, new sessions are
 * rejected.
 *
 * @example
 * import { createMemorySessionStore } from '@org/auth-siwe/server';
 * const sessions = createMemorySessionStore();
 */
export function createMemorySessionStore({ maxSessions = 100_000 } = {}): SessionStore {
  const byId = new Map<string, Entry>();
  const byBrowser = new Map<string, Entry>();

  const networks = createNetworkCounter(maxSessions);
  let sweptAt = Number.NEGATIVE_INFINITY;

  const remove = (entry: Entry | undefined) => {
    if (!entry) return;
    if (byId.delete(entry.id)) networks.remove(entry.network);
    byBrowser.delete(entry.browser);
  };

  const hasRoom = (network: string, now: number) => {
    if (!networks.hasRoom(network) && Math.abs(now - sweptAt) >= MAKE_ROOM_EVERY_MS) {
      sweptAt = now;
      for (const entry of byId.values()) if (entry.session.expiresAt <= now) remove(entry);
    }
    return networks.hasRoom(network);
  };

  return {
    open: async ({ id, browser, formerId, network }, session, now) => {
      const own = byBrowser.get(browser);
      // A new session replaces the browser's previous one; a rejected session ends no other.
      if (own) networks.remove(own.network);
      const isRoom = hasRoom(network, now);
      if (own) networks.add(own.network);
      if (!isRoom) return false;
      remove(byBrowser.get(browser));
      if (formerId !== undefined) remove(byId.get(formerId));
      const entry = { id, browser, network, session };
      byId.set(id, entry);
      networks.add(network);
      byBrowser.set(browser, entry);
      return true;
    },
    find: async (id) => byId.get(id)?.session,
    touch: async (id, seenAt) => {
      const entry = byId.get(id);
      if (entry) entry.session = { ...entry.session, seenAt };
    },
    end: async ({ id, browser }) => {
      const found = [id && byId.get(id), browser && byBrowser.get(browser)];
      const ended = new Set(found.filter((entry) => typeof entry === 'object'));
      for (const entry of ended) remove(entry);
      return [...ended].map((entry) => entry.browser);
    },
    endAll: async ({ address, chainId, signedBy }) => {
      for (const entry of byId.values()) {
        const { session } = entry;
        const isOwn = session.address === address && session.signedBy === signedBy;
        if (isOwn && (signedBy === 'key' || session.chainId === chainId)) remove(entry);
      }
    },
    removeExpired: async (now, unseenSince) => {
      for (const entry of byId.values())
        if (entry.session.expiresAt <= now || entry.session.seenAt <= unseenSince) remove(entry);
    },
  };
}
