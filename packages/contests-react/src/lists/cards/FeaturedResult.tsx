import type { ChainConfig } from '@org/chain-config';
import type { Contest, ContestDocument, Result, Review } from '@org/contests';
import { Mark, Skeleton } from '@org/ui-theme';
import { DocumentImage, SmallPicture } from '../../base/picture/DocumentImage.tsx';
import { useMessages, usePaths } from '../../base/provider/contests.ts';
import { formatPoints } from '../../base/text/formatNumber.ts';
import { type ShownEntry, useEntryNaming } from '../../contest/parts/entryNames.ts';
import { PointsStrip } from '../../contest/parts/PointsStrip.tsx';
import { getMaxScore } from '../../contest/review/score.ts';
import { useListedResult } from '../../data/reading/useListedResult.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishContestsList } from '../../messages/en/contestsList.ts';
import { getShownTitle, inSentence } from '../../messages/text/names.ts';
import { PeopleProvider } from '../../person/PeopleProvider.tsx';
import { Person } from '../../person/Person.tsx';
import { Cover } from './ContestCard.tsx';
import styles from './FeaturedResult.module.css';

/** Rows of a featured result, the winner included. */
const SHOWN_ROWS = 4;
/** A quote of more letters is not a large one. */
const LONGEST_QUOTE = 220;

type Read = {
  readonly contest: Contest;
  readonly result: Result;
  readonly document: ContestDocument | undefined;
  readonly isReadingTexts: boolean;
  readonly getName: (entry: string) => ShownEntry;
  /** The review to quote, once the documents are read: the quote does not change. */
  readonly review: Review | undefined;
};

/** A contest's result from the scan, its loading, or the reason why it cannot be featured. */
export type Featured =
  | { readonly status: 'reading' }
  | { readonly status: 'failed' }
  /** No entry has been ranked. */
  | { readonly status: 'none' }
  | ({ readonly status: 'read' } & Read);

const wantFirst = (ranking: Result['ranking']) => ranking.slice(0, SHOWN_ROWS).map(({ entry }) => entry);

/**
 * The result of a contest, from the scan, with the documents of its first rows. Without a contest, it is still looked for.
 *
 * @example
 * import { useFeatured } from '@org/contests-react/reading';
 * const { status } = useFeatured(chainConfig, undefined); // until the page knows a contest
 */
export function useFeatured(chainConfig: ChainConfig, contest: Contest | undefined): Featured {
  const { result, texts, isError } = useListedResult(chainConfig, contest?.uid ?? '0x', {
    enabled: contest !== undefined,
    wanted: wantFirst,
  });
  const getName = useEntryNaming(result, texts);
  if (isError) return { status: 'failed' };
  if (!result || !contest) return { status: 'reading' };
  if (result.ranking[0]?.rank !== 1) return { status: 'none' };
  const document = texts?.document.status === 'read' ? texts.document.document : undefined;
  const review = texts && pickQuote(result, (entry) => getName(entry).picture !== undefined);
  return { status: 'read', contest, result, document, isReadingTexts: !texts, getName, review };
}

export type FeaturedProps = {
  readonly chainConfig: ChainConfig;
  readonly featured: Featured;
};

/**
 * A finished contest's first place, its next places and a dot per review; as high while it is read. Nothing here has been
 * compared with the chain, so it neither says "checked" nor who won.
 */
export function FeaturedResult({ chainConfig, featured }: FeaturedProps) {
  const { featured: messages, shared } = useMessages('contestsList', englishContestsList);
  const names = useMessages('contestNames', englishContestNames);
  const paths = usePaths();
  if (featured.status !== 'read') return <FeaturedSkeleton />;
  const { contest, result, document, isReadingTexts, getName } = featured;
  const max = getMaxScore(result.contest.criteria);
  const ranked = result.ranking.filter(({ rank }) => rank !== null);
  const firsts = ranked.filter(({ rank }) => rank === 1);
  const [first] = firsts;
  if (!first) return <FeaturedSkeleton />;
  const isShared = firsts.length > 1;
  // Entries that share the first place are all rows.
  const rows = isShared ? ranked.slice(0, SHOWN_ROWS - 1) : ranked.slice(1, SHOWN_ROWS);
  const { name, picture, naming } = getName(first.entry);
  const cover = isReadingTexts ? undefined : (document?.cover ?? null);
  const title = getShownTitle(contest.title, names.untitled);
  return (
    <article className={styles.card} aria-label={messages.name(inSentence(title))}>
      <div className={styles.cover}>
        {picture && !isShared && !document?.cover ? (
          <DocumentImage
            {...{ picture, naming, name }}
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
          <strong>{isShared ? shared(firsts.length) : messages.first(inSentence(name))}</strong>
        </p>
        <b>{formatPoints(first.points)}</b>
      </div>
      <ol className={styles.rows}>
        {rows.map(({ entry, rank, mean, points }) => (
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
      <p className={styles.source}>{messages.from(result.counted.length)}</p>
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
      <p className={styles.source} />
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
export function FeaturedReview({ chainConfig, featured }: FeaturedProps) {
  const messages = useMessages('contestsList', englishContestsList).featured;
  const paths = usePaths();
  if (featured.status !== 'read' || !featured.review)
    return (
      <div className={styles.quote} aria-hidden="true">
        <div className={styles.picture} />
        <Skeleton lines={4} />
      </div>
    );
  const { contest, document, getName, result, review } = featured;
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
              {messages.gave(inSentence(entry.name), review.points, getMaxScore(result.contest.criteria))}
            </a>
          </figcaption>
        </figure>
      </div>
    </PeopleProvider>
  );
}
