import type { ChainConfig } from '@org/chain-config';
import type { ContestDocument } from '@org/contests';
import { QueryClient, QueryClientContext, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Address } from 'viem';
import { whenIdle } from '../base/page/browser.ts';
import { personQuery } from './profileQuery.ts';
import type { PersonFacts } from './readPeople.ts';

/** The chain whose profiles are shown; null until they may be loaded. */
export const PeopleContext = /* @__PURE__ */ createContext<ChainConfig | null>(null);

const GivenContext = /* @__PURE__ */ createContext<ContestDocument['judges']>(undefined);

export type PeopleProviderProps = {
  readonly chainConfig: ChainConfig;
  /** False while the page still loads more important content, such as the ranking. */
  readonly isReady?: boolean;
  /** The names that a contest gives its judges; of several for an address the first counts. */
  readonly given?: ContestDocument['judges'];
  readonly children: ReactNode;
};

/** Loads the names and pictures of all accounts below it once the page is idle. Without it, only addresses show. */
export function PeopleProvider({ chainConfig, isReady = true, given, children }: PeopleProviderProps) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isReady ? whenIdle(() => setIsIdle(true)) : undefined), [isReady]);
  return (
    <GivenContext value={given}>
      <PeopleContext value={isIdle ? chainConfig : null}>{children}</PeopleContext>
    </GivenContext>
  );
}

/** For views that are rendered outside of a page. */
const noCache = /* @__PURE__ */ new QueryClient();

/** An account's name and picture, once a `PeopleProvider` above has loaded them. */
export function usePerson(account: Address): PersonFacts | undefined {
  const chainConfig = useContext(PeopleContext);
  const queryClient = useContext(QueryClientContext) ?? noCache;
  const isIt = ({ address }: { readonly address: string }) => address.toLowerCase() === account.toLowerCase();
  const given = useContext(GivenContext)?.find(isIt)?.name;
  return useQuery(personQuery(chainConfig, account, given), queryClient).data;
}
