import type { ChainConfig } from '@org/chain-config';
import type { Result } from '@org/contests';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Address, Hex } from 'viem';
import { useTurn } from '../base/page/InOrder.tsx';
import { useHasBeenSeen } from '../base/page/useHasBeenSeen.ts';
import { useConfig, useMessages, usePaths } from '../base/provider/contests.ts';
import { useEntryNaming } from '../contest/parts/entryNames.ts';
import { givenQuery, namedContestsQuery, startedQuery } from '../data/reading/accountQueries.ts';
import { useListedResult } from '../data/reading/useListedResult.ts';
import { ContestCard } from '../lists/cards/ContestCard.tsx';
import { englishAccounts } from '../messages/en/accounts.ts';
import { englishContestNames } from '../messages/en/contest.ts';
import { getShownTitle } from '../messages/text/names.ts';
import { AccountSection, leaveOutHidden, toPagedList } from './AccountSection.tsx';
import {
  type FoldedReview,
  foldReplaced,
  GivenReviewView,
  type GivenReviewViewProps,
  putFirst,
  type Statuses,
} from './GivenReviewView.tsx';

type GivenReviewProps = Omit<GivenReviewViewProps, 'entry' | 'statuses' | 'ref'> & {
  readonly chainConfig: ChainConfig;
  /** The entry's own page. */
  readonly entryHref: string | undefined;
};

/** A review. Once it has been visible, with the name of its entry and what became of it, from the acts of its contest. */
function GivenReview({ chainConfig, entryHref, review, ...shown }: GivenReviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const enabled = useHasBeenSeen(place);
  const { contest, entry } = review;
  const { result, texts } = useListedResult(chainConfig, contest, { enabled, wanted: () => [entry] });
  const getName = useEntryNaming(result, texts);
  const statuses = findStatuses(result);
  return (
    <GivenReviewView
      {...shown}
      ref={place}
      // The scan's times do not order reviews of the same second.
      review={putFirst(review, ({ uid }) => statuses.get(uid) === null)}
      entry={{ name: getName(entry), href: entryHref }}
      statuses={statuses}
    />
  );
}

function findStatuses(result: Result | undefined): Statuses {
  const reviews = result?.details.reviews ?? [];
  return new Map(
    reviews.map(({ attestation, status }) => [
      attestation.uid,
      status === 'in-force' ? null : status === 'superseded' ? 'replaced' : 'withdrawn',
    ]),
  );
}

export type AccountListProps = { readonly chainConfig: ChainConfig; readonly account: Address };

/** The contests that the account has started, newest first. */
export function StartedContests({ chainConfig, account }: AccountListProps) {
  const messages = useMessages('accounts', englishAccounts);
  const { hiddenUids } = useConfig();
  const query = useInfiniteQuery(startedQuery(chainConfig, account));
  const list = toPagedList(query);
  const isShown = useTurn(list.status !== 'loading');
  if (!isShown) return null;
  return (
    <AccountSection
      messages={messages.started}
      list={leaveOutHidden(list, hiddenUids)}
      isGrid
      renderItem={(contest) => <ContestCard chainConfig={chainConfig} contest={contest} />}
      onShowMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}

/** The reviews that the account has signed, newest first, each with the title of its contest. */
export function GivenReviews({ chainConfig, account }: AccountListProps) {
  const messages = useMessages('accounts', englishAccounts);
  const names = useMessages('contestNames', englishContestNames);
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
    if (hiddenUids.includes(uid)) return { label: messages.given.hiddenContest, href };
    if (contest) return { label: messages.given.contest(getShownTitle(contest.title, names.untitled)), href };
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
      messages={messages.given}
      intro={messages.given.intro}
      list={list.status === 'listed' ? { ...list, items: foldReplaced(list.items) } : list}
      renderItem={renderReview}
      onShowMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}
