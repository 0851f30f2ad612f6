import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { Button, Card, Meter } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { useConfig, useMessages, usePaths } from '../../base/provider/contests.ts';
import { EntryNames, useEntryNames, useEntryNaming } from '../../contest/parts/entryNames.ts';
import { NamedEntry } from '../../contest/parts/NamedEntry.tsx';
import { JUDGE_HASH } from '../../data/reading/judges.ts';
import { useListedResult } from '../../data/reading/useListedResult.ts';
import { usePhaseTime } from '../../data/reading/usePhase.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishContestTrouble } from '../../messages/en/contestTrouble.ts';
import { englishReviews } from '../../messages/en/reviews.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { StateLine } from '../cards/StateLine.tsx';
import styles from './ReviewItem.module.css';

/** The state of a judge's queue in one contest. */
export type ItemQueue =
  | { readonly status: 'revealing' | 'upcoming' | 'over' | 'unknown' }
  | { readonly status: 'known'; readonly waiting: readonly string[]; readonly total: number };

type ReviewItemViewProps = {
  readonly contest: Contest;
  readonly href: string;
  /** Each entry's own page. */
  readonly getEntryPath: (entry: string) => string;
  readonly nowSeconds: bigint;
  readonly queue: ItemQueue;
  /** The one to go on with: its button is the loud one of the page. */
  readonly isNext?: boolean | undefined;
  /** The heading level. */
  readonly level: 3 | 4;
};

/** A contest from its judge's point of view: progress, next entry and deadline. */
export function ReviewItemView({ contest, href, getEntryPath, ...props }: ReviewItemViewProps) {
  const { nowSeconds, queue, level, isNext = false } = props;
  const messages = useMessages('reviews', englishReviews);
  const contestNamesMessages = useMessages('contestNames', englishContestNames);
  const Heading = `h${level}` as const;
  const title = getShownTitle(contest.title, contestNamesMessages.untitled);
  return (
    <Card as="article" className={styles.item}>
      <p className={styles.state}>
        <StateLine contest={contest} now={nowSeconds} />
      </p>
      <Heading className={styles.title}>
        <a href={href}>
          <bdi>{title}</bdi>
        </a>
      </Heading>
      {queue.status === 'revealing' && (
        <GoOn {...{ title, href, isNext }}>
          <p className={styles.soft}>{messages.revealHere}</p>
        </GoOn>
      )}
      {queue.status === 'unknown' && <p className={styles.soft}>{messages.unknown}</p>}
      {queue.status === 'known' && <Known {...{ contest, queue, href, getEntryPath, title, isNext }} />}
    </Card>
  );
}

type KnownProps = Pick<ReviewItemViewProps, 'contest' | 'href' | 'getEntryPath'> & {
  readonly queue: Extract<ItemQueue, { status: 'known' }>;
  readonly title: string;
  readonly isNext: boolean;
};

function Known(props: KnownProps) {
  const messages = useMessages('reviews', englishReviews);
  const getName = useEntryNames();
  const { waiting, total } = props.queue;
  const [next] = waiting;
  const done = total - waiting.length;
  if (total === 0) return <p className={styles.soft}>{messages.here.abstained}</p>;
  return (
    <>
      <Meter
        label={messages.here.name}
        value={done}
        max={total}
        text={next === undefined ? messages.complete(total) : messages.reviewed(done, total)}
        showText
      />
      {next !== undefined && (
        <GoOn {...props} href={props.href + JUDGE_HASH}>
          <p>
            <span className={styles.soft}>{messages.next}</span>{' '}
            <NamedEntry name={getName(next)} href={props.getEntryPath(next)} />
          </p>
        </GoOn>
      )}
    </>
  );
}

type GoOnProps = Pick<KnownProps, 'href' | 'title' | 'isNext'> & { readonly children: ReactNode };

/** The next act in a contest, and the button that leads to it. */
function GoOn({ href, title, isNext, children }: GoOnProps) {
  const messages = useMessages('reviews', englishReviews);
  return (
    <div className={styles.next}>
      {children}
      <Button
        size="small"
        variant={isNext ? 'contained' : 'outlined'}
        href={href}
        aria-label={messages.goOnWith(title)}
      >
        {messages.goOn}
      </Button>
    </div>
  );
}

export type ReviewItemProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly queue: ItemQueue;
  readonly isNext?: boolean | undefined;
  readonly level: 3 | 4;
};

/** One contest of a judge; counts open reviews while judging is open. */
export function ReviewItem({ chainConfig, contest, queue, isNext, level }: ReviewItemProps) {
  const contestTroubleMessages = useMessages('contestTrouble', englishContestTrouble);
  const paths = usePaths();
  const isHidden = useConfig().hiddenUids.includes(contest.uid);
  const wanted = () => (queue.status === 'known' ? queue.waiting.slice(0, 1) : []);
  const { result, texts } = useListedResult(chainConfig, contest.uid, { enabled: true, wanted });
  const now = usePhaseTime({ contest, block: result?.block });
  const getName = useEntryNaming(result, texts);
  return (
    <EntryNames value={getName}>
      <ReviewItemView
        {...{ queue, level, isNext }}
        contest={isHidden ? { ...contest, title: contestTroubleMessages.hidden.title } : contest}
        href={paths.contest(chainConfig.slug, contest.uid)}
        getEntryPath={(entry) => paths.entry(chainConfig.slug, contest.uid, Number(entry))}
        nowSeconds={now}
      />
    </EntryNames>
  );
}
