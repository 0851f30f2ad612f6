import type { Contest } from '@org/contests';
import { createTracker, type Tracker } from '@org/contests/track';
import { readWalletError } from '@org/contests/write';
import type { Client } from 'viem';
import { getBlock } from 'viem/actions';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import type { Contests } from '../provider/contests.ts';
import type { ContestsWallet } from '../provider/wallet.ts';
import { getScanReader } from '../scan/getScanReader.ts';
import { describeSubject } from './notifySent.ts';
import { pendingWrites } from './pendingWrites.ts';
import { getWritingErrorCode } from './writeState.ts';

export {
  encodeAct,
  fetchMissingSchemas,
  prepareAct,
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
  WriteError,
} from '@org/contests/write';
export { keccak256 } from 'viem/utils';

/** An error of ours as it is; one of a node or a wallet with its code, such as `chain-unreachable`. */
export function readError(error: unknown): unknown {
  return getWritingErrorCode(error) === 'unknown' ? readWalletError(error) : error;
}

/** Whether a contest has ended by the chain's clock: this device's clock may be slow. */
export async function hasEnded(client: Client, { endsAt }: Pick<Contest, 'endsAt'>): Promise<boolean> {
  return endsAt !== null && (await getBlock(client)).timestamp >= endsAt;
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
