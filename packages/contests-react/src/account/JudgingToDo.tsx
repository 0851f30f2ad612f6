import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { Button, Card, Meter, Skeleton } from '@org/ui-theme';
import type { Hex } from 'viem';
import { useTurn } from '../base/page/InOrder.tsx';
import { useConfig, useMessages, usePaths } from '../base/provider/contests.ts';
import { useNow } from '../base/text/useNow.ts';
import { isDone, type JudgeContests, type JudgeWork } from '../data/judging/judgeContests.ts';
import { useJudgeContests } from '../data/judging/useJudgeContests.ts';
import { StateLine } from '../lists/cards/StateLine.tsx';
import { englishAccounts } from '../messages/en/accounts.ts';
import { englishContestNames } from '../messages/en/contest.ts';
import { getShownTitle } from '../messages/text/names.ts';
import type { AccountListProps } from './AccountLists.tsx';
import { AccountSection, leaveOutHidden, type PagedList } from './AccountSection.tsx';
import styles from './items.module.css';

type JudgingItemViewProps = {
  readonly contest: Contest;
  readonly href: string;
  readonly nowSeconds: bigint;
  /** Entries without a review; undefined if unknown. */
  readonly left: number | undefined;
  /** Entries from which the judge has not abstained. */
  readonly total: number;
};

/** An open contest from a judge's point of view. */
export function JudgingItemView({ contest, href, nowSeconds, left, total }: JudgingItemViewProps) {
  const messages = useMessages('accounts', englishAccounts).judging;
  const contestNamesMessages = useMessages('contestNames', englishContestNames);
  return (
    <Card as="article" className={styles.item}>
      <p className={styles.line}>
        <StateLine contest={contest} now={nowSeconds} />
      </p>
      <h3 className={styles.title}>
        <a href={href}>
          <bdi>{getShownTitle(contest.title, contestNamesMessages.untitled)}</bdi>
        </a>
      </h3>
      {left === undefined ? (
        <p className={styles.line}>{messages.unknown}</p>
      ) : (
        <Meter
          label={messages.meter}
          value={total - left}
          max={total}
          text={messages.reviewed(total - left, total)}
          showText
        />
      )}
    </Card>
  );
}

/** Open contests in which the account has reviews left, the earliest deadline first. */
export function JudgingToDo({ chainConfig, account }: AccountListProps) {
  const messages = useMessages('accounts', englishAccounts).judging;
  const { hiddenUids } = useConfig();
  const { state, searchOn, tryAgain } = useJudgeContests(chainConfig, account);
  const isShown = useTurn(state.status !== 'loading');
  if (!isShown) return null;
  const done = countDone(state);
  return (
    <AccountSection
      messages={done > 0 ? { ...messages, none: messages.noneLeft } : messages}
      list={leaveOutHidden(toDo(state), hiddenUids)}
      renderItem={(work) => <JudgingItem {...{ chainConfig, work }} />}
      onShowMore={searchOn}
      onRetry={tryAgain}
      foot={
        <>
          {done > 0 && <p className={styles.done}>{messages.done(done)}</p>}
          <SearchedSoFar state={state} onSearchOn={searchOn} />
        </>
      }
    />
  );
}

type Item = JudgeWork & { readonly uid: Hex };

/** Contests with open reviews, including those that could not be counted. */
export function toDo(state: JudgeContests): PagedList<Item> {
  if (state.status !== 'listed') return state;
  const items = state.open
    .filter((work) => !isDone(work))
    .map((work) => ({ ...work, uid: work.contest.uid }));
  return { status: 'listed', items, total: items.length, unreadable: 0, more: state.more };
}

const countDone = (state: JudgeContests): number =>
  state.status === 'listed' ? state.open.filter(isDone).length : 0;

/** Progress of the search for contests of the account. */
export function SearchedSoFar({ state, onSearchOn }: { state: JudgeContests; onSearchOn: () => void }) {
  const messages = useMessages('accounts', englishAccounts).judging;
  const accountsMessages = useMessages('accounts', englishAccounts);
  if (state.status !== 'listed' || state.more === 'none') return null;
  return (
    <>
      {state.more === 'loading' && <Skeleton lines={2} label={messages.loading} />}
      <div className={styles.searched}>
        <p>{messages.searched(state.searched, state.total)}</p>
        {state.more !== 'loading' && (
          <Button variant="outlined" size="small" onClick={onSearchOn}>
            {state.more === 'failed' ? accountsMessages.tryAgain : messages.searchOn}
          </Button>
        )}
      </div>
    </>
  );
}

export type JudgingItemProps = { readonly chainConfig: ChainConfig; readonly work: JudgeWork };

/** One contest in which the account has reviews left. */
export function JudgingItem({ chainConfig, work: { contest, waiting, total } }: JudgingItemProps) {
  const paths = usePaths();
  const now = useNow(contest.endsAt);
  return (
    <JudgingItemView
      {...{ contest, total }}
      href={paths.contest(chainConfig.slug, contest.uid)}
      nowSeconds={now}
      left={waiting?.length}
    />
  );
}
