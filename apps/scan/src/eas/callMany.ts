import type { Address, Hex } from 'viem';
import { ChainMovedError, RpcError } from '../errors.ts';
import type { ChainClient } from './createChainClient.ts';
import { decodeAggregate, encodeAggregate } from './multicall.ts';

const BATCH_SIZE = 250;
const BATCHES_AT_ONCE = 3;

export type CallManyOptions = {
  client: Pick<ChainClient, 'call'>;
  /** Multicall3; null where the chain has none: then every question goes alone. */
  multicall: Address | null;
  to: Address;
  calls: readonly Hex[];
  /** Told of every answer; may throw to end the asking. */
  onAnswer?: ((nth: number, answer: Hex) => void) | undefined;
};

/**
 * Asks one contract many questions, in batches. A batch that the node refuses (too much gas, too large an answer) is
 * halved until it fits.
 *
 * @throws {RpcError} when even a single question is refused
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

/** One answer per call; null where it failed inside, all null where the whole was refused. */
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
    const detail = 'Multicall3 gave no list of answers';
    throw new RpcError({ code: 'rpc-answer', method: 'eth_call', detail, cause });
  }
}
