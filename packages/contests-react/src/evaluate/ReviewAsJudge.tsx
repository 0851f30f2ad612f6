import { Button } from '@org/ui-theme';
import { JUDGE_HASH } from '../contest/judge.ts';
import { useTexts, useWallet, useWalletState } from '../provider/contests.ts';
import { noWallet } from '../provider/wallet.ts';
import { contestTexts } from '../texts/en/contest.ts';

/** For a visitor without a wallet: connects, and begins the queue at once if the account is a judge. */
export function ReviewAsJudge() {
  const words = useTexts('contest', contestTexts).act;
  const wallet = useWallet();
  const { status } = useWalletState();
  // From the first moment on: what appeared later would move the page.
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
      {words.asJudge}
    </Button>
  );
}
