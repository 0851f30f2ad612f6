import type { Client, Hex } from 'viem';
import { readContract } from 'viem/actions';
import type { Block } from '../base/attestation.ts';
import { ChainError } from '../base/errors.ts';
import { pause } from './abortable.ts';
import { fetchLatestBlock } from './blocks.ts';
import type { ChainReadOptions } from './chainReader.ts';
import { askPatiently, mayLackBlock } from './endpointErrors.ts';
import { resolverViews } from './generated/resolverViews.ts';

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

/** A contest, and the resolver that keeps it. */
export type KeptContest = { readonly uid: Hex; readonly resolver: Hex };

/** A contest as the resolver states it at a block: all zeros if it does not have the contest there. */
export function readContestView(client: Client, { uid, resolver }: KeptContest, blockNumber: bigint) {
  return readContract(client, {
    ...{ address: resolver, abi: resolverViews, functionName: 'getContest', args: [uid], blockNumber },
  });
}

/**
 * A contest as the resolver states it at the latest block. Asks again if a node does not have the contest yet.
 *
 * @throws {ChainError} `chain-answer` if the resolver does not have the contest at the latest block; the errors of the client
 * @example
 * ```ts
 * import { fetchContestView } from '@org/contests/chain';
 *
 * const { resolver } = contest.terms;
 * const { block, view } = await fetchContestView(client, { uid, resolver, chainId: config.chain.id });
 * if (block.time >= view.closesAt) console.log('Judging has ended.');
 * ```
 */
export async function fetchContestView(
  client: Client,
  { chainId, ...contest }: KeptContest & { readonly chainId: number },
  { signal }: Pick<ChainReadOptions, 'signal'> = {},
) {
  const { block, value: view } = await fetchAtLatest(
    client,
    async (blockNumber) => {
      const found = await readContestView(client, contest, blockNumber);
      if (found.closesAt > 0n) return found;
      const detail = `The endpoint does not have the contest at block ${blockNumber}`;
      throw new ChainError({ code: 'chain-answer', chainId, detail });
    },
    signal,
  );
  return { block, view };
}
