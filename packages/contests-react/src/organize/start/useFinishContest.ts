import type { ChainConfig } from '@org/chain-config';
import { useNotify } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import type { Address, Hex } from 'viem';
import { useContests, useTexts } from '../../base/provider/contests.ts';
import { forgetSignedForm } from '../../drafts/signedForms.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';

export type FinishContestOptions = {
  readonly chainConfig: ChainConfig;
  readonly account: Address | undefined;
  /** The title in the form. */
  readonly title: string;
  /** Empties the form. */
  readonly onFinished: () => void;
};

/** Opens an indexed contest's page, or shows a notification if the user has left or begun another contest. */
export function useFinishContest({ chainConfig, account, title, onFinished }: FinishContestOptions) {
  const words = useTexts('startContest', startContestTexts).done;
  const contests = useContests();
  const { paths, navigate } = contests;
  const notify = useNotify();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (started: string, uid: Hex) => {
    const share = () => navigate(paths.share(chainConfig.slug, uid));
    const holdsIt = forgetSignedForm(contests, {
      account,
      chainId: chainConfig.chain.id,
      title: started,
      typed: isHere.current ? title : undefined,
    });
    if (!holdsIt || !isHere.current) {
      notify.success({ title: words.notify(started), action: { label: words.share, onPress: share } });
      return;
    }
    onFinished();
    notify.success(words.notify(started));
    share();
  };
}
