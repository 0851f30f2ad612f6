/** The /16 of an IPv4 /24 and the /32 of an IPv6 /48, as `toNetworks` writes them; any other network is its own region. */
export function toRegion(network: string): string {
  const [, v4] = /^(\d+\.\d+)\.\d+\.0\/24$/.exec(network) ?? [];
  if (v4 !== undefined) return `${v4}.0.0/16`;
  const [, v6] = /^([0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/48$/.exec(network) ?? [];
  return v6 === undefined ? network : `${v6}::/32`;
}

/** How many entries one network and one region may have in a store. */
export type Shares = { readonly network: number; readonly region: number };

/**
 * An eighth of the free capacity for a network and a quarter for a region, so that it takes many regions to fill a store:
 * 48 of them for 100,000 places.
 */
function getShares(most: number, total: number): Shares {
  const free = Math.max(0, most - total);
  return { network: Math.ceil(free / 8), region: Math.ceil(free / 4) };
}

/** Counts the entries of each network and region in a store of at most `most`. */
export function createNetworkCounter(most: number) {
  const counts = { network: new Map<string, number>(), region: new Map<string, number>() };
  let total = 0;
  const add = (network: string, amount: 1 | -1) => {
    total += amount;
    for (const [kind, key] of [
      ['network', network],
      ['region', toRegion(network)],
    ] as const) {
      const count = (counts[kind].get(key) ?? 0) + amount;
      if (count === 0) counts[kind].delete(key);
      else counts[kind].set(key, count);
    }
  };
  return {
    hasRoom: (network: string) => {
      const shares = getShares(most, total);
      const ofRegion = counts.region.get(toRegion(network)) ?? 0;
      return (counts.network.get(network) ?? 0) < shares.network && ofRegion < shares.region;
    },
    add: (network: string) => add(network, 1),
    remove: (network: string) => add(network, -1),
  };
}

/** Counting a large table takes longer than inserting a few rows, so the count is cached. */
const COUNT_EVERY_MS = 10_000;
/** Each insert counts the rows of its network and region up to their shares; these maxima bound that cost. */
const MOST_COUNTED = { network: 10_000, region: 20_000 } as const;

/**
 * The shares of networks in a table of about `most` rows. The count is read every ten seconds, once for all
 * callers. If that fails, the last count is used; without a last count, it rejects.
 */
export function createSqlShares(most: number, count: (now: number) => Promise<number>) {
  let total = 0;
  let countedAt: number | undefined;
  let counting: Promise<void> | undefined;

  const refresh = async (now: number) => {
    total = await count(now);
    countedAt = now;
  };

  return {
    find: async (now: number): Promise<Shares> => {
      if (countedAt === undefined || Math.abs(now - countedAt) > COUNT_EVERY_MS) {
        counting ??= refresh(now).finally(() => {
          counting = undefined;
        });
        await counting.catch((error: unknown) => {
          if (countedAt === undefined) throw error;
        });
      }
      const { network, region } = getShares(most, total);
      return {
        network: Math.min(network, MOST_COUNTED.network),
        region: Math.min(region, MOST_COUNTED.region),
      };
    },
    /** Adds the rows inserted or removed since the last count. */
    add: (rows: number) => {
      total += rows;
    },
  };
}
