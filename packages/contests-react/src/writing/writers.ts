import type { Contest } from '@org/contests';
import { resolverViews } from '@org/contests/r2-chain';
import { createTracker, type Tracker } from '@org/contests/track';
import { readWalletError, WriteError } from '@org/contests/write';
import type { Client } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import type { Contests } from '../provider/contests.ts';
import type { ContestsWallet } from '../provider/wallet.ts';
import { getScanReader } from '../scan/getScanReader.ts';
import { describeSubject } from './notifySent.ts';
import { pendingWrites } from './pendingWrites.ts';
import { getWritingErrorCode } from './writeState.ts';

export {
  fetchMissingSchemas,
  prepareContest,
  prepareEvaluation,
  prepareEvaluations,
  prepareProfile,
  prepareRecusal,
  prepareReveals,
  prepareRevocation,
  prepareSchema,
  registerSchema,
  splitEvaluations,
  splitReveals,
} from '@org/contests/write';
export { keccak256 } from 'viem/utils';
export { WriteError };

/** An error of ours as it is; one of a node or a wallet with its code, such as `chain-unreachable`. */
export function readError(error: unknown): unknown {
  return getWritingErrorCode(error) === 'unknown' ? readWalletError(error) : error;
}

/** The end of judging by the resolver: a scan may not know of a postponement. */
async function fetchEnd(client: Client, { terms, uid }: Required<Pick<Contest, 'terms' | 'uid'>>) {
  const contest = { address: terms.resolver, abi: resolverViews, functionName: 'getContest' } as const;
  return (await readContract(client, { ...contest, args: [uid] })).closesAt;
}

/** Whether judging has ended by the chain's clock: this device's clock may be slow. */
export async function hasEnded(
  client: Client,
  { endsAt, terms, uid }: Pick<Contest, 'endsAt' | 'terms' | 'uid'>,
): Promise<boolean> {
  const { timestamp } = await getBlock(client);
  const end = terms ? await fetchEnd(client, { terms, uid }).catch(() => endsAt) : endsAt;
  return end !== null && timestamp >= end;
}

/**
 * Asks the resolver whether judging has ended. Before that, no endpoint and no wallet must learn what is sealed.
 *
 * @throws {WriteError} `invalid-input` if it has not; viem's errors if the chain does not say so
 */
export async function assertRevealing(
  client: Client,
  { terms, uid }: Pick<Contest, 'terms' | 'uid'>,
): Promise<void> {
  if (!terms) throw new WriteError({ code: 'invalid-input', detail: 'The contest is not sealed.' });
  const { timestamp } = await getBlock(client);
  if (timestamp < (await fetchEnd(client, { terms, uid })))
    throw new WriteError({ code: 'invalid-input', detail: 'Judging has not ended.' });
}

type TrackerPage = Pick<Contests, 'wallet' | 'findTexts'>;

const trackers = new WeakMap<ContestsWallet, { readonly tracker: Tracker; page: TrackerPage }>();

/** The tracker of a wallet's writes; there is one per wallet. It also updates the wallet's list of transactions. */
export function getTracker(page: TrackerPage): Tracker {
  const known = trackers.get(page.wallet);
  if (known) {
    known.page = page;
    return known.tracker;
  }
  const { wallet } = page;
  const created = {
    page,
    tracker: createTracker({
      writes: pendingWrites,
      connect: async (chainConfig) => {
        const { client } = await loadChainAccess(chainConfig);
        return { client, scan: getScanReader(chainConfig) };
      },
      // The list is informational: its failures are ignored.
      onSent: (write) => {
        const description = describeSubject(write, created.page.findTexts);
        wallet.trackTransaction?.({ hash: write.transactionHash, description }).catch(() => undefined);
      },
      onSettled: (hash, as) => {
        // Settling without a connection would download the wallet layer.
        if (!['connected', 'reconnecting'].includes(wallet.getSnapshot().status)) return;
        wallet.settleTransaction?.(hash, as).catch(() => undefined);
      },
    }),
  };
  trackers.set(wallet, created);
  return created.tracker;
}
