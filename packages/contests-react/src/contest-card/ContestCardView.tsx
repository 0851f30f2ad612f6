import { type Contest, type ContestState, getContestState } from '@org/contests';
import { Meter, Skeleton, TrophyIcon } from '@org/ui-theme';
import type { ReactNode, Ref } from 'react';
import { useEntryNames } from '../contest/entryNames.ts';
import { Person } from '../person/Person.tsx';
import { useTexts } from '../provider/contests.ts';
import { getShownTitle } from '../text/names.ts';
import { contestNamesTexts } from '../texts/en/contestNames.ts';
import { contestsListTexts } from '../texts/en/contestsList.ts';
import { locale } from '../texts/en/locale.ts';
import { formatDay, formatDistance } from '../time/formatTime.ts';

import styles from './ContestCard.module.css';
import { StateTag } from './StateTag.tsx';
import type { ContestProgress } from './useContestProgress.ts';

export type ContestCardViewProps = {
  readonly contest: Contest;
  readonly href: string;
  /** Seconds. */
  readonly now: bigint;
  readonly progress: ContestProgress;
  /** The state, if it does not follow from the contest's end alone. */
  readonly state?: ContestState;
  /** State and time in other words than those of version 1; null for none. */
  readonly tag?: ReactNode;
  readonly ref?: Ref<HTMLElement> | undefined;
};

/** A contest in a list: title, state, progress and, once closed, the winners. */
export function ContestCardView(props: ContestCardViewProps) {
  const { contest, href, now, progress, ref, tag } = props;
  const words = useTexts('contestsList', contestsListTexts);
  const textLocale = useTexts('locale', locale);
  const contestNamesWords = useTexts('contestNames', contestNamesTexts);
  const state = props.state ?? getContestState(contest, now);
  const { endsAt } = contest;
  const possible = contest.entries.length * contest.judges.length;
  return (
    <article className={styles.card} ref={ref}>
      <p className={styles.state}>
        {tag === undefined && <StateTag contest={contest} now={now} />}
        {tag}
        {tag === undefined && state === 'judging' && endsAt !== null && (
          <span>{words.endsIn(formatDistance(endsAt, now, textLocale))}</span>
        )}
        {tag === undefined && state === 'closed' && endsAt !== null && (
          <span>{words.ended(formatDay(endsAt))}</span>
        )}
      </p>
      <h2 className={styles.title}>
        <a className={styles.link} href={href}>
          <bdi>{getShownTitle(contest.title, contestNamesWords.untitled)}</bdi>
        </a>
      </h2>
      {contest.description.trim() && (
        <p className={styles.description}>
          <bdi>{contest.description}</bdi>
        </p>
      )}
      <p className={styles.organizer}>
        <span>{words.organizer}</span>
        <Person address={contest.organizer} />
      </p>
      <div className={styles.progress}>
        <p>
          {inOneLine(words.entries(contest.entries.length))} ·{' '}
          {inOneLine(words.judges(contest.judges.length))}
          {progress.status === 'known' ? (
            ` · ${inOneLine(words.reviews(progress.reviews, progress.total))}`
          ) : (
            // Reserves the space of the count, so that the card does not grow.
            <span className={styles.room} aria-hidden="true">
              {` · ${inOneLine(words.reviews(possible, possible))}`}
            </span>
          )}
        </p>
        {state !== 'withdrawn' && (
          <div className={styles.meter}>
            {progress.status === 'known' && (
              <Meter
                label={words.reviewsLabel}
                value={progress.reviews}
                max={progress.total}
                text={words.reviews(progress.reviews, progress.total)}
              />
            )}
          </div>
        )}
      </div>
      {state === 'closed' && <Winner {...{ contest, progress }} />}
    </article>
  );
}

/** Lines break between the counts, not inside one. */
const inOneLine = (text: string) => text.replaceAll(' ', '\u00a0');

function Winner({ contest, progress }: Pick<ContestCardViewProps, 'contest' | 'progress'>) {
  const words = useTexts('contestsList', contestsListTexts);
  const getName = useEntryNames(contest);
  if (progress.status === 'loading')
    return (
      <div className={styles.winner} data-quiet>
        <Skeleton width="medium" />
      </div>
    );
  const entries = progress.status === 'known' ? progress.first : [];
  const [winner] = entries;
  if (winner === undefined)
    return (
      <p className={styles.winner} data-quiet>
        {progress.status === 'known' ? words.noReview : words.unknown}
      </p>
    );
  return (
    <p className={styles.winner}>
      <TrophyIcon />
      <span>{entries.length > 1 ? words.shared(entries.length) : words.first}</span>
      {entries.length === 1 && <bdi className={styles.entry}>{getName(winner).name}</bdi>}
    </p>
  );
}
