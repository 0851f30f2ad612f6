import { compareWinners, type Result, rankAdditively } from '@org/contests';
import { useMemo } from 'react';
import { useTexts } from '../../provider/contests.ts';
import { plotsTexts } from '../../texts/en/plots.ts';
import { ClosedSection } from '../sections/ClosedSection.tsx';
import { LazyContent } from '../sections/LazyContent.tsx';

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
