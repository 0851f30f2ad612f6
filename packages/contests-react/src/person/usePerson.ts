import { QueryClient, QueryClientContext, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Address } from 'viem';
import { PeopleContext } from './PeopleProvider.tsx';
import type { PersonFacts } from './personFacts.ts';
import { personQuery } from './personQuery.ts';

/** For views that are rendered outside of a page. */
const noCache = /* @__PURE__ */ new QueryClient();

/** An account's name and picture, once a `PeopleProvider` above has loaded them. */
export function usePerson(account: Address): PersonFacts | undefined {
  const chainConfig = useContext(PeopleContext);
  const queryClient = useContext(QueryClientContext) ?? noCache;
  return useQuery(personQuery(chainConfig, account), queryClient).data;
}
