import type { ChainConfig } from '@org/chain-config';
import { type Contest, getPhase, type Phase } from '@org/contests';
import { Meter, Skeleton, TrophyIcon } from '@org/ui-theme';
import { memo, type Ref, useRef } from 'react';
import { useHasBeenSeen } from '../../base/page/useHasBeenSeen.ts';
import { useHidden, useMessages, usePaths } from '../../base/provider/contests.ts';
import { EntryNames, useEntryNames, useEntryNaming } from '../../contest/parts/entryNames.ts';
import { getListState } from '../../data/judging/judgeContests.ts';
import { countOwedReviews, countSealedReviews } from '../../data/reading/countReviews.ts';
import { useListedResult } from '../../data/reading/useListedResult.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishContestsList } from '../../messages/en/contestsList.ts';
import type { Messages } from '../../messages/messages.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { PeopleProvider } from '../../person/PeopleProvider.tsx';
import { Person } from '../../person/Person.tsx';
import styles from './ContestCard.module.css';
import { StateLine } from './StateLine.tsx';
import { useCardNow } from './useCardNow.ts';

/** The progress of judging a contest. */
export type ContestProgress =
  | { readonly status: 'loading' }
  | { readonly status: 'unknown' }
  | {
      readonly status: 'known';
      /** Reviews that count. */
      readonly reviews: number;
      /** In a sealed contest: reviews that nobody has revealed. */
      readonly sealed: number;
      /** Reviews that judges owe: without those of entries from which they abstained. */
      readonly total: number;
      /** The entries on the first rank; empty while nothing has been reviewed. */
      readonly first: readonly string[];
    };

export type ContestCardViewProps = {
  readonly contest: Contest;
  readonly href: string;
  /** Seconds. */
  readonly now: bigint;
  readonly progress: ContestProgress;
  readonly ref?: Ref<HTMLElement> | undefined;
};

/** A contest in a list: title, state, progress and, once closed, the winners. */
export function ContestCardView({ contest, href, now, progress, ref }: ContestCardViewProps) {
  const messages = useMessages('contestsList', englishContestsList);
  const contestNamesMessages = useMessages('contestNames', englishContestNames);
  const phase = getPhase(contest, now);
  const hasBegun = getListState(contest, now) !== 'upcoming';
  const counts = [messages.entries(contest.entries.length), messages.judges(contest.judges.length)];
  // Entries are admitted, withdrawn and disqualified: their number is known only with the acts.
  const isPending = progress.status === 'loading';
  const reviews = hasBegun ? describeReviews(contest, progress, phase, messages) : undefined;
  return (
    <article className={styles.card} ref={ref}>
      <p className={styles.state}>
        <StateLine contest={contest} now={now} />
      </p>
      <h2 className={styles.title}>
        <a className={styles.link} href={href}>
          <bdi>{getShownTitle(contest.title, contestNamesMessages.untitled)}</bdi>
        </a>
      </h2>
      {contest.description.trim() && (
        <p className={styles.description}>
          <bdi>{contest.description}</bdi>
        </p>
      )}
      <p className={styles.organizer}>
        <span>{messages.organizer}</span>
        <Person address={contest.organizer} />
      </p>
      <div className={styles.progress}>
        <p>
          <span className={isPending ? styles.room : undefined} aria-hidden={isPending || undefined}>
            {counts.map(inOneLine).join(' · ')}
          </span>
          {reviews && (
            // Reserves the space of the count, so that the card does not grow.
            <span
              className={reviews.isKnown ? undefined : styles.room}
              aria-hidden={reviews.isKnown ? undefined : 'true'}
            >
              {` · ${inOneLine(reviews.text)}`}
            </span>
          )}
        </p>
        {reviews && phase !== 'withdrawn' && (
          <div className={styles.meter}>
            {reviews.isKnown && reviews.total > 0 && (
              <Meter
                label={messages.reviewsLabel}
                value={reviews.done}
                max={reviews.total}
                text={reviews.text}
              />
            )}
          </div>
        )}
      </div>
      {phase === 'closed' && <Winner progress={progress} />}
    </article>
  );
}

/** How many of the reviews that judges owe there are; in a sealed contest how many are sealed, then revealed. */
function describeReviews(
  { entries, judges }: Contest,
  progress: ContestProgress,
  phase: Phase,
  messages: Messages['contestsList'],
) {
  const possible = entries.length * judges.length;
  if (progress.status !== 'known')
    return { isKnown: false, done: 0, total: possible, text: messages.reviews(possible, possible) };
  const { reviews, sealed, total } = progress;
  if (phase === 'judging' && sealed > 0)
    return { isKnown: true, done: sealed, total, text: messages.sealed(sealed, total) };
  if (phase === 'revealing') {
    const all = reviews + sealed;
    return { isKnown: true, done: reviews, total: all, text: messages.revealed(reviews, all) };
  }
  return { isKnown: true, done: reviews, total, text: messages.reviews(reviews, total) };
}

/** Lines break between the counts, not inside one. */
const inOneLine = (text: string) => text.replaceAll(' ', '\u00a0');

function Winner({ progress }: Pick<ContestCardViewProps, 'progress'>) {
  const messages = useMessages('contestsList', englishContestsList);
  const getName = useEntryNames();
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
        {progress.status === 'known' ? messages.noReview : messages.unknown}
      </p>
    );
  return (
    <p className={styles.winner}>
      <TrophyIcon />
      <span>{entries.length > 1 ? messages.shared(entries.length) : messages.first}</span>
      {entries.length === 1 && <bdi className={styles.entry}>{getName(winner).name}</bdi>}
    </p>
  );
}

export type ContestCardProps = { readonly chainConfig: ChainConfig; readonly contest: Contest };

/** A contest in a list; fetches its reviews once it has been visible. Memoized: a list may hold thousands. */
export const ContestCard = memo(function ContestCard({ chainConfig, contest: listed }: ContestCardProps) {
  const paths = usePaths();
  const card = useRef<HTMLElement>(null);
  const isSeen = useHasBeenSeen(card);
  const now = useCardNow(isSeen);
  const { isHidden } = useHidden(listed.uid);
  const { result, texts, isError } = useListedResult(chainConfig, listed.uid, {
    enabled: isSeen && !isHidden,
  });
  const getName = useEntryNaming(result, texts);
  const href = paths.contest(chainConfig.slug, listed.uid);
  if (isHidden) return <HiddenCard href={href} />;
  const contest = result
    ? { ...result.contest, description: result.contest.description || listed.description }
    : listed;
  const getProgress = (): ContestProgress => {
    if (!result) return { status: isError ? 'unknown' : 'loading' };
    const counted = { contest: result.contest, details: result.details };
    return {
      status: 'known',
      reviews: result.counted.length,
      sealed: countSealedReviews(counted).total,
      total: countOwedReviews(counted).total,
      first: result.ranking.filter(({ rank }) => rank === 1).map(({ entry }) => entry),
    };
  };
  return (
    <PeopleProvider chainConfig={chainConfig} isReady={isSeen}>
      <EntryNames value={getName}>
        <ContestCardView ref={card} {...{ contest, href, now }} progress={getProgress()} />
      </EntryNames>
    </PeopleProvider>
  );
});

/** Shown in a short list for a contest that the operator hides, with a link to it. */
export function HiddenCard({ href }: { href: string }) {
  const messages = useMessages('contestsList', englishContestsList).hiddenCard;
  return (
    <article className={styles.card}>
      <p className={styles.description}>{messages.text}</p>
      <p>
        <a className={styles.link} href={href}>
          {messages.open}
        </a>
      </p>
    </article>
  );
}
