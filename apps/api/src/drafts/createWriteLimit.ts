const WINDOW_MS = 60_000;

/**
 * So many writes a minute for each account, wherever they come from; it says how many seconds to wait where one is too
 * many. Accounts whose minute is over are forgotten.
 */
export const createWriteLimit = (perMinute: number, clock: () => number) => {
  let counts = new Map<string, number>();
  let endsAt = Number.NEGATIVE_INFINITY;
  return (account: string): number | undefined => {
    const now = clock();
    if (now >= endsAt || endsAt > now + WINDOW_MS) {
      counts = new Map();
      endsAt = now + WINDOW_MS;
    }
    const count = (counts.get(account) ?? 0) + 1;
    counts.set(account, count);
    return count > perMinute ? Math.max(1, Math.ceil((endsAt - now) / 1_000)) : undefined;
  };
};
