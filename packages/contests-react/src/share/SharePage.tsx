import type { ChainConfig } from '@org/chain-config';
import { CONTEST_SCHEMA_UID } from '@org/contests';
import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import type { MissingReason } from '../contest/data/contestAnswer.ts';
import { useContestReading } from '../contest/data/useContestReading.ts';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { useConfig, usePaths } from '../provider/contests.ts';
import { contestQuery } from '../scan/queries.ts';
import { useNow } from '../time/useNow.ts';
import { ShareView } from './ShareView.tsx';
import { findNativeShare } from './shareLinks.ts';

const loadContestMissing = () =>
  import('../contest-trouble/ContestMissing.tsx').then(({ ContestMissing }) => ContestMissing);

/** The contest can never exist there. In all other cases the link may be correct. */
const isFinal = ({ status }: MissingReason) => status === 'not-found' || status === 'not-a-contest';

/** The page to share a contest. */
export function SharePage({ chainConfig, uid }: { chainConfig: ChainConfig; uid: Hex }) {
  const paths = usePaths();
  const { publicOrigin, hiddenUids, feeds } = useConfig();
  const { answer, isBusy, tryAgain, readFromChain } = useContestReading(chainConfig, uid);
  const missing = answer.status === 'missing' ? answer.reason : undefined;
  const isOld = missing?.status === 'not-a-contest' && missing.attestation.schema === CONTEST_SCHEMA_UID;
  const { data: old = null } = useQuery({
    ...contestQuery(chainConfig, uid),
    enabled: isOld,
    select: (lookup) => (lookup.status === 'found' ? lookup.contest : null),
  });
  const reason = missing && isFinal(missing) && !isOld ? missing : undefined;
  const { Component: ContestMissing } = useLazyComponent(loadContestMissing, reason !== undefined);
  const isHidden = hiddenUids.includes(uid);
  // For a hidden contest, only the link is shared.
  const found = answer.status === 'found' ? answer.contest : (old ?? undefined);
  const contest = isHidden ? undefined : found;
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
