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
 * The content below the ranking: second ranking, points per judge, checks, and attestations that are not counted.
 * Loaded separately.
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
