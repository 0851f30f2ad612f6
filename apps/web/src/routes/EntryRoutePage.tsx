import { useParams } from '@tanstack/react-router';
import { EntryPage } from '../features/entry/EntryPage.tsx';
import { NoSuchContestPage } from '../shared/page/NoSuchContestPage.tsx';
import { UnknownChainPage } from '../shared/page/UnknownChainPage.tsx';
import { loadEvaluateDialog } from './loadEvaluateDialog.ts';
import { useTarget } from './useTarget.ts';

const ADDRESS = '/contests/$chain/$uid/entries/$n';

export function EntryRoutePage() {
  const target = useTarget(ADDRESS);
  const { n } = useParams({ from: ADDRESS });
  if (target.status === 'unknown-chain') return <UnknownChainPage slug={target.slug} />;
  if (target.status === 'no-uid') return <NoSuchContestPage />;
  const { chainConfig, uid } = target;
  return (
    <EntryPage key={`${chainConfig.slug} ${uid}`} {...{ chainConfig, uid, loadEvaluateDialog }} place={n} />
  );
}
