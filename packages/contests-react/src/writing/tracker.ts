import { createTracker, type Tracker } from '@org/contests/track';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import type { Contests } from '../provider/contests.ts';
import type { ContestsWallet } from '../provider/wallet.ts';
import { getScanReader } from '../scan/getScanReader.ts';
import { describeSubject } from './describeSubject.ts';
import { pendingWrites } from './pendingWrites.ts';

/** What a tracker takes from the page: its wallet, and the texts in use. */
type TrackerPage = Pick<Contests, 'wallet' | 'findTexts'>;

const trackers = new WeakMap<ContestsWallet, { readonly tracker: Tracker; page: TrackerPage }>();

/** The page's one tracker of writes. The wallet's list of transactions shows what it reports. */
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
      // Nothing depends on that list.
      onSent: (write) => {
        const description = describeSubject(write, created.page.findTexts);
        wallet.trackTransaction?.({ hash: write.transactionHash, description }).catch(() => undefined);
      },
      onSettled: (hash, as) => {
        // Without a connection there is no list, and reading on must not download the wallet layer.
        if (!['connected', 'reconnecting'].includes(wallet.getSnapshot().status)) return;
        wallet.settleTransaction?.(hash, as).catch(() => undefined);
      },
    }),
  };
  trackers.set(wallet, created);
  return created.tracker;
}
