import * as v from 'valibot';
import {
  BaseError,
  type CcipRequestParameters,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  type Hex,
  isHex,
} from 'viem';
import { normalize } from 'viem/ens';
import { type SafeFetch, UnusableError } from '../base/fetchSafely.ts';

const MAX_NAME = 255;
const MAX_OFFCHAIN_BYTES = 256 * 1024;

/**
 * Normalizes a name; undefined if it is invalid, for example because it mixes letters that look alike.
 *
 * @see https://docs.ens.domains/ensip/15
 */
export function normalizeName(text: string): string | undefined {
  if (text.length > MAX_NAME || !text.includes('.')) return undefined;
  try {
    return normalize(text);
  } catch {
    return undefined;
  }
}

/** The owners of names choose the hosts: this server's requests must not become an attack on one of them. */
const PER_HOST = 150;
const MINUTE_MS = 60_000;

/** Limits the requests of each minute to one host. */
export function createHostLimit(clock: () => number = Date.now): (url: URL) => void {
  // The limits of lookups bound its size.
  let requests = new Map<string, number>();
  let startedAt = clock();
  return ({ hostname }) => {
    if (Math.abs(clock() - startedAt) >= MINUTE_MS) {
      requests = new Map();
      startedAt = clock();
    }
    const count = (requests.get(hostname) ?? 0) + 1;
    if (count > PER_HOST) throw new Error(`too many requests to ${hostname}`);
    requests.set(hostname, count);
  };
}

/** Limits the requests of one lookup, redirects included. */
export function limitFetches(fetchSafely: SafeFetch, max: number, askHost: (url: URL) => void): SafeFetch {
  let requests = 0;
  const count = (url: URL) => {
    requests += 1;
    if (requests > max) throw new UnusableError('too many requests for one lookup');
    askHost(url);
  };
  return async (address, limits) => {
    const url = URL.parse(address);
    if (!url) throw new UnusableError('not a URL');
    count(url);
    return fetchSafely(address, { ...limits, onRedirect: count });
  };
}

const offchainSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ data: v.custom<Hex>((value) => isHex(value)) }),
);

/**
 * Asks for a name stored off-chain, whose resolver names the servers to ask. viem's own client would ask any host, also
 * private ones.
 *
 * @see https://eips.ethereum.org/EIPS/eip-3668
 */
export async function askOffchain(
  { data, sender, urls }: CcipRequestParameters,
  fetchSafely: SafeFetch,
  signal: AbortSignal,
): Promise<Hex> {
  let failure: unknown = new UnusableError('the name has no server');
  for (const url of urls) {
    const isGet = url.includes('{data}');
    const address = url.replace('{sender}', sender.toLowerCase()).replace('{data}', data);
    const limits = { maxBytes: MAX_OFFCHAIN_BYTES, maxRedirects: 0, signal, userAgent: 'names' };
    try {
      const answer = await fetchSafely(
        address,
        isGet ? limits : { ...limits, body: JSON.stringify({ data, sender }) },
      );
      const parsed = v.safeParse(offchainSchema, answer.toString());
      if (parsed.success) return parsed.output.data;
      throw new UnusableError('the server of the name gave no answer that can be read');
    } catch (error) {
      // One server that may recover is enough for the name to be found later.
      if (failure instanceof UnusableError) failure = error;
    }
  }
  throw failure;
}

/** Answers of contracts and foreign servers are final for a while; an RPC that does not answer may recover. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof UnusableError ||
    (error instanceof BaseError &&
      error.walk(
        (cause) =>
          cause instanceof UnusableError ||
          cause instanceof ContractFunctionRevertedError ||
          cause instanceof ContractFunctionZeroDataError,
      ) !== null)
  );
}
