/** RainbowKit writes here which wallets have connected, and never forgets one. */
const KEY = 'rk-recent';
const KEPT = 3;

/** The ids of the wallets that connected last, newest first. */
export const findRecentWallets = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
};

/** Keeps three of them, and drops unsupported wallets: recent wallets lead in RainbowKit's list. */
export const keepRecentWallets = (unsupported: readonly string[] = []): void => {
  try {
    if (window.localStorage.getItem(KEY) === null) return;
    const kept = findRecentWallets().filter((id) => !unsupported.includes(id));
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage that is blocked keeps nothing anyway.
  }
};
