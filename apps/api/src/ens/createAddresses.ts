import type { ChainConfig } from '@org/chain-config';
import type { Log } from '@org/server-kit';
import { type Context, Hono } from 'hono';
import { type Address, BaseError, getAddress, zeroAddress } from 'viem';
import { createCache, type NoAnswer } from '../base/cache.ts';
import type { Described } from '../base/described.ts';
import { createSafeFetch, type SafeFetch, UnusableError } from '../base/fetchSafely.ts';
import { answerProblem, answerReadOnly, createProblem } from '../base/http.ts';
import { createLimitedLog } from '../base/logs.ts';
import { createLookups, openServerChain } from '../contests/lookups.ts';
import { askOffchain, createHostLimit, isFinal, limitFetches, normalizeName } from './names.ts';

/** `none`: the name has no address. `off-chain`: the server that stores it cannot be used. */
type Found = { readonly address: Address } | 'none' | 'off-chain';
type AddressAnswer = Found | NoAnswer;
type Subject = { readonly name: string; readonly networks: readonly string[] };

export type Addresses = {
  /** @param name normalized, as ENS defines it */
  readonly find: (name: string, networks: readonly string[]) => Promise<AddressAnswer>;
};

export type AddressesOptions = {
  /** The chain of the names: mainnet. */
  readonly nameChain: ChainConfig;
  readonly fetchSafely?: SafeFetch;
  readonly log?: Log;
  readonly clock?: (() => number) | undefined;
};

const MINUTE_MS = 60_000;
/** Time limit for the whole lookup of one name. */
const LOOKUP_MS = 10_000;
/** Time limit for the servers of an off-chain name, within the whole lookup. */
const OFFCHAIN_MS = 3_000;
/** A lookup waits for other servers, and takes hardly any memory. */
const MAX_READS = 24;
/** The owners of off-chain names choose their servers: slow ones hold these places, and none of the others. */
const MAX_OFFCHAIN_READS = 16;
/** A name on one chain takes one request. One stored off-chain takes one to learn that, and two with its servers. */
const MAX_RPC_REQUESTS = 6;
const MAX_FETCHES = 4;
/** An address has 42 characters: at most 3 MB in total. */
const MAX_ENTRIES = 10_000;

/** An organizer adds a list of a few hundred judges at once, two minutes at most; 600 are left to others. */
const LIMITS = { unknown: { total: 900, each: 150 }, known: { total: 1_800, each: 300 } };

/** Looks up and caches the addresses of ENS names. */
export function createAddresses({ nameChain, ...options }: AddressesOptions): Addresses {
  const { fetchSafely = createSafeFetch(), clock } = options;
  const log = createLimitedLog('name', options.log);
  const askHost = createHostLimit(clock);

  const fail = (name: string, error: unknown): 'none' | 'off-chain' => {
    if (error instanceof UnusableError) return 'off-chain';
    if (isFinal(error)) return 'none';
    log(`${name}: ${error instanceof BaseError ? error.shortMessage : String(error)}`);
    throw error;
  };
  /** Asks the chain only. */
  const lookUp = async (name: string): Promise<Found | 'elsewhere'> => {
    let isElsewhere = false;
    const client = openServerChain(nameChain, {
      maxRequests: MAX_RPC_REQUESTS,
      signal: AbortSignal.timeout(LOOKUP_MS),
      ccipRequest: async () => {
        isElsewhere = true;
        throw new Error('the name is stored off-chain');
      },
    });
    try {
      const address = await client.getEnsAddress({ name });
      // The contract of ENS turns a failed request into "no address".
      return isElsewhere ? 'elsewhere' : toFound(address);
    } catch (error) {
      return isElsewhere ? 'elsewhere' : fail(name, error);
    }
  };
  /** Asks the servers of an off-chain name. */
  const lookUpOffchain = async (name: string): Promise<Found> => {
    const signal = AbortSignal.timeout(LOOKUP_MS);
    const fetchLimited = limitFetches(fetchSafely, MAX_FETCHES, askHost);
    let offchainEnd: AbortSignal | undefined;
    const failures: unknown[] = [];
    const client = openServerChain(nameChain, {
      maxRequests: MAX_RPC_REQUESTS,
      signal,
      ccipRequest: (question) => {
        offchainEnd ??= AbortSignal.any([signal, AbortSignal.timeout(OFFCHAIN_MS)]);
        return askOffchain(question, fetchLimited, offchainEnd).catch((error: unknown) => {
          failures.push(error);
          throw error;
        });
      },
    });
    try {
      const found = toFound(await client.getEnsAddress({ name }));
      const [failure] = failures;
      return found === 'none' && failure !== undefined ? fail(name, failure) : found;
    } catch (error) {
      const [failure = error] = failures;
      return fail(name, failure);
    }
  };

  const createNameCache = <Answer extends Found | 'elsewhere'>(
    read: (name: string) => Promise<Answer>,
    maxReads: number,
    lookups = createLookups(clock, LIMITS),
  ) => {
    const isFound = (answer: Answer) => typeof answer === 'object';
    const freshMs = (answer: Answer) => (isFound(answer) ? 5 : 1) * MINUTE_MS;
    return createCache<Subject, Answer>({
      keyOf: ({ name }) => name,
      read: async ({ name }) => {
        const answer = await read(name);
        if (isFound(answer)) lookups.confirm(name);
        return answer;
      },
      freshMs,
      // The address is signed: an older one is not used.
      keptMs: freshMs,
      usesExpired: false,
      maxEntries: MAX_ENTRIES,
      // Anyone can invent names without an address.
      isAbsence: (answer) => !isFound(answer),
      maxReads,
      admit: ({ name, networks }) => lookups.admit(name, networks),
      networksOf: ({ networks }) => networks,
      restMs: 10_000,
      ...(clock && { clock }),
    });
  };
  const chainLookups = createLookups(clock, LIMITS);
  const names = createNameCache(lookUp, MAX_READS, chainLookups);
  const offchainNames = createNameCache(lookUpOffchain, MAX_OFFCHAIN_READS);

  return {
    find: async (name, networks) => {
      const askedAt = performance.now();
      const subject = { name, networks };
      const kept = offchainNames.peek(subject);
      if (typeof kept === 'object') return kept;
      const onChain = await names.get(subject, LOOKUP_MS);
      if (onChain !== 'elsewhere') return onChain;
      const found = await offchainNames.get(subject, LOOKUP_MS - (performance.now() - askedAt));
      // Anyone can invent names below an off-chain one: only those with an address are known.
      if (typeof found === 'object') chainLookups.confirm(name);
      return found;
    },
  };
}

const toFound = (address: Address | null): Found =>
  address === null || address === zeroAddress ? 'none' : { address: getAddress(address) };

const NONE = { headers: { 'cache-control': 'public, max-age=60' } };

/** The address of a name as a JSON Schema. */
export const nameAddressSchema = {
  type: 'object',
  required: ['name', 'address'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', description: 'The name, normalized.' },
    address: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' },
  },
} as const;

/** Serves the addresses of names: pages contact no RPC of mainnet, and no server that a name's resolver chooses. */
export function serveAddresses(
  addresses: Addresses | null,
  networksOf: (context: Context) => readonly string[],
): Hono {
  const app = new Hono();
  app.get('/api/names/:name', async (context) => {
    if (!addresses) return answerProblem(context, 'not-found');
    const name = normalizeName(context.req.param('name'));
    if (name === undefined) return createProblem('invalid-name', NONE);
    const answer = await addresses.find(name, networksOf(context));
    if (answer === 'none') return createProblem('no-such-name', NONE);
    if (answer === 'off-chain') return createProblem('unusable-name', NONE);
    if (answer === 'limited') return createProblem('rate-limited', { retryAfterSeconds: 60 });
    if (answer === 'unavailable') return createProblem('unavailable', { retryAfterSeconds: 10 });
    const found: Described<typeof nameAddressSchema> = { name, address: answer.address };
    return context.json(found, 200, {
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
    });
  });
  app.all('/api/names/:name', answerReadOnly);
  return app;
}
