import { Button } from '@org/ui-theme';
import { useMessages, useWallet, useWalletState } from '../../base/provider/contests.ts';
import { noWallet } from '../../base/provider/wallet.ts';
import { JUDGE_HASH } from '../../data/reading/judges.ts';
import { englishContest } from '../../messages/en/contest.ts';

/** True if the visitor has no wallet yet, on a site that has wallets. */
export function useIsWithoutWallet(): boolean {
  const { status } = useWalletState();
  return useWallet() !== noWallet && status !== 'connected' && status !== 'reconnecting';
}

/** A button for visitors without a wallet: connects, and opens the queue if the account is a judge. */
export function ReviewAsJudge() {
  const messages = useMessages('contest', englishContest).act;
  const wallet = useWallet();
  // Rendered from the start, so that the page does not shift.
  if (!useIsWithoutWallet()) return null;
  const begin = () => {
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + window.location.search + JUDGE_HASH,
    );
    wallet.openConnect();
  };
  return <Button onClick={begin}>{messages.asJudge}</Button>;
}
