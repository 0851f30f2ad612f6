import type { Contest, RankedEntry, Result } from '@org/contests';
import { Mark, Skeleton } from '@org/ui-theme';
import { useTexts } from '../../provider/contests.ts';
import { getEntryName } from '../../text/entryName.ts';
import { formatPoints } from '../../text/formatNumber.ts';
import { contestTexts } from '../../texts/en/contest.ts';
import { contestNamesTexts } from '../../texts/en/contestNames.ts';
import styles from './Winners.module.css';

/** Places of the podium. */
const PLACES = 3;

export type WinnersProps = {
  readonly contest: Contest;
  /** Undefined while the reviews are loading: then as high as the result will be. */
  readonly result: Result | undefined;
  readonly getEntryPath: (entry: string) => string;
};

/** The winners of a closed contest. */
export function Winners({ contest, result, getEntryPath }: WinnersProps) {
  const words = useTexts('contest', contestTexts).winners;
  return (
    <section className={styles.podium} aria-label={words.name}>
      {result ? (
        <Podium {...{ contest, result, getEntryPath }} />
      ) : (
        <PodiumSkeleton places={Math.min(PLACES, contest.entries.length) - 1} />
      )}
    </section>
  );
}

function Podium({ contest, result, getEntryPath }: WinnersProps & { readonly result: Result }) {
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const words = useTexts('contest', contestTexts).winners;
  const places = result.ranking.filter(({ rank }) => rank !== null && rank <= PLACES);
  const winners = places.filter(({ rank }) => rank === 1);
  const maxPoints = contest.criteria.reduce((sum, criterion) => sum + criterion.maxPoints, 0);
  const show = ({ entry }: RankedEntry) => {
    const { name, whole } = getEntryName(entry, contest.entries, contestNamesWords);
    return (
      <a className={styles.entry} href={getEntryPath(entry)} title={whole}>
        <bdi>{name}</bdi>
      </a>
    );
  };
  const [winner] = winners;
  if (!winner) return <p>{words.nobody}</p>;
  const others = places.filter((place) => winners.length > 1 || place !== winner).slice(0, PLACES - 1);
  return (
    <>
      <div className={styles.winner}>
        <span className={styles.gold}>
          <Mark />
        </span>
        <div className={styles.name}>
          {winners.length === 1 ? show(winner) : <strong>{words.shared(winners.length)}</strong>}
        </div>
        <p className={styles.points}>
          <strong>{words.first}</strong> <span>{words.points(formatPoints(winner.points), maxPoints)}</span>
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

function PodiumSkeleton({ places }: { readonly places: number }) {
  return (
    <>
      <div className={styles.winner}>
        <span className={styles.gold} data-loading />
        <div className={styles.name}>
          <Skeleton width="medium" />
        </div>
        <div className={styles.points}>
          <Skeleton width="medium" />
        </div>
      </div>
      {places > 0 && (
        <ol className={styles.places}>
          {['second', 'third'].slice(0, places).map((place) => (
            <li key={place}>
              <span className={styles.rank} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
