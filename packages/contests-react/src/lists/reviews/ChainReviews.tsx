import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { Banner, Button, Card, EmptyState, Skeleton } from '@org/ui-theme';
import { type ReactNode, useEffect, useId } from 'react';
import type { Address } from 'viem';
import { useTurn } from '../../base/page/InOrder.tsx';
import { useMessages, usePaths } from '../../base/provider/contests.ts';
import type { JudgeContests, JudgeWork } from '../../data/judging/judgeContests.ts';
import { useJudgeContests } from '../../data/judging/useJudgeContests.ts';
import { englishReviews } from '../../messages/en/reviews.ts';
import { Person } from '../../person/Person.tsx';
import styles from './ChainReviews.module.css';
import { type ItemQueue, ReviewItem } from './ReviewItem.tsx';

type ChainReviewsViewProps = {
  /** Undefined if there is only one chain. */
  readonly chainName: string | undefined;
  readonly account: Address;
  readonly state: JudgeContests;
  /** `isNext`: the first one of the page in which something is left to do. */
  readonly renderContest: (contest: Contest, queue: ItemQueue, isNext: boolean) => ReactNode;
  /** False if a chain above has the contest to go on with. */
  readonly canBeNext?: boolean | undefined;
  readonly onSearchOn: () => void;
  readonly onRetry: () => void;
};

/** A judge's contests of one chain, open ones first. */
export function ChainReviewsView(props: ChainReviewsViewProps) {
  const messages = useMessages('reviews', englishReviews);
  const { chainName, state } = props;
  return (
    <div className={styles.chain}>
      {chainName !== undefined && <h2 className={styles.name}>{chainName}</h2>}
      {state.status === 'loading' && (
        <Card>
          <Skeleton lines={3} label={messages.loading} />
        </Card>
      )}
      {state.status === 'failed' && (
        <Banner tone="error" title={messages.failed} action={<Retry onPress={props.onRetry} />} />
      )}
      {state.status === 'listed' && <Listed {...props} state={state} />}
    </div>
  );
}

type ListedProps = ChainReviewsViewProps & { readonly state: Extract<JudgeContests, { status: 'listed' }> };

function Listed({ chainName, account, state, canBeNext = true, ...props }: ListedProps) {
  const { renderContest, onSearchOn } = props;
  const messages = useMessages('reviews', englishReviews);
  const paths = usePaths();
  const { open, revealing, upcoming, over, more } = state;
  const level = chainName === undefined ? 2 : 3;
  const next = canBeNext ? findNext(state) : undefined;
  const isEmpty = open.length + revealing.length + upcoming.length + over.length === 0;
  return (
    <>
      {isEmpty && more !== 'loading' && (
        <Card>
          <EmptyState
            title={messages.none.title}
            level={level}
            action={
              <Button variant="outlined" href={paths.contests}>
                {messages.none.toContests}
              </Button>
            }
          >
            {messages.none.text} <Person address={account} inline />
          </EmptyState>
        </Card>
      )}
      {/* Above the lists, so that what is found pushes nothing away. */}
      {more !== 'none' && (
        <div className={styles.more}>
          <p>{messages.searched(state.searched, state.total)}</p>
          {more === 'failed' ? (
            <Retry onPress={onSearchOn} />
          ) : (
            <Button variant="outlined" size="small" loading={more === 'loading'} onClick={onSearchOn}>
              {messages.searchOn}
            </Button>
          )}
        </div>
      )}
      <Group title={messages.revealing} level={level}>
        {revealing.map((contest) => (
          <li key={contest.uid}>{renderContest(contest, { status: 'revealing' }, contest === next)}</li>
        ))}
      </Group>
      <Group title={messages.open} level={level}>
        {open.map((work) => (
          <li key={work.contest.uid}>{renderContest(work.contest, toQueue(work), work.contest === next)}</li>
        ))}
      </Group>
      <Group title={messages.upcoming} level={level}>
        {upcoming.map((contest) => (
          <li key={contest.uid}>{renderContest(contest, { status: 'upcoming' }, false)}</li>
        ))}
      </Group>
      <Group title={messages.over} level={level}>
        {over.map((contest) => (
          <li key={contest.uid}>{renderContest(contest, { status: 'over' }, false)}</li>
        ))}
      </Group>
    </>
  );
}

/** The contest to go on with: what has to be revealed comes before what has to be reviewed. */
const findNext = ({ revealing, open }: ListedProps['state']): Contest | undefined =>
  revealing[0] ?? open.find(({ waiting = [] }) => waiting.length > 0)?.contest;

const toQueue = ({ waiting, total }: JudgeWork): ItemQueue =>
  waiting ? { status: 'known', waiting, total } : { status: 'unknown' };

type GroupProps = { readonly title: string; readonly level: 2 | 3; readonly children: readonly ReactNode[] };

function Group({ title, level, children }: GroupProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  if (children.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

const Retry = ({ onPress }: { onPress: () => void }) => {
  const messages = useMessages('reviews', englishReviews);
  return (
    <Button size="small" variant="outlined" onClick={onPress}>
      {messages.tryAgain}
    </Button>
  );
};

export type ChainReviewsProps = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  /** True to show the chain's name, because several chains are listed. */
  readonly isNamed: boolean;
  /** False if a chain above has the contest to go on with. */
  readonly canBeNext: boolean;
  /** Called with true once this chain has a contest to go on with, and with false once it has none. */
  readonly onNext: (slug: string, hasNext: boolean) => void;
};

/** The contests of one chain that the account judges. */
export function ChainReviews({ chainConfig, account, isNamed, canBeNext, onNext }: ChainReviewsProps) {
  const { state, searchOn, tryAgain } = useJudgeContests(chainConfig, account);
  const isShown = useTurn(state.status !== 'loading');
  const hasNext = state.status === 'listed' && findNext(state) !== undefined;
  useEffect(() => onNext(chainConfig.slug, hasNext), [onNext, chainConfig.slug, hasNext]);
  if (!isShown) return null;
  return (
    <ChainReviewsView
      chainName={isNamed ? chainConfig.chain.name : undefined}
      account={account}
      state={state}
      canBeNext={canBeNext}
      onSearchOn={searchOn}
      onRetry={tryAgain}
      renderContest={(contest, queue, isNext) => (
        <ReviewItem {...{ chainConfig, contest, queue, isNext }} level={isNamed ? 4 : 3} />
      )}
    />
  );
}
