/** An address as its four numbers or its eight groups; undefined if it is not an address. */
const readAddress = (address: string | undefined): { v4: string[] } | { v6: string[] } | undefined => {
  const plain = (address ?? '').replace(/%.*$/, '').replace(/^\[|\]$/g, '');
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return { v4: plain.split('.') };
  if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/i.test(plain) || !URL.canParse(`http://[${plain}]`)) return undefined;
  // URLs normalize addresses: groups without leading zeros, one `::`.
  const spelled = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = '', tail] = spelled.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (!isMapped) return { v6: groups };
  const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return { v4: numbers.flatMap((number) => [String(number >> 8), String(number & 255)]) };
};

/** The first 56 bits of eight groups: the fourth group loses its last two digits. */
const to56 = (groups: readonly string[]) =>
  `${groups.slice(0, 3).join(':')}:${(groups[3] ?? '0')
    .padStart(4, '0')
    .slice(0, 2)
    .padEnd(4, '0')
    .replace(/^0{1,3}/, '')}`;

/**
 * The networks that an address is counted with, the smallest first: an IPv4 address and its /24, or the /64, the /56 and
 * the /48 of an IPv6 address, because providers assign any of these. All non-addresses share one counter.
 *
 * @example
 * import { toNetworks } from '@org/auth-siwe/server';
 * toNetworks('2001:db8:1:203::4'); // ['2001:db8:1:203::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']
 */
export function toNetworks(address: string | undefined): readonly [string, ...string[]] {
  const read = readAddress(address);
  if (!read) return ['unknown'];
  if ('v4' in read) return [read.v4.join('.'), `${read.v4.slice(0, 3).join('.')}.0/24`];
  const first = (count: number) => read.v6.slice(0, count).join(':');
  return [`${first(4)}::/64`, `${to56(read.v6)}::/56`, `${first(3)}::/48`];
}

/**
 * The smallest network that an address is counted with: a whole IPv4 address, the first 64 bits of an IPv6 address.
 *
 * @example
 * import { toNetwork } from '@org/auth-siwe/server';
 * toNetwork('2001:db8:1:2:3::4'); // '2001:db8:1:2::/64'
 */
export function toNetwork(address: string | undefined): string {
  return toNetworks(address)[0];
}

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
