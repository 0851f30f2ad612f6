export type RateLimiter = {
  /** How many seconds to wait before one more of this key; undefined for none. */
  find(key: string, now: number): number | undefined;
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
export function createRateLimiter(perMinute: number): RateLimiter {
  const windows = new Map<string, { endsAt: number; count: number }>();
  const findWindow = (key: string, now: number) => {
    const known = windows.get(key);
    return known && known.endsAt > now && known.endsAt <= now + WINDOW_MS ? known : undefined;
  };
  const toSeconds = (endsAt: number, now: number) => Math.max(1, Math.ceil((endsAt - now) / 1_000));
  return {
    find: (key, now) => {
      const { count, endsAt } = findWindow(key, now) ?? { count: 0, endsAt: now + WINDOW_MS };
      return count >= perMinute ? toSeconds(endsAt, now) : undefined;
    },
    take: (key, now) => {
      const known = findWindow(key, now);
      if (known) {
        known.count += 1;
        return known.count > perMinute ? toSeconds(known.endsAt, now) : undefined;
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
}

/** How many times the limit of its smallest network a larger one has: a /56, then a /48 or a /24. */
const TIMES = { v4: [1, 8], v6: [1, 4, 8] } as const;

/**
 * So many a minute for the smallest network of a client, and a few times as many for the larger ones around it. What one
 * of them refuses is counted by none, so that one client cannot use up the limit of its neighbors.
 */
export function createNetworkLimiter(perMinute: number) {
  const limiters = new Map([1, 4, 8].map((times) => [times, createRateLimiter(perMinute * times)]));
  return {
    take: (networks: readonly string[], now: number): number | undefined => {
      const times = networks.length === 3 ? TIMES.v6 : TIMES.v4;
      const counted = networks.flatMap((key, i) => {
        const limiter = limiters.get(times[i] ?? 1);
        return limiter ? [{ key, limiter }] : [];
      });
      // The largest first: a flood from many small networks is refused before it makes an entry for each.
      for (const { key, limiter } of counted.toReversed()) {
        const waitSeconds = limiter.find(key, now);
        if (waitSeconds !== undefined) return waitSeconds;
      }
      for (const { key, limiter } of counted) limiter.take(key, now);
      return undefined;
    },
  };
}
