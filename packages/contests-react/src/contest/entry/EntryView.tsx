import {
  type Assignment,
  type Contest,
  countOwedReviews,
  type RankedEntry,
  type Result,
  type Review,
} from '@org/contests';
import { ArrowLeftIcon, Button, Card, Link, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { Breakable } from '../../base/page/Breakable.tsx';
import { LazyContent } from '../../base/page/LazyContent.tsx';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { formatPoints } from '../../base/text/formatNumber.ts';
import type { TooMuch } from '../../data/reading/contestAnswer.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishEntry } from '../../messages/en/entry.ts';
import type { Messages } from '../../messages/messages.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { useEntryNames } from '../parts/entryNames.ts';
import { ProjectLink } from '../parts/NamedEntry.tsx';
import { PointsStrip } from '../parts/PointsStrip.tsx';
import { ReviewsFailed } from '../parts/ReviewsFailed.tsx';
import { type ReviewLinks, ReviewList } from '../review/ReviewList.tsx';
import { getMaxScore } from '../review/score.ts';
import { ReviewsSkeleton } from './EntrySkeleton.tsx';
import styles from './EntryView.module.css';

const ShareCardPart = lazyPart(() => import('../share/ShareCard.tsx').then(({ ShareCard }) => ShareCard));
/** The approximate height, in pixels. */
const SHARE_HEIGHT = 200;

/** An entry and its position. */
export type EntryPlace = {
  readonly entry: string;
  /** The entry's position in the contest's list, from 1, as in the link. */
  readonly n: number;
};

/**
 * The entry at a link's position in the contest's own list, which never changes: neither the ranking nor a later
 * review affects it. The link is untrusted.
 */
export function findEntry(entries: readonly string[], text: string): EntryPlace | undefined {
  if (!/^[1-9]\d{0,5}$/.test(text)) return undefined;
  const n = Number(text);
  const entry = entries[n - 1];
  return entry === undefined ? undefined : { entry, n };
}

type FactsProps = {
  /** Undefined while the reviews are loading. */
  readonly ranked: RankedEntry | undefined;
  /** The number of entries with this rank, including this one. */
  readonly sharedBy: number;
  /** The points of each review in force. */
  readonly points: readonly number[];
  readonly maxPoints: number;
  readonly isFinal: boolean;
};

/** An entry's result: rank, mean, spread and coverage. Its height is the same while loading. */
function Facts({ ranked, sharedBy, points, maxPoints, isFinal }: FactsProps) {
  const messages = useMessages('entry', englishEntry);
  const isWinner = isFinal && ranked?.rank === 1;
  return (
    <Card className={styles.card}>
      <dl className={styles.facts}>
        <Fact name={messages.rank} isGold={isWinner}>
          {ranked && <span>{ranked.rank ?? messages.noRank}</span>}
          {sharedBy > 1 && <small>{messages.shared(sharedBy)}</small>}
        </Fact>
        <Fact name={messages.points}>
          {ranked && <span>{ranked.reviews > 0 ? formatPoints(ranked.points) : messages.noPoints}</span>}
          {ranked && ranked.reviews > 0 && <small>{messages.ofMax(maxPoints)}</small>}
        </Fact>
        <Fact name={messages.spread}>{ranked && describeSpread(points, messages)}</Fact>
        <Fact name={messages.coverage}>{ranked && messages.reviewsOf(ranked.reviews, ranked.judges)}</Fact>
      </dl>
      <PointsStrip
        points={points}
        mean={ranked && ranked.mean.count > 0 ? ranked.mean.sum / ranked.mean.count : null}
        max={maxPoints}
      />
    </Card>
  );
}

type FactProps = {
  readonly name: string;
  readonly isGold?: boolean;
  /** Undefined while loading: shows a skeleton. */
  readonly children: ReactNode;
};

function Fact({ name, isGold, children }: FactProps) {
  const isThere = Array.isArray(children) ? children[0] !== undefined : children !== undefined;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd data-gold={isGold || undefined}>{isThere ? children : <Skeleton width="long" />}</dd>
    </div>
  );
}

const describeSpread = (points: readonly number[], messages: Messages['entry']): string => {
  if (points.length === 0) return messages.noSpread;
  if (points.length === 1) return messages.oneReview;
  return messages.range(Math.min(...points), Math.max(...points));
};

export type EntryViewProps = {
  readonly contest: Contest;
  /** The result can no longer change. */
  readonly isFinal: boolean;
  /** The chain has yet to confirm the result, which takes a moment. */
  readonly isConfirming?: boolean | undefined;
  /** The contest's state. */
  readonly tag: ReactNode;
  readonly place: EntryPlace;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  /** The entry's reviews, if others are shown than those that count. */
  readonly reviews?: readonly Review[] | undefined;
  /** The organizer's assignments; null if there are none, or they are not read yet. */
  readonly assignments?: readonly Assignment[] | null | undefined;
  /** More about the entry, if there is more than a link. */
  readonly about?: ReactNode;
  /** The reviews could not be read. */
  readonly isFailed: boolean;
  /** Set if reading them would exceed the request limit; `requests` is null if unknown. */
  readonly tooMuch?: TooMuch | undefined;
  readonly onTryAgain: () => void;
  readonly onReadFromChain: () => void;
  readonly contestPath: string;
  /** The entry's certificate, linked once the result is final; undefined before the contest is closed. */
  readonly certificatePath?: string | undefined;
  /** The public URL of this page. */
  readonly url: string;
  readonly getEntryPath: (n: number) => string;
  readonly links: ReviewLinks;
  /** The line that says whether the result has been checked against the chain. */
  readonly checked?: ReactNode;
  /** The viewer's action: the judge's button. */
  readonly act?: ReactNode;
  /** The source of the data if it is unusual. */
  readonly children?: ReactNode;
};

/** One entry: its result and all its reviews. */
export function EntryView(props: EntryViewProps) {
  const messages = useMessages('entry', englishEntry);
  const contestNamesMessages = useMessages('contestNames', englishContestNames);
  const { contest, place, result } = props;
  const { entry, n } = place;
  const { name, whole, link } = useEntryNames()(entry);
  const reviews = props.reviews ?? result?.counted.filter((review) => review.entry === entry) ?? [];
  const maxPoints = getMaxScore(contest.criteria);
  const found = result?.ranking.find((one) => one.entry === entry);
  const owed = result && countOwedReviews({ ...result, assignments: props.assignments });
  const ranked = found && { ...found, judges: owed?.byEntry.get(entry) ?? found.judges };
  // Entries that were withdrawn or disqualified have no place.
  const isRanked = !result || ranked !== undefined;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.line}>
          <Link href={props.contestPath} className={styles.contest}>
            <ArrowLeftIcon size="small" />
            <bdi>{getShownTitle(contest.title, contestNamesMessages.untitled)}</bdi>
          </Link>
          {props.tag}
        </div>
        <p className={styles.soft}>{messages.of(n, contest.entries.length)}</p>
        <h1 className={styles.title}>
          <bdi>{name}</bdi>
        </h1>
        <p className={styles.project}>
          <ProjectLink link={link} hasText />
          {whole !== name && (
            <bdi>
              <Breakable text={whole} />
            </bdi>
          )}
        </p>
        <div className={styles.acts}>
          {props.certificatePath &&
            typeof ranked?.rank === 'number' &&
            (props.isFinal ? (
              <Button variant="outlined" size="small" href={props.certificatePath}>
                {messages.certificate}
              </Button>
            ) : (
              // The height of the link, until the chain has confirmed the result.
              props.isConfirming && <span className={styles.later} />
            ))}
          {props.act}
        </div>
      </header>
      {props.children}
      {props.about}
      {isRanked && (
        <Facts
          ranked={ranked}
          sharedBy={countEqual(result, entry)}
          points={reviews.map((review) => review.points)}
          maxPoints={maxPoints}
          isFinal={props.isFinal}
        />
      )}
      {props.checked}
      {!result && props.isFailed && <ReviewsFailed {...props} />}
      {!result && !props.isFailed && <ReviewsSkeleton />}
      {result && (
        <section className={styles.reviews} aria-labelledby="reviews-heading">
          <h2 id="reviews-heading">{messages.reviews}</h2>
          <ReviewList
            reviews={reviews}
            criteria={contest.criteria}
            maxPoints={maxPoints}
            links={props.links}
          />
        </section>
      )}
      {(result || props.isFailed) && (
        <>
          <LazyContent part={ShareCardPart} props={{ name, url: props.url }} height={SHARE_HEIGHT} />
          <Others {...props} />
        </>
      )}
    </article>
  );
}

/** The number of entries with the same rank. */
const countEqual = (result: Result | undefined, entry: string): number => {
  const rank = result?.ranking.find((ranked) => ranked.entry === entry)?.rank ?? null;
  return rank === null ? 0 : (result?.ranking.filter((ranked) => ranked.rank === rank).length ?? 0);
};

function Others({ contest, place, getEntryPath }: EntryViewProps) {
  const messages = useMessages('entry', englishEntry);
  const getName = useEntryNames();
  const step = (n: number, label: string) => {
    const entry = contest.entries[n - 1];
    return (
      entry !== undefined && (
        <a className={styles.step} href={getEntryPath(n)} rel={n < place.n ? 'prev' : 'next'}>
          <span className={styles.soft}>{label}</span>
          <bdi>{getName(entry).name}</bdi>
        </a>
      )
    );
  };
  if (contest.entries.length < 2) return null;
  return (
    <nav className={styles.others} aria-label={messages.others}>
      {step(place.n - 1, messages.previous)}
      {step(place.n + 1, messages.next)}
    </nav>
  );
}
