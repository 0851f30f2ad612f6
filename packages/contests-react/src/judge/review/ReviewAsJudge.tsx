import { Button } from '@org/ui-theme';
import { useMessages, useWallet } from '../../base/provider/contests.ts';
import { JUDGE_HASH } from '../../data/reading/judges.ts';
import { englishContest } from '../../messages/en/contest.ts';

/** A button for visitors without a wallet: connects, and opens the queue if the account is a judge. */
export function ReviewAsJudge() {
  const messages = useMessages('contest', englishContest).act;
  const wallet = useWallet();
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
