import type { ChainConfig } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';
import { contestQuery } from '../../shared/scan/queries.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { findNativeShare } from './findNativeShare.ts';
import { ShareView } from './ShareView.tsx';

/** The link of a contest, ready to be passed on. The link is right whatever the scan says. */
export function SharePage({ chainConfig, uid }: { chainConfig: ChainConfig; uid: Hex }) {
  const { publicOrigin, hiddenUids } = useConfig();
  const { data, isPending } = useQuery(contestQuery(chainConfig, uid));
  const isHidden = hiddenUids.includes(uid);
  // Of a contest that the operator hides the link alone is passed on, without its words.
  const contest = data?.status === 'found' && !isHidden ? data.contest : undefined;
  const now = useNow(contest?.endsAt ?? null);
  const path = paths.contest(chainConfig.slug, uid);
  const url = `${publicOrigin}${path}`;
  const share = findNativeShare();
  usePageTitle(messages.share.title);
  return (
    <ShareView
      path={path}
      url={url}
      contest={isPending && !isHidden ? 'loading' : contest}
      isHidden={isHidden}
      nowSeconds={now}
      onShare={share && ((title) => void share({ title, url }))}
    />
  );
}
