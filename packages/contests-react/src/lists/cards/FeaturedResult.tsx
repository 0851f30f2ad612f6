import type { ChainConfig } from '@org/chain-config';
import type { Contest, ContestDocument, Result, Review } from '@org/contests';
import { Mark, Skeleton, VerifiedIcon } from '@org/ui-theme';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { DocumentImage, SmallPicture } from '../../base/picture/DocumentImage.tsx';
import { useMessages, usePaths } from '../../base/provider/contests.ts';
import { formatPoints } from '../../base/text/formatNumber.ts';
import { type ShownEntry, useEntryNaming } from '../../contest/parts/entryNames.ts';
import { PointsStrip } from '../../contest/parts/PointsStrip.tsx';
import { getMaxScore } from '../../contest/review/score.ts';
import { useListedResult } from '../../data/reading/useListedResult.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishContestsList } from '../../messages/en/contestsList.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { PeopleProvider } from '../../person/PeopleProvider.tsx';
import { Person } from '../../person/Person.tsx';
import { Cover } from './ContestCard.tsx';
import styles from './FeaturedResult.module.css';

/** Rows of a featured result, the winner included. */
const SHOWN_ROWS = 4;
/** A quote of more letters is not a large one. */
const LONGEST_QUOTE = 220;

export type FeaturedProps = {
  readonly chainConfig: ChainConfig;
  /** A closed contest; undefined while one is looked for. */
  readonly contest: Contest | undefined;
};

export type FeaturedResultProps = FeaturedProps & {
  /** The contest has no winner, or cannot be read. */
  readonly onNone: () => void;
};

export type FeaturedReviewProps = FeaturedProps & {
  /** Shown if no review can be quoted. */
  readonly fallback: ReactNode;
};

type Read = {
  readonly result: Result;
  readonly document: ContestDocument | undefined;
  readonly isReadingTexts: boolean;
  readonly getName: (entry: string) => ShownEntry;
};

/** The result of a contest with the documents of its first rows: undefined while it is read, null if there is no winner. */
function useFeatured(chainConfig: ChainConfig, contest: Contest | undefined): Read | null | undefined {
  const uid = contest?.uid ?? '0x';
  const enabled = contest !== undefined;
  const ranked = useListedResult(chainConfig, uid, { enabled }).result?.ranking;
  const wanted = ranked?.slice(0, SHOWN_ROWS).map(({ entry }) => entry) ?? [];
  const { result, texts, isError } = useListedResult(chainConfig, uid, { enabled, wanted });
  const getName = useEntryNaming(result, texts);
  if (isError) return null;
  if (!result) return undefined;
  if (result.ranking[0]?.rank !== 1) return null;
  const document = texts?.document.status === 'read' ? texts.document.document : undefined;
  return { result, document, isReadingTexts: !texts, getName };
}

/** A finished contest's winner, its next places and a dot per review. As high while it is read. */
export function FeaturedResult({ chainConfig, contest, onNone }: FeaturedResultProps) {
  const messages = useMessages('contestsList', englishContestsList).featured;
  const names = useMessages('contestNames', englishContestNames);
  const paths = usePaths();
  const featured = useFeatured(chainConfig, contest);
  const isNone = featured === null;
  const leave = useEffectEvent(onNone);
  const uid = contest?.uid;
  useEffect(() => {
    if (isNone && uid) leave();
  }, [isNone, uid]);
  if (!featured || !contest) return <FeaturedSkeleton />;
  const { result, document, isReadingTexts, getName } = featured;
  const max = getMaxScore(result.contest.criteria);
  const [first, ...others] = result.ranking.filter(({ rank }) => rank !== null).slice(0, SHOWN_ROWS);
  if (!first) return <FeaturedSkeleton />;
  const winner = getName(first.entry);
  const cover = isReadingTexts ? undefined : (document?.cover ?? null);
  const title = getShownTitle(contest.title, names.untitled);
  return (
    <article className={styles.card} aria-label={messages.name(title)}>
      <div className={styles.cover}>
        {winner.picture && !document?.cover ? (
          <DocumentImage
            picture={winner.picture}
            naming={winner.naming}
            name={winner.name}
            sizes="(min-width: 900px) 512px, 100vw"
            isDecorative
          />
        ) : (
          <Cover contest={contest} cover={cover} />
        )}
      </div>
      <div className={styles.first}>
        <span className={styles.gold}>
          <Mark size="small" />
        </span>
        <p>
          <small>
            <a href={paths.contest(chainConfig.slug, contest.uid)}>
              <bdi>{title}</bdi>
            </a>
          </small>
          <strong>{messages.won(winner.name)}</strong>
        </p>
        <b>{formatPoints(first.points)}</b>
      </div>
      <ol className={styles.rows}>
        {others.map(({ entry, rank, mean, points }) => (
          <li key={entry}>
            <span>{rank}</span>
            <SmallPicture
              picture={getName(entry).picture}
              naming={getName(entry).naming}
              name={getName(entry).name}
              sizes="auto, 56px"
              className={styles.picture}
            />
            <bdi>{getName(entry).name}</bdi>
            <span className={styles.strip}>
              <PointsStrip
                points={result.counted.filter((each) => each.entry === entry).map((each) => each.points)}
                mean={mean.sum / mean.count}
                max={max}
              />
            </span>
            <b>{formatPoints(points)}</b>
          </li>
        ))}
      </ol>
      <p className={styles.checked}>
        <VerifiedIcon size="small" /> <span>{messages.checked(result.counted.length)}</span>
      </p>
    </article>
  );
}

/** The space of a featured result. */
export function FeaturedSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.cover} />
      <div className={styles.first} data-quiet>
        <Skeleton lines={2} />
      </div>
      <div className={styles.rows}>
        <Skeleton lines={3} />
      </div>
      <p className={styles.checked} />
    </div>
  );
}

/** The review that says most in few words about one of the first entries, rather about one with a picture. */
export function pickQuote(
  { counted, ranking }: Pick<Result, 'counted' | 'ranking'>,
  hasPicture: (entry: string) => boolean,
): Review | undefined {
  const first = new Set(ranking.slice(0, SHOWN_ROWS).map(({ entry }) => entry));
  return counted
    .filter(({ entry, comment, commentHash }) => {
      const { length } = comment.trim();
      return first.has(entry) && !commentHash && length > 0 && length <= LONGEST_QUOTE;
    })
    .toSorted(
      (a, b) =>
        Number(hasPicture(b.entry)) - Number(hasPicture(a.entry)) || b.comment.length - a.comment.length,
    )[0];
}

/** One review of a featured contest as a large quote, with its judge and the picture of its entry. */
export function FeaturedReview({ chainConfig, contest, fallback }: FeaturedReviewProps) {
  const messages = useMessages('contestsList', englishContestsList).featured;
  const paths = usePaths();
  const featured = useFeatured(chainConfig, contest);
  // Once its documents are read: the quote does not change.
  const read = featured?.isReadingTexts ? undefined : featured;
  const review = read && pickQuote(read.result, (entry) => read.getName(entry).picture !== undefined);
  if (read === null || (read && !review)) return fallback;
  if (!read || !review || !contest)
    return (
      <div className={styles.quote} aria-hidden="true">
        <div className={styles.picture} />
        <Skeleton lines={4} />
      </div>
    );
  const { document, getName, result } = read;
  const entry = getName(review.entry);
  return (
    <PeopleProvider chainConfig={chainConfig} {...(document?.judges && { given: document.judges })}>
      <div className={styles.quote}>
        <SmallPicture
          picture={entry.picture}
          naming={entry.naming}
          name={entry.name}
          sizes="(min-width: 900px) 400px, 100vw"
          className={styles.picture}
        />
        <figure>
          <blockquote>
            <q>
              <bdi>{review.comment.trim()}</bdi>
            </q>
          </blockquote>
          <figcaption>
            <Person address={review.judge} />
            <a href={paths.entry(chainConfig.slug, contest.uid, Number(review.entry))}>
              {messages.gave(entry.name, review.points, getMaxScore(result.contest.criteria))}
            </a>
          </figcaption>
        </figure>
      </div>
    </PeopleProvider>
  );
}
