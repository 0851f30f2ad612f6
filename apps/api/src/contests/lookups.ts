import type { ChainConfig } from '@org/chain-config';
import { createRpcFetch } from '@org/chain-config/rpc';
import type { Contest } from '@org/contests';
import { LRUCache } from 'lru-cache';
import { type CcipRequestParameters, type Chain, createPublicClient, type Hex, http } from 'viem';
import { createShares, type Share } from '../base/fairShares.ts';
import { isUid } from '../base/identifiers.ts';
import type { PublicConfig } from '../settings/settings.ts';

/** Timeout of an RPC request. */
const TIMEOUT_MS = 5_000;

type OpenChainOptions = {
  /** Default: unlimited. */
  readonly maxRequests?: number;
  /** Aborts all requests. */
  readonly signal?: AbortSignal;
  /** Asks the servers that a contract names (ERC-3668). Default: disabled. */
  readonly ccipRequest?: (question: CcipRequestParameters) => Promise<Hex>;
};

/** A client of a chain's RPCs. */
export function openServerChain(chainConfig: ChainConfig, options: OpenChainOptions = {}) {
  const { maxRequests = Number.POSITIVE_INFINITY, signal, ccipRequest } = options;
  // ChainData is viem's chain as plain data with read-only lists.
  const chain = chainConfig.chain as unknown as Chain;
  let requests = 0;
  const fetchFn = createRpcFetch({
    chainId: chain.id,
    urls: chain.rpcUrls.default.http,
    fetchFn: async (input, init) => {
      signal?.throwIfAborted();
      requests += 1;
      if (requests > maxRequests) throw new Error('too many requests for one task');
      return fetch(input, init);
    },
  });
  // The URLs may be secret, and viem's errors contain the transport's URL.
  const transport = http('https://rpc.invalid', { fetchFn, timeout: TIMEOUT_MS, retryCount: 0 });
  return createPublicClient({
    chain,
    transport,
    ccipRead: ccipRequest ? { request: ccipRequest } : false,
  });
}

/** The place of a contest: an active chain and a UID. */
export type ContestTarget = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The networks of the request, see `listNetworks`. */
  readonly networks?: readonly string[] | undefined;
};

/** Identifies a contest across chains. */
export function keyOfTarget({ chainConfig, uid }: ContestTarget) {
  return `${chainConfig.slug} ${uid}`;
}

/** Shared caches can be purged by these tags of what belongs to contests, and of the document with this CID. */
export function tagsOf(
  contests: readonly Hex[],
  cid?: string,
): Readonly<Record<'cache-tag' | 'surrogate-key', string>> {
  const tags = [...contests.map((uid) => `contest-${uid}`), ...(cid ? [`document-${cid}`] : [])];
  return { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') };
}

/** Parses the two path segments of a contest; undefined if they are invalid. */
export function findContestTarget(
  { chains }: Pick<PublicConfig, 'chains'>,
  { chain, uid, networks }: { chain: string; uid: string; networks?: readonly string[] | undefined },
): ContestTarget | undefined {
  const chainConfig = chains.find(({ slug, status }) => slug === chain && status !== 'retired');
  const wanted = uid.toLowerCase();
  return chainConfig && isUid(wanted) ? { chainConfig, uid: wanted, networks } : undefined;
}

const MINUTE_MS = 60_000;

/** Lookups a minute. */
export type LookupLimits = {
  /** Anyone can invent a UID, a CID or a name. */
  readonly unknown: Share;
  /** For what was found before: it is read again because it may have changed. Default: as many. */
  readonly known?: Share;
};

/**
 * Two IPv6 /48 or IPv4 /16 take 60 unknown lookups each, a third of what is open to any network; 90 are left to those with
 * two lookups or fewer. A visitor takes about ten a minute of a known contest.
 */
const LIMITS: LookupLimits = { unknown: { total: 360, each: 30 }, known: { total: 1_200, each: 120 } };

const MOST_REMEMBERED = 10_000;
/** Pages, pictures and files that are asked for together cost one lookup. */
const PAID_MS = 5_000;

/** Limits the requests to other servers that visitors can cause, in total and per network. */
export function createLookups(clock: () => number = Date.now, limits: LookupLimits = LIMITS) {
  const unknown = createShares(limits.unknown);
  const known = createShares(limits.known ?? limits.unknown);
  const found = new LRUCache<string, true>({ max: MOST_REMEMBERED });
  const paidAt = new LRUCache<string, number>({ max: MOST_REMEMBERED });
  let since = Number.NEGATIVE_INFINITY;
  return {
    /** True if a client of these networks may look up `key` now. */
    admit: (key: string, networks: readonly string[] = []): boolean => {
      const now = clock();
      if (Math.abs(now - since) >= MINUTE_MS) {
        since = now;
        known.clear();
        unknown.clear();
      }
      if (Math.abs(now - (paidAt.get(key) ?? Number.NEGATIVE_INFINITY)) < PAID_MS) return true;
      if (!(found.get(key) ? known : unknown).take(networks)) return false;
      paidAt.set(key, now);
      return true;
    },
    /** Says that a lookup has found something: from now on it is known. */
    confirm: (key: string): void => void found.set(key, true),
  };
}

/** Why there is no contest with a UID: the chain has nothing there, or another attestation. */
export type Absence = 'not-found' | 'not-a-contest';

/** A contest that was just started may be indexed by then. */
const ABSENT_MS = 30_000;

/** Looks up contests, and remembers absent ones for a while. */
export function createContestFinder(
  lookUp: (target: ContestTarget) => Promise<Contest | Absence>,
  clock: () => number = Date.now,
) {
  const lookups = createLookups(clock);
  const absences = new LRUCache<string, { readonly absence: Absence; readonly at: number }>({
    max: MOST_REMEMBERED,
  });
  const findAbsence = (key: string) => {
    const known = absences.get(key);
    return known && clock() - known.at < ABSENT_MS ? known.absence : undefined;
  };
  return {
    /** True if the client of this request may cause a lookup. */
    admit: (target: ContestTarget): boolean => {
      const key = keyOfTarget(target);
      return findAbsence(key) !== undefined || lookups.admit(key, target.networks);
    },
    find: async (target: ContestTarget): Promise<Contest | Absence> => {
      const key = keyOfTarget(target);
      const absence = findAbsence(key);
      if (absence) return absence;
      const contest = await lookUp(target);
      if (typeof contest === 'string') absences.set(key, { absence: contest, at: clock() });
      else lookups.confirm(key);
      return contest;
    },
  };
}
