import { createNetworkCounter } from './networkCounter.ts';
import type { SessionStore, StoredSession } from './stores.ts';

type Entry = {
  readonly id: string;
  readonly browser: string;
  readonly network: string;
  session: StoredSession;
};

/** A full store looks for expired sessions this often. */
const MAKE_ROOM_EVERY_MS = 5_000;

/**
 * Sessions in the memory of one process: gone when it ends, unknown to any other. At most `maxSessions` are kept, and of
 * one network at most an eighth of what is free (of one /16 of IPv4 or /32 of IPv6 a quarter); beyond that a new one is refused.
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
      // The session of this browser makes room for the next one; a session that is refused ends no other.
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
    removeExpired: async (now, unseenSince) => {
      for (const entry of byId.values())
        if (entry.session.expiresAt <= now || entry.session.seenAt <= unseenSince) remove(entry);
    },
  };
}
