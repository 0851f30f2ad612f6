import type { ChainConfig } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';
import { contestQuery } from '../../shared/scan/queries.ts';
import { ShareView } from './ShareView.tsx';

/** The link of a contest, ready to be passed on. The link is right whatever the scan says. */
export function SharePage({ chainConfig, uid }: { chainConfig: ChainConfig; uid: Hex }) {
  const { publicOrigin } = useConfig();
  const { data } = useQuery(contestQuery(chainConfig, uid));
  const path = paths.contest(chainConfig.slug, uid);
  usePageTitle(messages.share.title);
  return (
    <ShareView
      path={path}
      url={`${publicOrigin}${path}`}
      title={data?.status === 'found' ? data.contest.title : undefined}
    />
  );
}
