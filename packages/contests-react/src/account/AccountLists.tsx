import type { ChainConfig } from '@org/chain-config';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Address, Hex } from 'viem';
import { useTurn } from '../base/page/InOrder.tsx';
import { useConfig, usePaths, useTexts } from '../base/provider/contests.ts';
import { givenQuery, namedContestsQuery, startedQuery } from '../data/reading/accountQueries.ts';
import { ContestCard } from '../lists/cards/ContestCard.tsx';
import { accountsTexts } from '../messages/en/accounts.ts';
import { contestNamesTexts } from '../messages/en/contest.ts';
import { getShownTitle } from '../messages/text/names.ts';
import { AccountSection } from './AccountSection.tsx';
import { type FoldedReview, foldReplaced } from './foldReplaced.ts';
import { GivenReview } from './GivenReview.tsx';
import { leaveOutHidden, toPagedList } from './pagedList.ts';

export type AccountListProps = { readonly chainConfig: ChainConfig; readonly account: Address };

/** The contests that the account has started, newest first. */
export function StartedContests({ chainConfig, account }: AccountListProps) {
  const words = useTexts('accounts', accountsTexts);
  const { hiddenUids } = useConfig();
  const query = useInfiniteQuery(startedQuery(chainConfig, account));
  const list = toPagedList(query);
  const isShown = useTurn(list.status !== 'loading');
  if (!isShown) return null;
  return (
    <AccountSection
      words={words.started}
      list={leaveOutHidden(list, hiddenUids)}
      renderItem={(contest) => <ContestCard chainConfig={chainConfig} contest={contest} />}
      onShowMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}

/** The reviews that the account has signed, newest first, each with the title of its contest. */
export function GivenReviews({ chainConfig, account }: AccountListProps) {
  const words = useTexts('accounts', accountsTexts);
  const names = useTexts('contestNames', contestNamesTexts);
  const paths = usePaths();
  const { hiddenUids } = useConfig();
  const query = useInfiniteQuery(givenQuery(chainConfig, account));
  const list = toPagedList(query);
  const uids = list.status === 'listed' ? [...new Set(list.items.map(({ contest }) => contest))] : [];
  const named = useQuery({ ...namedContestsQuery(chainConfig, uids), placeholderData: (before) => before });
  // A contest's title may take several lines.
  const isShown = useTurn(list.status !== 'loading' && !named.isLoading);
  if (!isShown) return null;
  const findContest = (uid: Hex) => {
    const contest = named.data?.get(uid);
    const href = paths.contest(chainConfig.slug, uid);
    if (hiddenUids.includes(uid)) return { label: words.given.hiddenContest, href };
    if (contest) return { label: words.given.contest(getShownTitle(contest.title, names.untitled)), href };
    return named.isFetching ? undefined : null;
  };
  const renderReview = (review: FoldedReview) => {
    const { contest: uid, entry } = review;
    const contest = named.data?.get(uid);
    return (
      <GivenReview
        {...{ chainConfig, review }}
        contest={findContest(uid)}
        criteria={contest?.criteria}
        entryHref={contest && paths.entry(chainConfig.slug, uid, Number(entry))}
      />
    );
  };
  return (
    <AccountSection
      words={words.given}
      intro={words.given.intro}
      list={list.status === 'listed' ? { ...list, items: foldReplaced(list.items) } : list}
      renderItem={renderReview}
      onShowMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}
