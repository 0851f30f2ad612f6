import { type AdditiveEntry, compareWinners, getPhase, type Result } from '@org/contests';
import { useTexts } from '../../base/provider/contests.ts';
import { plotsTexts } from '../../messages/en/plots.ts';
import { PointsMatrix } from './PointsMatrix.tsx';
import { SecondRanking } from './SecondRanking.tsx';

export type DifferencesProps = {
  readonly result: Result;
  /** Null if it equals the mean, or if there are too many judges to compute it. */
  readonly additive: readonly AdditiveEntry[] | null;
};

/** Says whether strict and lenient judges decide who wins, and shows the points of each judge. */
export function Differences({ result, additive }: DifferencesProps) {
  const words = useTexts('plots', plotsTexts).second;
  const isClosed = getPhase(result.contest, result.block.time) === 'closed';
  const sentences = isClosed ? words.wins : words.leads;
  const winners = compareWinners(result.ranking, additive ?? result.ranking);
  const isKnown = additive !== null || isComplete(result);
  return (
    <>
      {additive && winners.isDifferent && <SecondRanking {...{ result, additive, winners, sentences }} />}
      {isKnown && !winners.isDifferent && <p>{sentences.same(winners.mean.length)}</p>}
      <PointsMatrix result={result} />
    </>
  );
}

/** If every judge reviewed every reviewed entry, evening out strictness changes no rank. */
const isComplete = ({ ranking }: Pick<Result, 'ranking'>) =>
  ranking.every(({ reviews, judges }) => reviews === 0 || reviews === judges);
