import type { Result } from '@org/contests';
import { NotCounted, type NotCountedProps } from './not-counted/NotCounted.tsx';
import { PointsMatrix } from './plots/PointsMatrix.tsx';
import { SpreadPlot } from './plots/SpreadPlot.tsx';
import { SecondRanking } from './second-ranking/SecondRanking.tsx';

export type DetailsProps = Omit<NotCountedProps, 'ignored'> & { readonly result: Result };

/** What stands below the ranking: the ranking beside it, the plots, and what is not counted. Its code comes after. */
export function Details({ result, ...strangers }: DetailsProps) {
  return (
    <>
      <SecondRanking result={result} />
      {result.counted.length > 0 && (
        <>
          <SpreadPlot result={result} />
          <PointsMatrix result={result} />
        </>
      )}
      <NotCounted {...strangers} ignored={result.ignored} />
    </>
  );
}
