import type { Contest, ContestState, RankedEntry, Result } from '@org/contests';
import { Mark, Meter, Skeleton } from '@org/ui-theme';
import { Breakable } from '../../contest/EntryLink.tsx';
import { useTexts } from '../../provider/contests.ts';
import { formatPoints } from '../../text/formatNumber.ts';
import { shortenLink } from '../../text/links.ts';
import { nameEntry } from '../../text/names.ts';
import { contestTexts } from '../../texts/en/contest.ts';
import { contestNamesTexts } from '../../texts/en/contestNames.ts';
import styles from './Standing.module.css';

/** Places of the podium. */
const PLACES = 3;
/** The characters of an entry's name that fit on one line of a phone. */
const LINE = 18;

export type StandingProps = {
  readonly contest: Contest;
  readonly state: ContestState;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  readonly getEntryPath: (entry: string) => string;
};

/** The winners of a closed contest, and the number of reviews. */
export function Standing({ contest, state, result, getEntryPath }: StandingProps) {
  const words = useTexts('contest', contestTexts).standing;
  const possible = contest.entries.length * contest.judges.length;
  const reviews = result?.counted.length ?? 0;
  return (
    <>
      {state === 'closed' && (
        <section
          className={styles.podium}
          aria-label={words.name}
          data-long={contest.entries.some((entry) => shortenLink(entry).length > LINE) || undefined}
        >
          {result && <Podium {...{ contest, result, getEntryPath }} />}
        </section>
      )}
      <div className={styles.coverage}>
        {!result && <Skeleton width="short" />}
        {result && (
          <Meter
            label={words.coverageLabel}
            value={reviews}
            max={possible}
            text={words.coverage(reviews, possible)}
            showText
          />
        )}
      </div>
    </>
  );
}

type PodiumProps = Pick<StandingProps, 'contest' | 'getEntryPath'> & { readonly result: Result };

function Podium({ contest, result, getEntryPath }: PodiumProps) {
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const words = useTexts('contest', contestTexts).standing;
  const places = result.ranking.filter(({ rank }) => rank !== null && rank <= PLACES);
  const winners = places.filter(({ rank }) => rank === 1);
  const maxPoints = contest.criteria.reduce((sum, criterion) => sum + criterion.maxPoints, 0);
  const show = ({ entry }: RankedEntry) => (
    <a className={styles.entry} href={getEntryPath(entry)}>
      <bdi>
        <Breakable text={shortenLink(nameEntry(entry, contest.entries, contestNamesWords))} />
      </bdi>
    </a>
  );
  const [winner] = winners;
  if (!winner) return <p>{words.nobody}</p>;
  return (
    <>
      <div className={styles.winner}>
        <span className={styles.gold}>
          <Mark />
        </span>
        <p>{words.first}</p>
        {winners.length === 1 ? show(winner) : <strong>{words.shared(winners.length)}</strong>}
        <p>{words.points(formatPoints(winner.points), maxPoints)}</p>
      </div>
      <ol className={styles.places}>
        {places
          .filter((place) => winners.length > 1 || place !== winner)
          .slice(0, PLACES - 1)
          .map((place) => (
            <li key={place.entry}>
              <span className={styles.rank}>{place.rank}</span>
              {show(place)}
              <span>{formatPoints(place.points)}</span>
            </li>
          ))}
      </ol>
    </>
  );
}
