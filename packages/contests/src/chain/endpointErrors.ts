import { BaseError, HttpRequestError } from 'viem';
import { max } from '../base/bigint.ts';
import { ChainError } from '../base/errors.ts';
import { pause, untilAborted } from './abortable.ts';

/** Runs a read and turns its errors into `ChainError`; an abort rejects at once with the signal's reason. */
export async function asChainError<Value>(
  { chainId, signal }: { chainId: number; signal?: AbortSignal | undefined },
  read: () => Promise<Value>,
): Promise<Value> {
  try {
    return await untilAborted(signal, read());
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ChainError) throw cause;
    throw new ChainError({ code: 'chain-unreachable', chainId, detail: 'The chain cannot be read', cause });
  }
}

/** The delays before each retry. */
const PAUSES_MS = [500, 2_000, 5_000];

/** Retries after a delay if the endpoint limits the rate or does not answer at all. */
export async function askPatiently<Value>(
  signal: AbortSignal | undefined,
  ask: () => Promise<Value>,
): Promise<Value> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isTooManyRequests(error) && !isUnanswered(error)) throw error;
    }
    await pause(pauseMs, signal);
  }
  return ask();
}

const WORDS =
  /\brate.?limit|too many requests|\bthrottl|requests? per (?:second|minute|day)|request (?:count|limit) (?:exceeded|reached)|compute units|exceeded its .*capacity/i;

/** True if the endpoint limits the rate of requests, as opposed to the size of one request. */
function isTooManyRequests(error: unknown): boolean {
  return walkCauses(error).some(({ status, code, message, details }) => {
    if (status === 429 || code === 429) return true;
    return [message, details].some((text) => typeof text === 'string' && WORDS.test(text));
  });
}

/** HTTP status codes for which a smaller request does not help. */
const CLOSED = [401, 403, 404];

/** True if a smaller request would fail as well: there was no answer, or access is denied. */
export function isConnectionLost(error: unknown): boolean {
  const status = findHttpError(error)?.status;
  return isUnanswered(error) || (status !== undefined && CLOSED.includes(status));
}

/** True if the endpoint did not answer in time. */
export function isTimeout(error: unknown): boolean {
  return walkCauses(error).some(({ name }) => name === 'TimeoutError');
}

/** True if the call reverted, or its address has no contract. */
function isRevert(error: unknown): boolean {
  return walkCauses(error).some(
    ({ name, code, details }) =>
      code === 3 ||
      name === 'ContractFunctionZeroDataError' ||
      (typeof details === 'string' && /\brevert/i.test(details)),
  );
}

/**
 * True if the endpoint may lack the block that it was asked about. Nodes have no common words for that, so every other error
 * than a revert, a limited rate, a timeout and a lost connection may mean it.
 */
export function mayLackBlock(error: unknown): boolean {
  return !isRevert(error) && !isTooManyRequests(error) && !isTimeout(error) && !isConnectionLost(error);
}

/** True if the endpoint did not answer. */
function isUnanswered(error: unknown): boolean {
  const http = findHttpError(error);
  return http !== null && http.status === undefined;
}

function findHttpError(error: unknown): HttpRequestError | null {
  if (!(error instanceof BaseError)) return null;
  const http = error.walk((cause) => cause instanceof HttpRequestError);
  return http instanceof HttpRequestError ? http : null;
}

/**
 * `[0x10, 0x1f]` or `16-31`: a block range that the endpoint proposes. Decimal ranges exclude commas, which group
 * digits.
 */
const RANGE = /(0x[0-9a-f]+)\s*(?:,|-|to)\s*(0x[0-9a-f]+)|(?<![\w.,-])(\d+)\s*(?:-|to)\s*(\d+)\b/gi;

/** `10,000` or `2K`. */
const NUMBER = /(?<![\w.,-])(\d{1,3}(?:,\d{3})+|\d+)(k)?\b/gi;

/** Error messages can be whole HTML pages. */
const MAX_CHARACTERS = 500;

/**
 * The number of blocks that an endpoint allows, read from the error with which it rejected a range of `blocks`.
 * Wordings differ between endpoints; a misread number only costs a few more requests. Always less than `blocks`; null
 * if the error names none.
 */
export function findProposedRange(error: unknown, blocks: bigint): bigint | null {
  const texts = walkCauses(error).flatMap(({ details, message, name }) => {
    // viem's own message quotes the request, which contains other numbers.
    const own = typeof details === 'string' ? details : name === 'Error' ? message : undefined;
    return typeof own === 'string' ? own.slice(0, MAX_CHARACTERS) : [];
  });
  const proposals = texts.flatMap((text) => {
    const ranges = [...text.matchAll(RANGE)].map(([, hexFirst, hexLast, first, last]) => {
      return BigInt(hexLast ?? last ?? 0) - BigInt(hexFirst ?? first ?? 0) + 1n;
    });
    const fitting = ranges.filter((size) => size >= 1n && size < blocks);
    if (fitting.length > 0) return fitting;
    return [...text.matchAll(NUMBER)].map(([, digits = '', isThousands]) => {
      return BigInt(digits.replaceAll(',', '')) * (isThousands ? 1_000n : 1n);
    });
  });
  const smaller = proposals.filter((size) => size >= 1n && size < blocks);
  return smaller.length > 0 ? smaller.reduce(max) : null;
}

/** One error in a chain of causes. */
export type Cause = Readonly<Record<string, unknown>>;

/** The properties in which wallets and libraries keep the error that they wrap. */
const WRAPPINGS = [
  'cause',
  'originalError',
  'innerError',
  'error',
  'errors',
  'data',
  'info',
  'reason',
  'revert',
  'body',
  'value',
];

const MAX_PARTS = 50;

/** An error and all nested errors, outermost first. Safe for errors that contain themselves. */
export function walkCauses(error: unknown): readonly Cause[] {
  const parts: Cause[] = [];
  const waiting: unknown[] = [error];
  while (waiting.length > 0 && parts.length < MAX_PARTS) {
    const part = waiting.shift();
    if (typeof part === 'string') parts.push({ message: part });
    if (typeof part !== 'object' || part === null || parts.includes(part as Cause)) continue;
    if (Array.isArray(part)) {
      waiting.push(...part.slice(0, MAX_PARTS));
      continue;
    }
    const cause = part as Cause;
    parts.push(cause);
    for (const wrapping of WRAPPINGS) waiting.push(cause[wrapping]);
  }
  return parts;
}
