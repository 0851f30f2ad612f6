import type { ChainConfig } from '@org/chain-config';
import type { Log } from '@org/server-kit';
import * as v from 'valibot';
import {
  BaseError,
  type CcipRequestParameters,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  type Hex,
  isHex,
} from 'viem';
import { createCache } from '../base/cache.ts';
import { createSafeFetch, type SafeFetch, UnusableError } from '../base/fetchSafely.ts';
import { createLimitedLog } from '../base/logs.ts';
import { createEtag } from '../base/webFile.ts';
import { createLookupBudget } from '../contests/lookups.ts';
import { openServerChain } from '../contests/openChain.ts';
import { readAvatarRecord } from './readAvatarRecord.ts';
import { reencode } from './reencode.ts';

type Avatar = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string };

/** `none`: the name has no picture that can be shown. `limited`: too many lookups. `unavailable`: try again later. */
type AvatarAnswer = Avatar | 'none' | 'limited' | 'unavailable';

export type Avatars = {
  /** @param name normalized, as ENS defines it */
  readonly find: (name: string, network: string | undefined) => Promise<AvatarAnswer>;
};

export type AvatarOptions = {
  /** The chain of the names: mainnet. */
  readonly nameChain: ChainConfig;
  /** Further chains of NFTs. */
  readonly chains: readonly ChainConfig[];
  readonly ipfsGateway: string | null;
  readonly fetchSafely?: SafeFetch;
  readonly log?: Log;
  readonly clock?: (() => number) | undefined;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** For the whole lookup of one picture. */
const LOOKUP_MS = 15_000;
const MAX_FETCHES = 8;
const MAX_RPC_REQUESTS = 12;
const MAX_OFFCHAIN_BYTES = 256 * 1024;
/** A picture has 5 kB, noise 20 kB: at most 20 MB in total. */
const MAX_ENTRIES = 1_000;

/** Fetches, re-encodes and caches the pictures of ENS names. */
export function createAvatars({ nameChain, chains, ipfsGateway, ...options }: AvatarOptions): Avatars {
  const { fetchSafely = createSafeFetch(), clock } = options;
  const log = createLimitedLog('avatar', options.log);
  const budget = createLookupBudget(clock);

  const lookUp = async (name: string): Promise<Avatar | null> => {
    const signal = AbortSignal.timeout(LOOKUP_MS);
    const fetchLimited = limit(fetchSafely, MAX_FETCHES);
    const open = (config: ChainConfig) =>
      openServerChain(config, {
        maxRequests: MAX_RPC_REQUESTS,
        signal,
        // Resolvers choose the servers to ask: viem's own client would ask any.
        ccipRequest: (question) => askOffchain(question, fetchLimited, signal),
      });
    const names = open(nameChain);
    const known = [nameChain, ...chains];
    try {
      const record = await names.getEnsText({ name, key: 'avatar' });
      if (!record) return null;
      const picture = await readAvatarRecord(record.trim(), {
        fetchSafely: fetchLimited,
        signal,
        ipfsGateway,
        openReader: (chainId) => {
          const config = known.find(({ chain }) => chain.id === chainId);
          return config && open(config);
        },
        findOwner: () => names.getEnsAddress({ name }),
      });
      const bytes = await reencode(picture);
      return { bytes, etag: createEtag(bytes) };
    } catch (error) {
      if (isFinal(error)) return null;
      log(`${name}: ${error instanceof BaseError ? error.shortMessage : String(error)}`);
      throw error;
    }
  };

  const cache = createCache<string, Avatar | null>({
    keyOf: (name) => name,
    read: lookUp,
    freshMs: (avatar) => (avatar ? HOUR_MS : 5 * MINUTE_MS),
    keptMs: (avatar) => (avatar ? 24 * HOUR_MS : 5 * MINUTE_MS),
    maxEntries: MAX_ENTRIES,
    maxReads: 4,
    restMs: MINUTE_MS,
    ...(clock && { clock }),
  });

  return {
    find: async (name, network) => {
      // Cached names cost no budget, and a request over budget leaves no failure for others.
      if (!cache.isAtHand(name) && !budget.take({ isKnown: false, network })) return 'limited';
      const avatar = await cache.get(name, LOOKUP_MS);
      return avatar === undefined ? 'unavailable' : (avatar ?? 'none');
    },
  };
}

/** Limits the fetches for one picture. */
const limit = (fetchSafely: SafeFetch, max: number): SafeFetch => {
  let fetches = 0;
  return async (url, limits) => {
    fetches += 1;
    if (fetches > max) throw new UnusableError('too many requests for one picture');
    return fetchSafely(url, limits);
  };
};

const offchainSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.custom<Hex>((value) => isHex(value)) }),
);

/** A name stored off-chain: its resolver names the servers to ask (ERC-3668). */
async function askOffchain(
  { data, sender, urls }: CcipRequestParameters,
  fetchSafely: SafeFetch,
  signal: AbortSignal,
) {
  let lastError: unknown = new UnusableError('no RPC for mainnet');
  for (const url of urls) {
    const isGet = url.includes('{data}');
    const address = url.replace('{sender}', sender.toLowerCase()).replace('{data}', data);
    const limits = { maxBytes: MAX_OFFCHAIN_BYTES, signal };
    try {
      const answer = await fetchSafely(
        address,
        isGet ? limits : { ...limits, body: JSON.stringify({ data, sender }) },
      );
      return v.parse(offchainSchema, answer.toString()).data;
    } catch (error) {
      lastError = error;
    }
  }
  throw lastError;
}

/** Answers of contracts and foreign servers are final for a while; an RPC that does not answer may recover. */
const isFinal = (error: unknown): boolean =>
  error instanceof UnusableError ||
  (error instanceof BaseError &&
    error.walk(
      (cause) =>
        cause instanceof UnusableError ||
        cause instanceof ContractFunctionRevertedError ||
        cause instanceof ContractFunctionZeroDataError,
    ) !== null);
