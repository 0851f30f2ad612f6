import type { ChainConfig } from '@org/chain-config';
import { createRpcFetch } from '@org/chain-config/rpc';
import type { Contest } from '@org/contests';
import { LRUCache } from 'lru-cache';
import { type CcipRequestParameters, type Chain, createPublicClient, type Hex, http } from 'viem';
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

/** Where a contest may be: an active chain and a UID. */
export type ContestTarget = {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  /** The network of the request; undefined if unknown. */
  readonly network?: string | undefined;
};

/** Identifies a contest across chains. */
export function keyOfTarget({ chainConfig, uid }: ContestTarget) {
  return `${chainConfig.slug} ${uid}`;
}

const isUid = (text: string): text is Hex => /^0x[0-9a-f]{64}$/.test(text);

/** Parses the two path segments of a contest; undefined if they are invalid. */
export function findContestTarget(
  { chains }: Pick<PublicConfig, 'chains'>,
  { chain, uid, network }: { chain: string; uid: string; network?: string | undefined },
): ContestTarget | undefined {
  const chainConfig = chains.find(({ slug, status }) => slug === chain && status !== 'retired');
  const wanted = uid.toLowerCase();
  return chainConfig && isUid(wanted) ? { chainConfig, uid: wanted, network } : undefined;
}

const MINUTE_MS = 60_000;
/** Unknown contests: anyone can invent UIDs. */
const UNKNOWN_PER_MINUTE = 120;
const UNKNOWN_PER_NETWORK = 30;
/** Known contests, refreshed because they may have changed. */
const KNOWN_PER_MINUTE = 600;

/** Loopback and unconfigured proxies stand for many clients. */
const isShared = (network: string | undefined) =>
  network === undefined || network === 'unknown' || network.startsWith('127.') || network === '0:0:0:0::/64';

export type LookupBudget = {
  /** Whether another lookup is allowed now. */
  readonly take: (lookup: { readonly isKnown: boolean; readonly network: string | undefined }) => boolean;
};

/** Limits the requests to other servers that visitors can cause, in total and per network. */
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

/** Why there is no contest with a UID: the chain has nothing there, or another attestation. */
export type Absence = 'not-found' | 'not-a-contest';

const MAX_REMEMBERED = 10_000;
/** A contest that was just started may be indexed by then. */
const ABSENT_MS = 30_000;

/**
 * Looks up contests within a budget; concurrent requests share one lookup, and absent contests are remembered for a
 * while.
 *
 * @throws {Error} when the budget is spent
 */
export function createContestFinder(
  lookUp: (target: ContestTarget) => Promise<Contest | Absence>,
  clock: () => number = Date.now,
) {
  const budget = createLookupBudget(clock);
  const present = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const absences = new LRUCache<string, { readonly absence: Absence; readonly at: number }>({
    max: MAX_REMEMBERED,
  });
  const running = new Map<string, Promise<Contest | Absence>>();

  return async (target: ContestTarget): Promise<Contest | Absence> => {
    const key = keyOfTarget(target);
    const begun = running.get(key);
    if (begun) return begun;
    const absent = absences.get(key);
    if (absent && clock() - absent.at < ABSENT_MS) return absent.absence;
    const isKnown = present.has(key);
    if (!budget.take({ isKnown, network: target.network })) throw new Error('too many lookups');
    const lookup = lookUp(target)
      .then((contest) => {
        if (typeof contest === 'string') absences.set(key, { absence: contest, at: clock() });
        else present.set(key, true);
        return contest;
      })
      .finally(() => running.delete(key));
    running.set(key, lookup);
    return lookup;
  };
}
