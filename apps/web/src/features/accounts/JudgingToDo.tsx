import { Button, Skeleton } from '@org/ui-theme';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import type { JudgeContests } from '../../shared/judge-contests/judgeContests.ts';
import { useJudgeContests } from '../../shared/judge-contests/useJudgeContests.ts';
import { messages } from '../../shared/messages/messages.ts';
import type { AccountListProps } from './AccountLists.tsx';
import { AccountSection } from './AccountSection.tsx';
import { JudgingItem } from './JudgingItem.tsx';
import styles from './JudgingToDo.module.css';
import { leaveOutHidden, type PagedList } from './pagedList.ts';

const words = messages.accounts.judging;

/** The open contests that wait for the account's reviews; those that end first come first. */
export function JudgingToDo({ chainConfig, account }: AccountListProps) {
  const { hiddenUids } = useConfig();
  const { state, searchOn, tryAgain } = useJudgeContests(chainConfig, account);
  return (
    <AccountSection
      words={words}
      list={leaveOutHidden(toList(state), hiddenUids)}
      renderItem={(contest) => <JudgingItem {...{ chainConfig, contest, account }} />}
      onShowMore={searchOn}
      onRetry={tryAgain}
      foot={<SearchedSoFar state={state} onSearchOn={searchOn} />}
    />
  );
}

const toList = (
  state: JudgeContests,
): PagedList<Extract<JudgeContests, { open: unknown }>['open'][number]> =>
  state.status === 'listed'
    ? { status: 'listed', items: state.open, total: state.open.length, unreadable: 0, more: state.more }
    : state;

/** How far the list of contests has been looked through: a scan cannot look for a judge itself. */
export function SearchedSoFar({ state, onSearchOn }: { state: JudgeContests; onSearchOn: () => void }) {
  if (state.status !== 'listed' || state.more === 'none') return null;
  return (
    <>
      {state.more === 'loading' && <Skeleton lines={2} label={words.loading} />}
      <div className={styles.searched}>
        <p>{words.searched(state.searched, state.total)}</p>
        {state.more !== 'loading' && (
          <Button variant="outlined" size="small" onClick={onSearchOn}>
            {state.more === 'failed' ? messages.accounts.tryAgain : words.searchOn}
          </Button>
        )}
      </div>
    </>
  );
}
