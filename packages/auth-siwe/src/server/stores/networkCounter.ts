/**
 * How many entries one network may have: an eighth of what is free. A network that takes all that it can leaves room for
 * the next one, and many that do so still leave some.
 */
export const getNetworkShare = (most: number, total: number): number =>
  Math.ceil(Math.max(0, most - total) / 8);

/** Counts the entries of each network in a store of at most `most`. */
export const createNetworkCounter = (most: number) => {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    hasRoom: (network: string) => (counts.get(network) ?? 0) < getNetworkShare(most, total),
    add: (network: string) => {
      total += 1;
      counts.set(network, (counts.get(network) ?? 0) + 1);
    },
    remove: (network: string) => {
      total -= 1;
      const left = (counts.get(network) ?? 1) - 1;
      if (left === 0) counts.delete(network);
      else counts.set(network, left);
    },
  };
};
