import type { ChainConfig } from '@org/chain-config';
import { Banner, Button, Card, Skeleton } from '@org/ui-theme';
import { useInfiniteQuery, useQueries, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Address, Hex } from 'viem';
import { useTurn } from '../../base/page/InOrder.tsx';
import { useConfig, useContests, useMessages, usePaths } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { type JudgeReach, useJudgeContests } from '../../data/judging/useJudgeContests.ts';
import { startedQuery } from '../../data/reading/accountQueries.ts';
import { DESK_HASH, JUDGE_HASH } from '../../data/reading/judges.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishOwnContests } from '../../messages/en/ownContests.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { listSteps, type Step } from './listSteps.ts';
import styles from './NextSteps.module.css';
import { enteredQuery, ownContestQuery, useTakesLong } from './ownContest.ts';

export type NextStepsViewProps = {
  /** The steps that are known so far. */
  readonly steps: readonly Step[];
  /** A list or a contest is still being read. */
  readonly isReading: boolean;
  /** A list or a contest could not be read. */
  readonly isIncomplete: boolean;
  /** The account has contests that were not looked at. */
  readonly hasMore: boolean;
  readonly getHref: (step: Step) => string;
  readonly onRetry: () => void;
};

/** Further steps are found in the lists below. */
const MOST = 6;

/** The account's next steps: the first one with its button, the others as a list. */
export function NextStepsView(props: NextStepsViewProps) {
  const { steps, isReading, isIncomplete, hasMore, getHref, onRetry } = props;
  const messages = useMessages('ownContests', englishOwnContests);
  const describe = useDescribe();
  const id = useId();
  const [first, ...others] = steps.slice(0, MOST);
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {messages.title}
      </h2>
      {first ? (
        <Card className={styles.first}>
          <div>
            <p className={styles.what}>{describe(first)}</p>
            <Until step={first} />
          </div>
          <Button href={getHref(first)}>{messages.acts[getAct(first)]}</Button>
        </Card>
      ) : (
        !isReading &&
        !isIncomplete && <p className={styles.until}>{hasMore ? messages.nothingLately : messages.nothing}</p>
      )}
      {others.length > 0 && (
        <ul className={styles.others} aria-label={messages.others}>
          {others.map((step) => (
            <li key={`${step.contest} ${step.kind} ${'submission' in step ? step.submission : ''}`}>
              <a href={getHref(step)}>{describe(step)}</a>
              <Until step={step} />
            </li>
          ))}
        </ul>
      )}
      {isReading ? (
        <Card>
          <Skeleton lines={2} label={messages.loading} />
        </Card>
      ) : (
        isIncomplete && (
          <Banner
            tone="warning"
            title={messages.incomplete}
            action={
              <Button size="small" variant="outlined" onClick={onRetry}>
                {messages.tryAgain}
              </Button>
            }
          />
        )
      )}
    </section>
  );
}

function Until({ step: { until } }: { readonly step: Step }) {
  const messages = useMessages('ownContests', englishOwnContests);
  return (
    until !== null && (
      <time className={styles.until} dateTime={toDateTimeAttribute(until)}>
        {messages.until(formatMomentInZone(until))}
      </time>
    )
  );
}

/** A step in words. */
function useDescribe(): (step: Step) => string {
  const { steps } = useMessages('ownContests', englishOwnContests);
  const names = useMessages('contestNames', englishContestNames);
  return (step) => {
    const title = getShownTitle(step.title, names.untitled);
    switch (step.kind) {
      case 'review':
      case 'reveal':
      case 'admit':
      case 'remind':
      case 'remind-reveal':
        return steps[step.kind](step.count, title);
      default:
        return steps[step.kind](title);
    }
  };
}

function getAct({ kind }: Step): 'review' | 'reveal' | 'desk' | 'entry' {
  if (kind === 'review' || kind === 'reveal') return kind;
  return kind === 'refused' || kind === 'waiting' ? 'entry' : 'desk';
}

export type NextStepsProps = { readonly chainConfig: ChainConfig; readonly account: Address };

/** The next steps of the connected account in the contests of a chain that it organizes, judges or entered lately. */
export function NextSteps(props: NextStepsProps) {
  const { isBegun, ...known } = useSteps(props, ON_PAGE);
  const isShown = useTurn(isBegun);
  if (!isShown || !isBegun) return null;
  return <NextStepsView {...known} />;
}

/** The first of the next steps as a link, for a menu. */
export function NextStepView({ steps: [first], ...props }: NextStepsViewProps) {
  const { isReading, isIncomplete, hasMore, getHref, onRetry } = props;
  const messages = useMessages('ownContests', englishOwnContests);
  const describe = useDescribe();
  if (first)
    return (
      <a className={styles.link} href={getHref(first)}>
        <span className={styles.said}>{describe(first)}</span>
        <Until step={first} />
      </a>
    );
  if (isReading) return <Skeleton lines={2} label={messages.loading} />;
  if (!isIncomplete)
    return <p className={styles.until}>{hasMore ? messages.nothingLately : messages.nothing}</p>;
  return (
    <>
      <p className={styles.until}>{messages.incomplete}</p>
      <Button size="small" variant="quiet" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </>
  );
}

/** Opened often, and for one line: few contests, which are read once in a while. */
const IN_MENU = { pages: 1, counted: 5, whole: 2, staleMs: 60_000 } as const satisfies Reach;

/** The first of an account's next steps in a few of its contests, read when it is drawn. */
export function NextStep(props: NextStepsProps) {
  const { isBegun, steps, isReading, ...known } = useSteps(props, IN_MENU);
  return <NextStepView {...known} steps={isBegun ? steps : []} isReading={isReading || !isBegun} />;
}

type Reach = JudgeReach & {
  /** Contests of each kind that are read whole. */
  readonly whole: number;
};

/** Few: anyone can name a judge in any number of contests. */
const ON_PAGE: Reach = { whole: 6 };

/** The steps in the contests that have answered. `isBegun`: all have, or some of them take long. */
function useSteps(
  { chainConfig, account }: NextStepsProps,
  { whole, ...reach }: Reach,
): NextStepsViewProps & { isBegun: boolean } {
  const paths = usePaths();
  const { feeds: hasGateway, hiddenUids } = useConfig();
  const { createReadingWorker: createWorker } = useContests();
  const client = useQueryClient();
  const { state: judged } = useJudgeContests(chainConfig, account, reach);
  const { staleMs } = reach;
  const stale = staleMs !== undefined && { staleTime: staleMs };
  const started = useInfiniteQuery({ ...startedQuery(chainConfig, account), ...stale });
  const entered = useInfiniteQuery({ ...enteredQuery(chainConfig, account), ...stale });
  const isListed = judged.status !== 'loading' && !started.isLoading && !entered.isLoading;
  const isNotHidden = (uid: Hex) => !hiddenUids.includes(uid);
  const revealing = judged.status === 'listed' ? judged.revealing.map(({ uid }) => uid) : [];
  const work =
    judged.status === 'listed' ? judged.open.filter(({ contest: { uid } }) => isNotHidden(uid)) : [];
  const notRevoked = started.data?.pages[0]?.items.filter(({ revokedAt }) => revokedAt === null) ?? [];
  const organized = notRevoked.map(({ uid }) => uid);
  const kinds = [organized, revealing, entered.data?.pages[0]?.contests ?? []].map((uids) =>
    uids.filter(isNotHidden),
  );
  const uids = kinds.flatMap((each) => each.slice(0, whole));
  const own = useQueries({
    queries: [...new Set(isListed ? uids : [])].map((uid) => ({
      ...ownContestQuery(chainConfig, uid, { account, hasGateway, createWorker }),
      ...stale,
    })),
  });
  const isReading = !isListed || own.some(({ isPending }) => isPending);
  const takesLong = useTakesLong();
  /** Steps stay, also while what failed is read again. */
  const [isBegun, setIsBegun] = useState(false);
  if (!isBegun && (!isReading || takesLong)) setIsBegun(true);
  return {
    ...{ isBegun, isReading },
    steps: listSteps({ work, own: own.flatMap(({ data }) => data ?? []) }),
    getHref: (step) => {
      if ('submission' in step) return paths.submission(chainConfig.slug, step.contest, step.submission);
      const hash = getAct(step) === 'desk' ? DESK_HASH : JUDGE_HASH;
      return paths.contest(chainConfig.slug, step.contest) + hash;
    },
    isIncomplete:
      judged.status === 'failed' ||
      (judged.status === 'listed' && judged.more === 'failed') ||
      work.some(({ waiting }) => waiting === undefined) ||
      own.some(({ isError }) => isError) ||
      // Further pages of both belong to the lists below.
      [started, entered].some(({ isError, isFetchNextPageError }) => isError && !isFetchNextPageError),
    hasMore:
      kinds.some((each) => each.length > whole) ||
      [started, entered].some(({ hasNextPage }) => hasNextPage) ||
      (judged.status === 'listed' && judged.more === 'there'),
    onRetry: () =>
      void client.refetchQueries({
        queryKey: ['scan', chainConfig.slug],
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      }),
  };
}
