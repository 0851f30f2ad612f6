import type { Result } from '@org/contests';
import { NotCounted, type NotCountedProps } from './not-counted/NotCounted.tsx';
import { SharedSeconds } from './not-counted/SharedSeconds.tsx';
import { PointsMatrix } from './plots/PointsMatrix.tsx';
import { SpreadPlot } from './plots/SpreadPlot.tsx';
import { SecondRanking } from './second-ranking/SecondRanking.tsx';
import { Trust, type TrustProps } from './trust/Trust.tsx';

export type DetailsProps = Omit<NotCountedProps, 'ignored' | 'people'> & {
  readonly result: Result;
  readonly trust: Omit<TrustProps, 'rule'>;
};

/**
 * What stands below the ranking: the one beside it, who gave what, how it can be checked, and what is not counted. Its
 * code comes after.
 */
export function Details({ result, trust, ...strangers }: DetailsProps) {
  return (
    <>
      <SharedSeconds result={result} />
      <SecondRanking result={result} />
      {result.counted.length > 0 && (
        <>
          <PointsMatrix result={result} />
          <SpreadPlot result={result} />
        </>
      )}
      <Trust {...trust} rule={result.rule} />
      <NotCounted
        {...strangers}
        people={[result.contest.organizer, ...result.contest.judges]}
        ignored={result.ignored}
      />
    </>
  );
}
