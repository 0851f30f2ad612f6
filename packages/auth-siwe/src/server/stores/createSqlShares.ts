import { getShares, type Shares } from './networkCounter.ts';

/** Counting a large table takes longer than filling it by a few. */
const COUNT_EVERY_MS = 10_000;
/** Each insert counts the rows of its network and region, up to their shares: this bounds what that costs. */
const MOST_COUNTED = { network: 10_000, region: 20_000 } as const;

/**
 * The shares of networks in a table of about `most` rows, whose count is read every ten seconds by one caller at a time
 * for all. When that fails, the last count is used; rejects while there has been none.
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
    /** Adds what was inserted, or removed, since the last count. */
    add: (rows: number) => {
      total += rows;
    },
  };
}
