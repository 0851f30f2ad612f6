import type { Contest } from '@org/contests';
import { resolverViews } from '@org/contests/chain';
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
  encodeAct,
  fetchProtocolState,
  prepareAct,
  prepareContest,
  prepareProfile,
  prepareRecusal,
  prepareReveals,
  prepareReview,
  prepareReviews,
  prepareRevocation,
  splitReveals,
  splitReviews,
  WriteError,
} from '@org/contests/write';
export { keccak256 } from 'viem/utils';

/** An error of ours as it is; one of a node or a wallet with its code, such as `chain-unreachable`. */
export function readError(error: unknown): unknown {
  return getWritingErrorCode(error) === 'unknown' ? readWalletError(error) : error;
}

/**
 * The contest with the chain's times, right before signing: this device's clock may be slow, and the organizer may have
 * postponed the end or withdrawn the contest.
 *
 * @param options.onLate judging has ended by the chain's clock
 * @throws {WriteError} `invalid-input` once judging has ended, `reverted` with `ContestIsRevoked` if it was withdrawn
 */
export async function fetchOpenContest(
  client: Client,
  contest: Contest,
  { onLate }: { readonly onLate: () => void },
): Promise<Contest> {
  const { number, timestamp } = await getBlock(client);
  const { uid, terms } = contest;
  const view = await readContract(client, {
    ...{ address: terms.resolver, abi: resolverViews, functionName: 'getContest', args: [uid] },
    blockNumber: number,
  });
  if (view.isRevoked)
    throw new WriteError({
      ...{ code: 'reverted', revert: 'ContestIsRevoked', detail: 'The contest is withdrawn.' },
    });
  if (timestamp >= view.closesAt) {
    onLate();
    throw new WriteError({ code: 'invalid-input', detail: 'Judging has ended.' });
  }
  return { ...contest, endsAt: view.closesAt, terms: { ...terms, opensAt: view.opensAt } };
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
