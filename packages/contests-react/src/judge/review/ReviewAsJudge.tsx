import { Button } from '@org/ui-theme';
import { useMessages, useWallet, useWalletState } from '../../base/provider/contests.ts';
import { noWallet } from '../../base/provider/wallet.ts';
import { JUDGE_HASH } from '../../data/reading/judges.ts';
import { englishContest } from '../../messages/en/contest.ts';

/** A button for visitors without a wallet: connects, and opens the queue if the account is a judge. */
export function ReviewAsJudge() {
  const messages = useMessages('contest', englishContest).act;
  const wallet = useWallet();
  const { status } = useWalletState();
  // Rendered from the start, so that the page does not shift.
  if (wallet === noWallet || status === 'connected' || status === 'reconnecting') return null;
  const begin = () => {
    window.history.replaceState(
      window.history.state,
      '',
      window.location.pathname + window.location.search + JUDGE_HASH,
    );
    wallet.openConnect();
  };
  return (
    <Button variant="outlined" size="small" onClick={begin}>
      {messages.asJudge}
    </Button>
  );
}
