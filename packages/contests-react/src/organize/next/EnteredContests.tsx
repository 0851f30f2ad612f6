import type { ChainConfig } from '@org/chain-config';
import { Card, Skeleton } from '@org/ui-theme';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import type { Address, Hex } from 'viem';
import { AccountSection, leaveOutHidden, toPagedList } from '../../account/AccountSection.tsx';
import { useTurn } from '../../base/page/InOrder.tsx';
import { SmallPicture } from '../../base/picture/DocumentImage.tsx';
import { useConfig, useContests, useMessages, usePaths } from '../../base/provider/contests.ts';
import { englishAccounts } from '../../messages/en/accounts.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishOwnContests } from '../../messages/en/ownContests.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { SubmissionStateLine } from '../submit/SubmissionView.tsx';
import { useSubmissionName, useSubmissionTexts } from '../submit/useSubmissionTexts.ts';
import styles from './NextSteps.module.css';
import { enteredQuery, ownContestQuery, useTakesLong } from './ownContest.ts';

export type EnteredContestsProps = { readonly chainConfig: ChainConfig; readonly account: Address };

/** The entries that the account submitted, by contest, the latest first. */
export function EnteredContests({ chainConfig, account }: EnteredContestsProps) {
  const messages = useMessages('ownContests', englishOwnContests).entered;
  const { feeds: hasGateway, hiddenUids } = useConfig();
  const { createReadingWorker: createWorker } = useContests();
  const query = useInfiniteQuery(enteredQuery(chainConfig, account));
  const list = toPagedList({
    ...query,
    data: query.data && {
      pages: query.data.pages.map(({ contests }) => ({
        items: contests.map((uid) => ({ uid })),
        ...{ unreadable: 0, total: 0 },
      })),
    },
  });
  const shown = leaveOutHidden(list, hiddenUids);
  const first = query.data?.pages[0]?.contests.filter((uid) => !hiddenUids.includes(uid)) ?? [];
  const cards = useQueries({
    queries: first.map((uid) => ownContestQuery(chainConfig, uid, { account, hasGateway, createWorker })),
  });
  const takesLong = useTakesLong();
  // Cards have different heights: one that is read later moves what is below it.
  const areRead = list.status !== 'loading' && !cards.some(({ isPending }) => isPending);
  const isShown = useTurn(areRead || takesLong);
  if (!isShown) return null;
  return (
    <AccountSection
      messages={messages}
      // The scan counts no entries.
      list={shown.status === 'listed' ? { ...shown, total: null } : shown}
      renderItem={({ uid }) => <EnteredContest {...{ chainConfig, account, uid }} />}
      onShowMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}

function EnteredContest({ chainConfig, account, uid }: EnteredContestsProps & { readonly uid: Hex }) {
  const messages = useMessages('ownContests', englishOwnContests).entered;
  const { given } = useMessages('accounts', englishAccounts);
  const names = useMessages('contestNames', englishContestNames);
  const paths = usePaths();
  const { feeds: hasGateway } = useConfig();
  const { createReadingWorker: createWorker } = useContests();
  const { data, isError } = useQuery(
    ownContestQuery(chainConfig, uid, { account, hasGateway, createWorker }),
  );
  const submissions = data?.submissions ?? [];
  const texts = useSubmissionTexts(submissions.map(({ submission }) => submission));
  const getName = useSubmissionName();
  const href = paths.contest(chainConfig.slug, uid);
  if (!data)
    return (
      <Card>
        {isError ? (
          <p className={styles.until}>
            <a href={href}>{messages.unread}</a>
          </p>
        ) : (
          <Skeleton lines={2} label={messages.loading} />
        )}
      </Card>
    );
  const contestLabel = given.contest(getShownTitle(data.contest.title, names.untitled));
  return (
    <Card as="article" className={styles.entered}>
      {submissions.map(({ submission, state }) => {
        const text = texts.get(submission.uid);
        const name = getName(submission.uid, text);
        return (
          <div key={submission.uid} className={styles.entry}>
            <SmallPicture
              className={styles.picture}
              picture={text?.pictures?.[0]}
              naming={submission}
              {...{ name }}
              sizes="10vw"
            />
            <div>
              <h3 className={styles.name}>
                <a href={paths.submission(chainConfig.slug, uid, submission.uid)}>
                  <bdi>{name}</bdi>
                </a>
              </h3>
              <SubmissionStateLine state={state} phase={data.phase} />
            </div>
          </div>
        );
      })}
      <p className={styles.of}>
        <a href={href}>{contestLabel}</a>
      </p>
    </Card>
  );
}
