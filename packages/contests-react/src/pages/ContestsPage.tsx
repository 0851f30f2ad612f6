import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useCallback } from 'react';
import { useConfig, useNavigate, usePaths, useWallet } from '../base/provider/contests.ts';
import { ContestCard } from '../lists/cards/ContestCard.tsx';
import { ContestsView } from '../lists/contests/ContestsView.tsx';
import { type ListFilters, NO_FILTERS, readFilters, writeFilters } from '../lists/contests/listFilters.ts';
import { useTypedText } from '../lists/contests/textSearch.ts';
import { useContestList } from '../lists/contests/useContestList.ts';

export type ContestsPageProps = {
  readonly chainConfig: ChainConfig;
  /** The filters in the URL. */
  readonly search: URLSearchParams;
};

/** The contests of one chain; the filters are in the URL. */
export function ContestsPage({ chainConfig, search }: ContestsPageProps) {
  const paths = usePaths();
  const wallet = useWallet();
  const { chains, defaultChain } = useConfig();
  const navigate = useNavigate();
  const filters = readFilters(search);
  // Typing replaces the history entry, a choice adds one. Both use the current URL, because a navigation may still be
  // loading.
  const change = (wanted: Partial<ListFilters>, { isTyping }: { readonly isTyping: boolean }) =>
    navigate(
      (now) => {
        const search = new URLSearchParams(now.search);
        return paths.contestsWith(writeFilters(search, { ...readFilters(search), ...wanted }));
      },
      { replace: isTyping, keepScroll: true },
    );
  const { state, retry, showMore } = useContestList(chainConfig, filters);
  const typed = useTypedText(filters.text, (text) => change({ text }, { isTyping: true }));
  const renderContest = useCallback(
    (contest: Contest) => <ContestCard chainConfig={chainConfig} contest={contest} />,
    [chainConfig],
  );
  return (
    <ContestsView
      state={state}
      filters={filters}
      chains={chains.map(({ slug, chain }) => ({
        name: chain.name,
        href: slug === defaultChain ? paths.contests : paths.contestsOf(slug),
        isCurrent: slug === chainConfig.slug,
      }))}
      text={typed.text}
      onText={typed.setText}
      onSettle={typed.settle}
      onChange={(chosen) => change({ ...chosen, text: typed.take() }, { isTyping: false })}
      onClear={() => {
        const { sort: _, ...nothing } = NO_FILTERS;
        change({ ...nothing, text: typed.take('') }, { isTyping: false });
      }}
      renderContest={renderContest}
      onConnect={wallet.openConnect}
      onStart={() => navigate(paths.startContest)}
      onRetry={retry}
      onShowMore={showMore}
    />
  );
}
