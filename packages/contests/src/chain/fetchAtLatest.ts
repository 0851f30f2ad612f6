import type { Client } from 'viem';
import type { Block } from '../base/attestation.ts';
import { pause } from './abortable.ts';
import { fetchLatestBlock } from './blocks.ts';
import { askPatiently, mayLackBlock } from './endpointErrors.ts';

/** Delays before retries: a node of an endpoint may not have the latest block of another one yet. */
const PAUSES_MS = [0, 500, 1_500];

/**
 * Reads the chain's state at its latest block, with the block. Asks again if the endpoint does not have the state of the block
 * yet, and after a delay if it limits the rate of requests. A revert is thrown at once.
 *
 * @example
 * ```ts
 * import { fetchAtLatest } from '@org/contests/chain';
 *
 * const { block, value } = await fetchAtLatest(client, (blockNumber) => client.getBalance({ address: account, blockNumber }));
 * console.log(`At block ${block.number}: ${value}`);
 * ```
 */
export async function fetchAtLatest<Value>(
  client: Client,
  read: (blockNumber: bigint) => Promise<Value>,
  signal?: AbortSignal,
): Promise<{ readonly block: Block; readonly value: Value }> {
  let failure: unknown;
  for (const pauseMs of PAUSES_MS) {
    await pause(pauseMs, signal);
    try {
      const block = await askPatiently(signal, () => fetchLatestBlock(client));
      return { block, value: await askPatiently(signal, () => read(block.number)) };
    } catch (error) {
      signal?.throwIfAborted();
      if (!mayLackBlock(error)) throw error;
      failure = error;
    }
  }
  throw failure;
}
