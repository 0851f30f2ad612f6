import type { Address, Hex } from 'viem';
import { toFunctionSelector } from 'viem/utils';
import { ChainMovedError, RpcError } from '../rpc/errors.ts';
import type { ChainClient } from './createChainClient.ts';

const BATCH_SIZE = 250;
const BATCHES_AT_ONCE = 3;

export type CallManyOptions = {
  client: Pick<ChainClient, 'call'>;
  /** Multicall3; null if the chain has none: then each call is a request. */
  multicall: Address | null;
  to: Address;
  calls: readonly Hex[];
  /** Called with each answer in order; may throw to stop. */
  onAnswer?: ((nth: number, answer: Hex) => void) | undefined;
};

/**
 * Calls one contract many times, in batches. A batch that the node refuses (too much gas, too large an answer) is
 * halved until it fits. Works in rounds, so that no more is read once `onAnswer` throws.
 *
 * @throws {RpcError} when the node refuses a single call
 */
export async function callMany(options: CallManyOptions): Promise<Hex[]> {
  const { calls } = options;
  const answers: Hex[] = [];
  const size = options.multicall ? BATCH_SIZE : 1;
  const batches = Array.from({ length: Math.ceil(calls.length / size) }, (_, index) =>
    calls.slice(index * size, (index + 1) * size),
  );
  const atOnce = options.multicall ? BATCHES_AT_ONCE : 16;
  for (let start = 0; start < batches.length; start += atOnce) {
    const some = batches.slice(start, start + atOnce);
    const answered = await Promise.all(some.map((batch) => callBatch(options, batch)));
    for (const batch of answered) {
      for (const answer of batch) {
        options.onAnswer?.(answers.length, answer);
        answers.push(answer);
      }
    }
  }
  return answers;
}

async function callBatch(options: CallManyOptions, batch: readonly Hex[]): Promise<Hex[]> {
  const { client, multicall, to } = options;
  const [only] = batch;
  if (only === undefined) return [];
  if (batch.length === 1 || !multicall) return [await client.call(to, only)];
  const answers = await askMulticall(client, { multicall, to, batch });
  const missing = answers.flatMap((answer, index) => (answer === null ? [index] : []));
  const half = Math.ceil(missing.length / 2);
  for (const part of [missing.slice(0, half), missing.slice(half)]) {
    const again = await callBatch(
      options,
      part.map((index) => batch[index] ?? '0x'),
    );
    for (const [position, index] of part.entries()) answers[index] = again[position] ?? null;
  }
  return answers.map((answer) => answer ?? '0x');
}

/** One answer per call; null if that call failed, all null if the batch was refused. */
async function askMulticall(
  client: Pick<ChainClient, 'call'>,
  { multicall, to, batch }: { multicall: Address; to: Address; batch: readonly Hex[] },
): Promise<(Hex | null)[]> {
  const data = encodeAggregate(to, batch);
  const refused = () => batch.map(() => null);
  let answer: Hex;
  try {
    answer = await client.call(multicall, data);
  } catch (error) {
    if (error instanceof RpcError && error.code === 'rpc-refused') return refused();
    throw error;
  }
  const results = decodeResult(answer);
  if (results.length !== batch.length) throw new ChainMovedError('Multicall3 answered with another number.');
  return results;
}

function decodeResult(data: Hex) {
  try {
    return decodeAggregate(data);
  } catch (cause) {
    const detail = 'Multicall3 returned no list of answers';
    throw new RpcError({ code: 'rpc-answer', method: 'eth_call', detail, cause });
  }
}

/**
 * Reads 32-byte words from hex text without converting it to bytes: an answer with 250 attestations has half a
 * megabyte.
 */
export type HexReader = {
  /** A word as 64 digits. @throws {RangeError} beyond the end, as all methods */
  word: (at: number) => string;
  /** A word as a safe integer: a length, an offset, seconds. */
  number: (at: number) => number;
  /** A word as a bigint. */
  bigint: (at: number) => bigint;
  /** The digits of a number of bytes. */
  bytes: (at: number, length: number) => string;
};

const DIGITS_OF_SAFE_NUMBER = 12;
const HIGH_ZEROS = '0'.repeat(64 - DIGITS_OF_SAFE_NUMBER);

/** Positions and lengths are in bytes. */
export function createHexReader(hex: Hex): HexReader {
  const bytes = (at: number, length: number) => {
    const start = 2 + 2 * at;
    const end = start + 2 * length;
    if (end > hex.length) throw new RangeError('beyond the end');
    return hex.slice(start, end);
  };
  const word = (at: number) => bytes(at, 32);
  return {
    bytes,
    word,
    number(at) {
      const digits = word(at);
      if (!digits.startsWith(HIGH_ZEROS)) throw new RangeError('too large a number');
      return Number.parseInt(digits.slice(-DIGITS_OF_SAFE_NUMBER), 16);
    },
    bigint: (at) => BigInt(`0x${word(at)}`),
  };
}

const AGGREGATE3 = toFunctionSelector('aggregate3((address,bool,bytes)[])');

const toWord = (number: number) => number.toString(16).padStart(64, '0');

/** Call data of Multicall3's `aggregate3` for calls of one contract, each of which may fail. */
export function encodeAggregate(to: Address, calls: readonly Hex[]): Hex {
  const target = to.slice(2).toLowerCase().padStart(64, '0');
  const heads: string[] = [];
  const tails: string[] = [];
  let at = 32 * calls.length;
  for (const call of calls) {
    const length = (call.length - 2) / 2;
    const padded = Math.ceil(length / 32) * 32;
    heads.push(toWord(at));
    tails.push(target, toWord(1), toWord(96), toWord(length), call.slice(2).padEnd(2 * padded, '0'));
    at += 128 + padded;
  }
  return `${AGGREGATE3}${toWord(32)}${toWord(calls.length)}${heads.join('')}${tails.join('')}`;
}

/** The result of each call; null if it failed. @throws {RangeError} when the bytes cannot be decoded */
export function decodeAggregate(data: Hex): (Hex | null)[] {
  const reader = createHexReader(data);
  const list = reader.number(0);
  const count = reader.number(list);
  const base = list + 32;
  if (count * 32 > data.length) throw new RangeError('more answers than bytes');
  return Array.from({ length: count }, (_, nth): Hex | null => {
    const answer = base + reader.number(base + 32 * nth);
    if (reader.number(answer) === 0) return null;
    const bytes = answer + reader.number(answer + 32);
    return `0x${reader.bytes(bytes + 32, reader.number(bytes))}`;
  });
}
