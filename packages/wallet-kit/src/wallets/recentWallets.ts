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

/** Keeps three of them, and what is no id not at all. */
export const keepRecentWallets = (): void => {
  try {
    if (window.localStorage.getItem(KEY) === null) return;
    window.localStorage.setItem(KEY, JSON.stringify(findRecentWallets()));
  } catch {
    // Storage that is blocked keeps nothing anyway.
  }
};
