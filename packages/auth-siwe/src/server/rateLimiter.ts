export type RateLimiter = {
  /** Counts one; says how many seconds to wait where that is one too many. */
  take(key: string, now: number): number | undefined;
};

const WINDOW_MS = 60_000;
/** About 10 MB at most. */
const MOST_KEYS = 50_000;

/**
 * So many a minute for each key, from the first one on. It remembers a bounded number of keys; beyond that it forgets
 * those that began first.
 */
export const createRateLimiter = (perMinute: number): RateLimiter => {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return {
    take: (key, now) => {
      const known = windows.get(key);
      if (known && known.endsAt > now && known.endsAt <= now + WINDOW_MS) {
        known.count += 1;
        return known.count > perMinute ? Math.max(1, Math.ceil((known.endsAt - now) / 1_000)) : undefined;
      }
      windows.delete(key);
      if (windows.size >= MOST_KEYS) {
        const [oldest] = windows.keys();
        if (oldest !== undefined) windows.delete(oldest);
      }
      windows.set(key, { endsAt: now + WINDOW_MS, count: 1 });
      return perMinute < 1 ? WINDOW_MS / 1_000 : undefined;
    },
  };
};
