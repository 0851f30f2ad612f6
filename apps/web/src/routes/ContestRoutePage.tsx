import { ContestPage } from '../features/contest/ContestPage.tsx';
import { NoSuchContestPage } from '../shared/page/NoSuchContestPage.tsx';
import { UnknownChainPage } from '../shared/page/UnknownChainPage.tsx';
import { loadEvaluateDialog } from './loadEvaluateDialog.ts';
import { useTarget } from './useTarget.ts';

export function ContestRoutePage() {
  const target = useTarget('/contests/$chain/$uid');
  if (target.status === 'unknown-chain') return <UnknownChainPage slug={target.slug} />;
  if (target.status === 'no-uid') return <NoSuchContestPage />;
  return (
    <ContestPage
      key={`${target.chainConfig.slug} ${target.uid}`}
      chainConfig={target.chainConfig}
      uid={target.uid}
      loadEvaluateDialog={loadEvaluateDialog}
    />
  );
}
