import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import { lazyPart } from '../base/page/lazyPart.ts';
import { useConfig, usePaths } from '../base/provider/contests.ts';
import { useNow } from '../base/text/useNow.ts';
import { ShareView } from '../contest/share/ShareView.tsx';
import { findNativeShare } from '../contest/share/shareLinks.ts';
import type { MissingReason } from '../data/reading/contestAnswer.ts';
import { useContestReading } from '../data/reading/useContestReading.ts';

const MissingPart = lazyPart(() =>
  import('../contest/trouble/ContestMissing.tsx').then(({ ContestMissing }) => ContestMissing),
);

/** The contest can never exist there. In all other cases the link may be correct. */
const isFinal = ({ status }: MissingReason) => status === 'not-found' || status === 'not-a-contest';

/** The page to share a contest. */
export function SharePage({ chainConfig, uid }: { chainConfig: ChainConfig; uid: Hex }) {
  const paths = usePaths();
  const { publicOrigin, hiddenUids, feeds } = useConfig();
  const { answer, isBusy, tryAgain, readFromChain } = useContestReading(chainConfig, uid);
  const reason = answer.status === 'missing' && isFinal(answer.reason) ? answer.reason : undefined;
  const { Component: ContestMissing } = MissingPart.use(reason !== undefined);
  const isHidden = hiddenUids.includes(uid);
  // For a hidden contest, only the link is shared.
  const contest = answer.status === 'found' && !isHidden ? answer.contest : undefined;
  const now = useNow(contest?.endsAt ?? null);
  const path = paths.contest(chainConfig.slug, uid);
  const url = `${publicOrigin}${path}`;
  const share = findNativeShare();
  if (reason && ContestMissing) {
    return (
      <ContestMissing
        reason={reason}
        chainConfig={chainConfig}
        isBusy={isBusy}
        onTryAgain={tryAgain}
        onReadFromChain={readFromChain}
      />
    );
  }
  const embedPath = paths.embed?.(chainConfig.slug, uid);
  const { embedScript } = paths;
  const embed =
    embedPath && embedScript ? { path: embedPath, scriptPath: embedScript, publicOrigin } : undefined;
  return (
    <ShareView
      path={path}
      embed={embed}
      reviewsFeed={feeds ? paths.reviewsFeed?.(chainConfig.slug, uid) : undefined}
      calendar={feeds ? paths.calendar?.(chainConfig.slug, uid) : undefined}
      url={url}
      contest={answer.status === 'loading' && !isHidden ? 'loading' : contest}
      isHidden={isHidden}
      nowSeconds={now}
      onShare={share && ((title) => void share({ title, url }))}
    />
  );
}
