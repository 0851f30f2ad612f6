import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { LRUCache } from 'lru-cache';
import type { Hex } from 'viem';
import type { PublicConfig } from '../settings/settings.ts';

/** A place where a contest may be: a chain that is in use, and a UID. */
export type ContestTarget = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The network that asks; undefined where it isn't known. */
  readonly network?: string | undefined;
};

/** Tells contests apart, those of all chains. */
export function keyOfTarget({ chainConfig, uid }: ContestTarget) {
  return `${chainConfig.slug} ${uid}`;
}

const isUid = (text: string): text is Hex => /^0x[0-9a-f]{64}$/.test(text);

/** Reads the two segments of a contest's address; undefined where they can lead to none. */
export function findContestTarget(
  { chains }: Pick<PublicConfig, 'chains'>,
  { chain, uid, network }: { chain: string; uid: string; network?: string | undefined },
): ContestTarget | undefined {
  const chainConfig = chains.find(({ slug, status }) => slug === chain && status !== 'retired');
  const wanted = uid.toLowerCase();
  return chainConfig && isUid(wanted) ? { chainConfig, uid: wanted, network } : undefined;
}

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

const MAX_REMEMBERED = 10_000;
/** A contest that was just started may be indexed by then. */
const ABSENT_MS = 30_000;

/**
 * Looks contests up within a budget, each once for all who ask meanwhile, and remembers for a while which don't exist.
 *
 * @throws {Error} when the budget is spent
 */
export function createContestFinder(
  lookUp: (target: ContestTarget) => Promise<Contest | null>,
  clock: () => number = Date.now,
) {
  const budget = createLookupBudget(clock);
  const present = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const absentAt = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  const running = new Map<string, Promise<Contest | null>>();

  return async (target: ContestTarget): Promise<Contest | null> => {
    const key = keyOfTarget(target);
    const begun = running.get(key);
    if (begun) return begun;
    if (clock() - (absentAt.get(key) ?? Number.NEGATIVE_INFINITY) < ABSENT_MS) return null;
    const isKnown = present.has(key);
    if (!budget.take({ isKnown, network: target.network })) throw new Error('too many lookups');
    const lookup = lookUp(target)
      .then((contest) => {
        if (contest) present.set(key, true);
        else absentAt.set(key, clock());
        return contest;
      })
      .finally(() => running.delete(key));
    running.set(key, lookup);
    return lookup;
  };
}
