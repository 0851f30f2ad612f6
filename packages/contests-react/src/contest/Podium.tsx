import type { Contest, RankedEntry, Result } from '@org/contests';
import { Mark } from '@org/ui-theme';
import { useMessages } from '../base/provider/contests.ts';
import { formatPoints } from '../base/text/formatNumber.ts';
import { englishContest } from '../messages/en/contest.ts';
import { englishPlots } from '../messages/en/plots.ts';
import { useEntryNames } from './parts/entryNames.ts';
import { getMaxScore } from './review/score.ts';
import styles from './Winners.module.css';

/** Places of the podium. */
const PLACES = 3;

export type PodiumProps = {
  readonly contest: Contest;
  readonly result: Result;
  /** False until the chain has confirmed the result. */
  readonly isFinal: boolean;
  readonly getEntryPath: (entry: string) => string;
};

/** First place, and the two next places. Until the result is final, the first place only leads. */
export function Podium({ contest, result, isFinal, getEntryPath }: PodiumProps) {
  const getName = useEntryNames();
  const messages = useMessages('plots', englishPlots).podium;
  const { ranking } = useMessages('contest', englishContest);
  const places = result.ranking.filter(({ rank }) => rank !== null && rank <= PLACES);
  const winners = places.filter(({ rank }) => rank === 1);
  const maxPoints = getMaxScore(contest.criteria);
  const { document: reading } = result.details;
  const minimum = (reading.status === 'read' && reading.document.minimumReviews) || 0;
  const show = ({ entry, reviews }: RankedEntry) => {
    const { name, host, whole } = getName(entry);
    return (
      <span className={styles.entry}>
        <a href={getEntryPath(entry)} title={whole}>
          <bdi>{name}</bdi>
        </a>
        {reviews < minimum ? (
          <small>{ranking.fewer(minimum)}</small>
        ) : (
          host !== undefined && <small>{host}</small>
        )}
      </span>
    );
  };
  const [winner] = winners;
  if (!winner) return isFinal ? <p>{messages.nobody}</p> : null;
  const others = places.filter((place) => winners.length > 1 || place !== winner).slice(0, PLACES - 1);
  return (
    <>
      <div className={styles.winner}>
        <span className={styles.gold}>
          <Mark />
        </span>
        <div className={styles.name}>
          {winners.length === 1 ? show(winner) : <strong>{messages.shared(winners.length)}</strong>}
        </div>
        {/* Another element once it is final: what stands beside the word does not move. */}
        <p key={isFinal ? 'final' : 'leads'} className={styles.points}>
          <strong>{isFinal ? messages.first : messages.leads}</strong>{' '}
          <span>{messages.points(formatPoints(winner.points), maxPoints)}</span>
        </p>
      </div>
      {others.length > 0 && (
        <ol className={styles.places}>
          {others.map((place) => (
            <li key={place.entry}>
              <span className={styles.rank}>{place.rank}</span>
              {show(place)}
              <span>{formatPoints(place.points)}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
