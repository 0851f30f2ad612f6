const MINUTE_MS = 60_000;
/** Contests that this server doesn't know yet: anybody can invent their UIDs. */
const UNKNOWN_PER_MINUTE = 120;
const UNKNOWN_PER_NETWORK = 30;
/** Contests that it knows, read again because they may have changed. */
const KNOWN_PER_MINUTE = 600;

/** This machine and proxies that nobody configured stand for many clients. */
const isShared = (network: string | undefined) =>
  network === undefined || network === 'unknown' || network.startsWith('127.') || network === '0:0:0:0::/64';

export type LookupBudget = {
  /** Whether one more lookup may be sent now. */
  readonly take: (lookup: { readonly isKnown: boolean; readonly network: string | undefined }) => boolean;
};

/** Limits the questions that visitors can make this server ask other servers, in all and for each network. */
export function createLookupBudget(clock: () => number = Date.now): LookupBudget {
  let since = Number.NEGATIVE_INFINITY;
  let known = 0;
  let unknown = 0;
  const networks = new Map<string, number>();
  return {
    take: ({ isKnown, network }) => {
      if (Math.abs(clock() - since) >= MINUTE_MS) {
        since = clock();
        known = 0;
        unknown = 0;
        networks.clear();
      }
      if (isKnown) {
        known += 1;
        return known <= KNOWN_PER_MINUTE;
      }
      const taken = networks.get(network ?? '') ?? 0;
      if (unknown >= UNKNOWN_PER_MINUTE || (!isShared(network) && taken >= UNKNOWN_PER_NETWORK)) return false;
      unknown += 1;
      networks.set(network ?? '', taken + 1);
      return true;
    },
  };
}
