import type { ChainConfig } from '@org/chain-config';
import { type Contest, type ContestDocument, countSealedReviews, getPhase, type Phase } from '@org/contests';
import { Mark, VisuallyHidden } from '@org/ui-theme';
import { memo, type Ref, useEffect, useRef, useState } from 'react';
import { useHasBeenSeen } from '../../base/page/useHasBeenSeen.ts';
import { DocumentImage } from '../../base/picture/DocumentImage.tsx';
import { Pattern } from '../../base/picture/Pattern.tsx';
import { useHidden, useMessages, usePaths } from '../../base/provider/contests.ts';
import { EVERY_MS, getNowSeconds } from '../../base/text/useNow.ts';
import { EntryNames, useEntryNames, useEntryNaming } from '../../contest/parts/entryNames.ts';
import { getListState } from '../../data/judging/judgeContests.ts';
import { useListedResult } from '../../data/reading/useListedResult.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishContestsList } from '../../messages/en/contestsList.ts';
import type { Messages } from '../../messages/messages.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { PeopleProvider } from '../../person/PeopleProvider.tsx';
import { Person } from '../../person/Person.tsx';
import styles from './ContestCard.module.css';
import { StateLine } from './StateLine.tsx';

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
      /** The entries on the first rank; empty while nothing has been reviewed. */
      readonly first: readonly string[];
    };

export type ContestCardViewProps = {
  readonly contest: Contest;
  readonly href: string;
  /** Seconds. */
  readonly now: bigint;
  readonly progress: ContestProgress;
  /** Undefined while it is read, null without one. */
  readonly cover?: ContestDocument['cover'] | null | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
};

/** A contest in a list: cover, title, state, progress and, once closed, the winner. As high while it is read. */
export function ContestCardView({ contest, href, now, progress, cover, ref }: ContestCardViewProps) {
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
      <div className={styles.cover}>
        <Cover contest={contest} cover={cover} />
        {phase === 'closed' && <Winner progress={progress} />}
      </div>
      <div className={styles.text}>
        <p className={styles.state}>
          <StateLine contest={contest} now={now} />
        </p>
        <h2 className={styles.title}>
          <a className={styles.link} href={href}>
            <bdi>{getShownTitle(contest.title, contestNamesMessages.untitled)}</bdi>
          </a>
        </h2>
        <p className={styles.description}>
          <bdi>{contest.description}</bdi>
        </p>
        <p className={styles.organizer}>
          <VisuallyHidden>{messages.organizer}</VisuallyHidden>
          <Person address={contest.organizer} focusable={false} />
        </p>
        <div className={styles.progress}>
          <p>
            <span className={isPending ? styles.room : undefined} aria-hidden={isPending || undefined}>
              {counts.map(inOneLine).join(SEPARATOR)}
            </span>
            {reviews && (
              // Reserves the space of the count, so that the card does not grow.
              <span
                className={reviews.isKnown ? undefined : styles.room}
                aria-hidden={reviews.isKnown ? undefined : 'true'}
              >
                {`${SEPARATOR}${inOneLine(reviews.text)}`}
              </span>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}

type CoverProps = Pick<ContestCardViewProps, 'contest' | 'cover'>;

/** The contest's cover, or a pattern made from its UID if the site has none; nothing while its document is read. */
export function Cover({ contest: { uid, terms }, cover }: CoverProps) {
  if (cover === undefined) return null;
  const standIn = <Pattern uid={uid} />;
  if (!cover) return standIn;
  return (
    <DocumentImage
      picture={cover}
      naming={{ uid, uri: terms.uri }}
      sizes="(min-width: 640px) 360px, 100vw"
      isDecorative
      standIn={standIn}
    />
  );
}

/**
 * How many reviews there are; in a sealed contest how many are sealed, then revealed. It names no total: the organizer's notes may
 * assign entries to judges, and a list fetches neither the notes of its contests nor whether there are any.
 */
function describeReviews(
  { entries, judges }: Contest,
  progress: ContestProgress,
  phase: Phase,
  messages: Messages['contestsList'],
) {
  if (progress.status !== 'known')
    return { isKnown: false, text: messages.reviews(entries.length * judges.length) };
  const { reviews, sealed } = progress;
  if (phase === 'judging' && sealed > 0) return { isKnown: true, text: messages.sealed(sealed) };
  if (phase === 'revealing') return { isKnown: true, text: messages.revealed(reviews, reviews + sealed) };
  return { isKnown: true, text: messages.reviews(reviews) };
}

/** No line begins with it. */
const SEPARATOR = '\u00a0· ';

/** Lines break between the counts, not inside one. */
const inOneLine = (text: string) => text.replaceAll(' ', '\u00a0');

/** The first place, over the end of the cover: it moves nothing when it is known. */
function Winner({ progress }: Pick<ContestCardViewProps, 'progress'>) {
  const messages = useMessages('contestsList', englishContestsList);
  const getName = useEntryNames();
  if (progress.status === 'loading') return null;
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
      <span className={styles.gold}>
        <Mark size="small" />
      </span>
      {entries.length > 1 ? (
        <span>{messages.shared(entries.length)}</span>
      ) : (
        <>
          <VisuallyHidden>{messages.first}</VisuallyHidden>
          <bdi className={styles.entry}>{getName(winner).name}</bdi>
        </>
      )}
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
  const document = texts?.document.status === 'read' ? texts.document.document : undefined;
  const href = paths.contest(chainConfig.slug, listed.uid);
  if (isHidden) return <HiddenCard href={href} />;
  const contest = result
    ? { ...result.contest, description: result.contest.description || listed.description }
    : listed;
  const getProgress = (): ContestProgress => {
    if (!result) return { status: isError ? 'unknown' : 'loading' };
    return {
      status: 'known',
      reviews: result.counted.length,
      sealed: countSealedReviews(result).total,
      first: result.ranking.filter(({ rank }) => rank === 1).map(({ entry }) => entry),
    };
  };
  const cover = texts || isError ? (document?.cover ?? null) : undefined;
  return (
    <PeopleProvider chainConfig={chainConfig} isReady={isSeen}>
      <EntryNames value={getName}>
        <ContestCardView ref={card} {...{ contest, href, now }} progress={getProgress()} cover={cover} />
      </EntryNames>
    </PeopleProvider>
  );
});

/** Shown in a short list for a contest that the operator hides, with a link to it. */
export function HiddenCard({ href }: { href: string }) {
  const messages = useMessages('contestsList', englishContestsList).hiddenCard;
  return (
    <article className={styles.card}>
      <div className={styles.cover} />
      <div className={styles.text}>
        <p>{messages.text}</p>
        <p>
          <a className={styles.link} href={href}>
            {messages.open}
          </a>
        </p>
      </div>
    </article>
  );
}

/** The current time in seconds, updated once the card has been visible: a list may hold thousands of cards. */
export function useCardNow(isSeen: boolean): bigint {
  const [now, setNow] = useState(getNowSeconds);
  useEffect(() => {
    if (!isSeen) return;
    const timer = setInterval(() => setNow(getNowSeconds()), EVERY_MS);
    return () => clearInterval(timer);
  }, [isSeen]);
  return now;
}
