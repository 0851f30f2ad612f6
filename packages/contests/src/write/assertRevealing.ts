import { getBlock, readContract } from 'viem/actions';
import { fetchLatestBlock } from '../chain/blocks.ts';
import type { Contest } from '../contest/contest.ts';
import { resolverViews } from '../r2-chain/resolverViews.ts';
import { WriteError } from './errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { WriteSource } from './writeTypes.ts';

/**
 * Checks on the chain that judging has ended, by the times in force. A scan may miss a postponement, and a reveal that is
 * only simulated already shows the review to the endpoint.
 *
 * @throws {WriteError} `reverted` with `OutsideWindow`, as the resolver refuses it; `unsupported`; `chain-unreachable`
 */
export async function assertRevealing({ client }: WriteSource, contest: Contest): Promise<void> {
  if (!contest.terms)
    throw new WriteError({ code: 'unsupported', detail: 'The resolver of this contest is unknown.' });
  const { resolver } = contest.terms;
  const [view, latest, pending] = await Promise.all([
    readContract(client, {
      ...{ address: resolver, abi: resolverViews, functionName: 'getContest', args: [contest.uid] },
    }),
    fetchLatestBlock(client),
    // The block that could include the reveal. Not every endpoint has it.
    getBlock(client, { blockTag: 'pending' }).catch(() => null),
  ]).catch((error) => {
    throw readWalletError(error);
  });
  const time = pending && pending.timestamp > latest.time ? pending.timestamp : latest.time;
  if (time >= view.closesAt) return;
  throw new WriteError({
    code: 'reverted',
    revert: 'OutsideWindow',
    detail: 'Judging has not ended on the chain: nothing was revealed.',
  });
}
