export type RateLimiter = {
  /** Seconds until this key may be counted again; undefined if it may now. */
  find(key: string, now: number): number | undefined;
  /** Counts one; returns the seconds to wait if that exceeds the limit. */
  take(key: string, now: number): number | undefined;
};

const WINDOW_MS = 60_000;
/** About 10 MB at most. */
const MOST_KEYS = 50_000;

/**
 * Counts per minute and key; a minute starts with a key's first count. It remembers a bounded number of keys and
 * forgets the oldest.
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

/** The limits of larger networks as multiples of the smallest one's: a /56, then a /48 or a /24. */
const TIMES = { v4: [1, 8], v6: [1, 4, 8] } as const;

/**
 * Counts per minute for the smallest network of a client, with higher limits for the larger ones around it. A count that
 * one of them rejects is not counted by the others, so that one client cannot use up the limit of its neighbors.
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
      // The largest first, so that a flood from many small networks is rejected before it creates an entry for each.
      for (const { key, limiter } of counted.toReversed()) {
        const waitSeconds = limiter.find(key, now);
        if (waitSeconds !== undefined) return waitSeconds;
      }
      for (const { key, limiter } of counted) limiter.take(key, now);
      return undefined;
    },
  };
}
