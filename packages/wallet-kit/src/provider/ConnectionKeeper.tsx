import { useWatchTransactions } from '../transactions/useTransactions.ts';
import { useKeepRecentWallets } from '../wallets/useKeepRecentWallets.ts';
import { useIgnoreLateAnswer } from './useIgnoreLateAnswer.ts';
import { useRememberConnection } from './useRememberConnection.ts';

/** What the provider does about the connection by itself. A component of its own, so that only it is drawn again. */
export function ConnectionKeeper() {
  useIgnoreLateAnswer();
  useRememberConnection();
  useKeepRecentWallets();
  useWatchTransactions();
  return null;
}
