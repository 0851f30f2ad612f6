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

/** Limits the fetches of one lookup. */
export function limitFetches(fetchSafely: SafeFetch, max: number): SafeFetch {
  let fetches = 0;
  return async (url, limits) => {
    fetches += 1;
    if (fetches > max) throw new UnusableError('too many requests for one lookup');
    return fetchSafely(url, limits);
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
  let lastError: unknown = new UnusableError('the name has no server');
  for (const url of urls) {
    const isGet = url.includes('{data}');
    const address = url.replace('{sender}', sender.toLowerCase()).replace('{data}', data);
    const limits = { maxBytes: MAX_OFFCHAIN_BYTES, signal };
    try {
      const answer = await fetchSafely(
        address,
        isGet ? limits : { ...limits, body: JSON.stringify({ data, sender }) },
      );
      const parsed = v.safeParse(offchainSchema, answer.toString());
      if (parsed.success) return parsed.output.data;
      lastError = new UnusableError('the server of the name gave no answer that can be read');
    } catch (error) {
      lastError = error;
    }
  }
  throw lastError;
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
