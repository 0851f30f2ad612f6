import { NONCES_PER_BROWSER, type NonceStore, VERIFICATION_LIFE_MS } from './nonceStore.ts';

const removeMatching = (list: string, isGone: (nonce: string, expiresAt: number) => boolean) =>
  list
    .split(' ')
    .filter((entry) => {
      const [nonce = '', expiresAt = ''] = entry.split('@');
      return !isGone(nonce, Number.parseInt(expiresAt, 36));
    })
    .join(' ');

const count = (list: string) => (list === '' ? 0 : list.split(' ').length);

/**
 * Nonces in the memory of one process: gone when it ends, unknown to any other. At most `maxNonces` are kept (a few
 * hundred bytes each); a new one is refused when they are.
 *
 * @example
 * import { createMemoryNonceStore } from '@org/auth-siwe/server';
 * const nonces = createMemoryNonceStore({ maxNonces: 10_000 });
 */
export const createMemoryNonceStore = ({ maxNonces = 100_000 } = {}): NonceStore => {
  /**
   * By browser: `nonce@time`, oldest first. One string takes a third of what objects would. Whoever was given a nonce
   * last stands last, so that what expires first stands first.
   */
  const open = new Map<string, string>();
  let total = 0;
  /** By browser: until when each nonce that it is verified with may be finished. As few as requests are under way. */
  const verifying = new Map<string, Map<string, number>>();

  const begin = (browser: string, nonce: string, now: number) => {
    const begun = verifying.get(browser) ?? new Map<string, number>();
    verifying.set(browser, begun.set(nonce, now + VERIFICATION_LIFE_MS));
  };

  const end = (browser: string, nonce: string) => {
    const begun = verifying.get(browser);
    const isEnded = begun?.delete(nonce) ?? false;
    if (begun?.size === 0) verifying.delete(browser);
    return isEnded;
  };

  const put = (browser: string, list: string) => {
    total += count(list) - count(open.get(browser) ?? '');
    if (list === '') open.delete(browser);
    else open.set(browser, list);
  };

  /** Removes from the front, as far as all of a browser's nonces have expired: a full store is asked often. */
  const makeRoom = (now: number) => {
    for (const [browser, list] of open) {
      const [, expiresAt = ''] = list.slice(list.lastIndexOf(' ') + 1).split('@');
      if (Number.parseInt(expiresAt, 36) > now) return;
      put(browser, '');
    }
  };

  return {
    add: async ({ nonce, browser, expiresAt }, now) => {
      if (total >= maxNonces) makeRoom(now);
      const known = open.get(browser) ?? '';
      const kept = known === '' ? [] : known.split(' ').slice(1 - NONCES_PER_BROWSER);
      if (total - count(known) + kept.length + 1 > maxNonces) return false;
      put(browser, '');
      put(browser, [...kept, `${nonce}@${expiresAt.toString(36)}`].join(' '));
      return true;
    },
    take: async ({ nonce, browser }, now) => {
      const list = open.get(browser);
      if (list === undefined) return false;
      let isTaken = false;
      const rest = removeMatching(list, (each, expiresAt) => {
        if (each !== nonce) return false;
        isTaken = expiresAt > now;
        return true;
      });
      if (rest !== list) put(browser, rest);
      if (isTaken) begin(browser, nonce, now);
      return isTaken;
    },
    finish: async ({ nonce, browser }) => end(browser, nonce),
    drop: async (browser) => {
      put(browser, '');
      verifying.delete(browser);
    },
    removeExpired: async (now) => {
      for (const [browser, list] of open) {
        const rest = removeMatching(list, (_, expiresAt) => expiresAt <= now);
        if (rest === list) continue;
        total -= count(list) - count(rest);
        if (rest === '') open.delete(browser);
        else open.set(browser, rest);
      }
      for (const [browser, begun] of verifying)
        for (const [nonce, endsAt] of begun) if (endsAt <= now) end(browser, nonce);
    },
  };
};
