import { createTracker } from '@org/contests/track';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { getScanReader } from '../scan/getScanReader.ts';
import { walletSession } from '../session/session.ts';
import { describeSubject } from './describeSubject.ts';
import { pendingWrites } from './pendingWrites.ts';

/** The page's one tracker of writes. The wallet's list of transactions shows what it reports. */
export const tracker = createTracker({
  writes: pendingWrites,
  connect: async (chainConfig) => {
    const { client } = await loadChainAccess(chainConfig);
    return { client, scan: getScanReader(chainConfig) };
  },
  // Nothing depends on that list.
  onSent: (write) => {
    const transaction = { hash: write.transactionHash, description: describeSubject(write) };
    walletSession.trackTransaction(transaction).catch(() => undefined);
  },
  onSettled: (hash, as) => {
    // Without a connection there is no list, and reading on must not download the wallet layer.
    if (!['connected', 'reconnecting'].includes(walletSession.getSnapshot().status)) return;
    walletSession.settleTransaction(hash, as).catch(() => undefined);
  },
});
