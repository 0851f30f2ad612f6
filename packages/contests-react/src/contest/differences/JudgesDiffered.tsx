import { compareWinners, type Result, rankAdditively } from '@org/contests';
import { useMemo } from 'react';
import { ClosedSection } from '../../base/page/ClosedSection.tsx';
import { LazyContent } from '../../base/page/LazyContent.tsx';
import { useTexts } from '../../base/provider/contests.ts';
import { plotsTexts } from '../../messages/en/plots.ts';

const loadDifferences = () => import('./Differences.tsx').then(({ Differences }) => Differences);

/** The section "How judges differed": opened by itself only if evening out the judges' strictness changes who wins. */
export function JudgesDiffered({ result }: { readonly result: Result }) {
  const words = useTexts('plots', plotsTexts);
  const additive = useMemo(() => rankAdditively(result.contest, result.counted), [result]);
  const isDifferent = additive !== null && compareWinners(result.ranking, additive).isDifferent;
  return (
    <ClosedSection
      title={words.title}
      isOpenAtFirst={isDifferent}
      renderContent={() => <LazyContent load={loadDifferences} props={{ result, additive }} />}
    />
  );
}
