import type { Client, Hex } from 'viem';
import { readContract } from 'viem/actions';
import { ChainError } from '../base/errors.ts';
import type { ChainReadOptions } from './chainReader.ts';
import { fetchAtLatest } from './fetchAtLatest.ts';
import { resolverViews } from './resolverViews.ts';

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
