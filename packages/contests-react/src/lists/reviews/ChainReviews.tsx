import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { Banner, Button, Card, EmptyState } from '@org/ui-theme';
import { type ReactNode, useId } from 'react';
import type { Address } from 'viem';
import { useTurn } from '../../base/page/InOrder.tsx';
import { useMessages, usePaths } from '../../base/provider/contests.ts';
import type { JudgeContests, JudgeWork } from '../../data/judging/judgeContests.ts';
import { useJudgeContests } from '../../data/judging/useJudgeContests.ts';
import { englishReviews } from '../../messages/en/reviews.ts';
import { Person } from '../../person/Person.tsx';
import styles from './ChainReviews.module.css';
import { type ItemQueue, ReviewItem } from './ReviewItem.tsx';
import { ReviewsOutline } from './ReviewsView.tsx';

type ChainReviewsViewProps = {
  /** Undefined if there is only one chain. */
  readonly chainName: string | undefined;
  readonly account: Address;
  readonly state: JudgeContests;
  /** `isNext`: the first one in which something is left to do. */
  readonly renderContest: (contest: Contest, queue: ItemQueue, isNext: boolean) => ReactNode;
  readonly onSearchOn: () => void;
  readonly onRetry: () => void;
};

/** A judge's contests of one chain: first those to reveal reviews in, then open ones. */
export function ChainReviewsView(props: ChainReviewsViewProps) {
  const messages = useMessages('reviews', englishReviews);
  const { chainName, state } = props;
  return (
    <div className={styles.chain}>
      {chainName !== undefined && <h2 className={styles.name}>{chainName}</h2>}
      {state.status === 'loading' && <ReviewsOutline />}
      {state.status === 'failed' && (
        <Banner
          tone="error"
          title={messages.failed}
          action={
            <Button variant="outlined" size="small" onClick={props.onRetry}>
              {messages.tryAgain}
            </Button>
          }
        />
      )}
      {state.status === 'listed' && <Listed {...props} state={state} />}
    </div>
  );
}

type Item = { readonly contest: Contest; readonly queue: ItemQueue };

type ListedProps = ChainReviewsViewProps & { readonly state: Extract<JudgeContests, { status: 'listed' }> };

function Listed({ chainName, account, state, renderContest, onSearchOn }: ListedProps) {
  const messages = useMessages('reviews', englishReviews);
  const paths = usePaths();
  const { open, revealing, more } = state;
  const level = chainName === undefined ? 2 : 3;
  const next = revealing[0] ?? open.find(({ waiting = [] }) => waiting.length > 0)?.contest;
  const toItems = (status: 'revealing' | 'upcoming' | 'over') =>
    state[status].map((contest): Item => ({ contest, queue: { status } }));
  const groups = [
    { status: 'revealing', items: toItems('revealing') },
    { status: 'open', items: open.map((work): Item => ({ contest: work.contest, queue: toQueue(work) })) },
    { status: 'upcoming', items: toItems('upcoming') },
    { status: 'over', items: toItems('over') },
  ] as const;
  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <>
      {shown.length === 0 && more !== 'loading' && (
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
          <Button variant="outlined" size="small" loading={more === 'loading'} onClick={onSearchOn}>
            {more === 'failed' ? messages.tryAgain : messages.searchOn}
          </Button>
        </div>
      )}
      {shown.map(({ status, items }) => (
        <Group key={status} title={messages[status]} level={level}>
          {items.map(({ contest, queue }) => (
            <li key={contest.uid}>{renderContest(contest, queue, contest === next)}</li>
          ))}
        </Group>
      ))}
    </>
  );
}

const toQueue = ({ waiting, total }: JudgeWork): ItemQueue =>
  waiting ? { status: 'known', waiting, total } : { status: 'unknown' };

type GroupProps = { readonly title: string; readonly level: 2 | 3; readonly children: readonly ReactNode[] };

function Group({ title, level, children }: GroupProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

export type ChainReviewsProps = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  /** True if several chains are listed: then each has its name, and none has the loud button of the page. */
  readonly isNamed: boolean;
};

/** The contests of one chain that the account judges. */
export function ChainReviews({ chainConfig, account, isNamed }: ChainReviewsProps) {
  const { state, searchOn, tryAgain } = useJudgeContests(chainConfig, account);
  const isShown = useTurn(state.status !== 'loading');
  if (!isShown) return null;
  return (
    <ChainReviewsView
      chainName={isNamed ? chainConfig.chain.name : undefined}
      account={account}
      state={state}
      onSearchOn={searchOn}
      onRetry={tryAgain}
      renderContest={(contest, queue, isNext) => (
        <ReviewItem
          {...{ chainConfig, contest, queue }}
          isNext={isNext && !isNamed}
          level={isNamed ? 4 : 3}
        />
      )}
    />
  );
}
