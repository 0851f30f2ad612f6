import type { SessionStore, StoredSession } from './sessionStore.ts';

type Entry = { readonly id: string; readonly browser: string; session: StoredSession };

/**
 * Sessions in the memory of one process: gone when it ends, unknown to any other. At most `maxSessions` are kept; a
 * new one is refused when they are.
 *
 * @example
 * import { createMemorySessionStore } from '@org/auth-siwe/server';
 * const sessions = createMemorySessionStore();
 */
export const createMemorySessionStore = ({ maxSessions = 100_000 } = {}): SessionStore => {
  const byId = new Map<string, Entry>();
  const byBrowser = new Map<string, Entry>();

  const remove = (entry: Entry | undefined) => {
    if (!entry) return;
    byId.delete(entry.id);
    byBrowser.delete(entry.browser);
  };

  return {
    open: async ({ id, browser, formerId }, session, now) => {
      remove(byBrowser.get(browser));
      if (formerId !== undefined) remove(byId.get(formerId));
      if (byId.size >= maxSessions) {
        for (const entry of byId.values()) if (entry.session.expiresAt <= now) remove(entry);
        if (byId.size >= maxSessions) return false;
      }
      const entry = { id, browser, session };
      byId.set(id, entry);
      byBrowser.set(browser, entry);
      return true;
    },
    find: async (id) => byId.get(id)?.session,
    touch: async (id, seenAt) => {
      const entry = byId.get(id);
      if (entry) entry.session = { ...entry.session, seenAt };
    },
    end: async ({ id, browser }) => {
      if (id !== undefined) remove(byId.get(id));
      if (browser !== undefined) remove(byBrowser.get(browser));
    },
    removeExpired: async (now, unseenSince) => {
      for (const entry of byId.values())
        if (entry.session.expiresAt <= now || entry.session.seenAt <= unseenSince) remove(entry);
    },
  };
};
