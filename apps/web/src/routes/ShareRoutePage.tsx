import { SharePage } from '../features/share/SharePage.tsx';
import { NoSuchContestPage } from '../shared/page/NoSuchContestPage.tsx';
import { UnknownChainPage } from '../shared/page/UnknownChainPage.tsx';
import { useTarget } from './useTarget.ts';

export function ShareRoutePage() {
  const target = useTarget('/contests/$chain/$uid/share');
  if (target.status === 'unknown-chain') return <UnknownChainPage slug={target.slug} />;
  if (target.status === 'no-uid') return <NoSuchContestPage />;
  return <SharePage chainConfig={target.chainConfig} uid={target.uid} />;
}
