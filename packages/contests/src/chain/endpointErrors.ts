import { BaseError, HttpRequestError } from 'viem';
import { max } from '../bigint.ts';
import { ChainError } from '../errors.ts';
import { pause, untilAborted } from './abortable.ts';

/** Runs a read; what fails in it comes out as a `ChainError`, an abort as it is and at once. */
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

/** What follows upon "too many requests", or a connection that breaks. */
const PAUSES_MS = [500, 2_000, 5_000];

/** Asks again after a while where the endpoint says that it is asked too often, or does not answer at all. */
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

/** Whether the endpoint says that it is asked too often, rather than for too much. */
function isTooManyRequests(error: unknown): boolean {
  return walkCauses(error).some(({ status, code, message, details }) => {
    if (status === 429 || code === 429) return true;
    return [message, details].some((text) => typeof text === 'string' && WORDS.test(text));
  });
}

/** Who is not let in, or asks where nothing is, need not ask for less. */
const CLOSED = [401, 403, 404];

/** Whether a smaller question will not be answered either: nobody is there, or nobody lets us in. */
export function isConnectionLost(error: unknown): boolean {
  const status = findHttpError(error)?.status;
  return isUnanswered(error) || (status !== undefined && CLOSED.includes(status));
}

/** Whether nobody answered at all. */
function isUnanswered(error: unknown): boolean {
  const http = findHttpError(error);
  return http !== null && http.status === undefined;
}

function findHttpError(error: unknown): HttpRequestError | null {
  if (!(error instanceof BaseError)) return null;
  const http = error.walk((cause) => cause instanceof HttpRequestError);
  return http instanceof HttpRequestError ? http : null;
}

/** `[0x10, 0x1f]`, or `16-31`: a range of blocks that the endpoint proposes. A comma may also group digits. */
const RANGE = /(0x[0-9a-f]+)\s*(?:,|-|to)\s*(0x[0-9a-f]+)|(?<![\w.,-])(\d+)\s*(?:-|to)\s*(\d+)\b/gi;

/** `10,000`, `2K`: a number as people write it. */
const NUMBER = /(?<![\w.,-])(\d{1,3}(?:,\d{3})+|\d+)(k)?\b/gi;

/** An answer may be a whole page of HTML. */
const MOST_CHARACTERS = 500;

/**
 * How many blocks an endpoint that has refused `blocks` of them would allow, where it says so: each has its own words.
 * Always fewer than it refused; a number that meant something else costs a few questions more. Null where it names none.
 */
export function findProposedRange(error: unknown, blocks: bigint): bigint | null {
  const texts = walkCauses(error).flatMap(({ details, message, name }) => {
    // What viem itself says around an answer quotes the question, and that is full of numbers.
    const own = typeof details === 'string' ? details : name === 'Error' ? message : undefined;
    return typeof own === 'string' ? own.slice(0, MOST_CHARACTERS) : [];
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

/** Part of an error that may say what happened. */
export type Cause = Readonly<Record<string, unknown>>;

/** Where wallets and libraries put the error that they wrap. */
const WRAPPINGS = ['cause', 'originalError', 'innerError', 'error', 'errors', 'data', 'info', 'reason'];

const MOST = 50;

/** Everything that an error is made of, outermost first; errors that contain themselves end. */
export function walkCauses(error: unknown): readonly Cause[] {
  const parts: Cause[] = [];
  const waiting: unknown[] = [error];
  while (waiting.length > 0 && parts.length < MOST) {
    const part = waiting.shift();
    if (typeof part === 'string') parts.push({ message: part });
    if (typeof part !== 'object' || part === null || parts.includes(part as Cause)) continue;
    if (Array.isArray(part)) {
      waiting.push(...part.slice(0, MOST));
      continue;
    }
    const cause = part as Cause;
    parts.push(cause);
    for (const wrapping of WRAPPINGS) waiting.push(cause[wrapping]);
  }
  return parts;
}
