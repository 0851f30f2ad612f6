import { ContestPage } from '../features/contest/ContestPage.tsx';
import { NoSuchContestPage } from '../shared/page/NoSuchContestPage.tsx';
import { UnknownChainPage } from '../shared/page/UnknownChainPage.tsx';
import { useTarget } from './useTarget.ts';

// Features do not know each other: the page that reviews happen on is told here where its dialog lives.
const loadEvaluateDialog = () =>
  import('../features/evaluate/EvaluateDialog.tsx').then(({ EvaluateDialog }) => EvaluateDialog);

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
