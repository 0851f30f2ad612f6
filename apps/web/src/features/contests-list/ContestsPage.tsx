import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useConfig } from '../../shared/config/ConfigContext.tsx';
import { ContestCard } from '../../shared/contest-card/ContestCard.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';
import { walletSession } from '../../shared/session/session.ts';
import { ContestsView } from './ContestsView.tsx';
import { type ListFilters, NO_FILTERS } from './filters/listFilters.ts';
import { useContestList } from './list/useContestList.ts';
import { useTypedText } from './useTypedText.ts';

export type ContestsPageProps = {
  readonly chainConfig: ChainConfig;
  readonly filters: ListFilters;
  /** Puts the filters into the address; typing replaces what stood there, a choice is a step to go back from. */
  readonly onFilter: (change: Partial<ListFilters>, options: { readonly isTyping: boolean }) => void;
};

/** The contests of one chain. What they are narrowed by stands in the address. */
export function ContestsPage({ chainConfig, filters, onFilter }: ContestsPageProps) {
  const { chains, defaultChain } = useConfig();
  const navigate = useNavigate();
  const { state, retry, showMore } = useContestList(chainConfig, filters);
  const typed = useTypedText(filters.text, (text) => onFilter({ text }, { isTyping: true }));
  const renderContest = useCallback(
    (contest: Contest) => <ContestCard chainConfig={chainConfig} contest={contest} />,
    [chainConfig],
  );
  usePageTitle(messages.contestsList.title);
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
      onChange={(change) => onFilter({ ...change, text: typed.take() }, { isTyping: false })}
      onClear={() => {
        const { sort: _, ...nothing } = NO_FILTERS;
        onFilter({ ...nothing, text: typed.take('') }, { isTyping: false });
      }}
      renderContest={renderContest}
      onConnect={walletSession.openConnect}
      onStart={() => navigate({ to: paths.startContest })}
      onRetry={retry}
      onShowMore={showMore}
    />
  );
}
