import { type Contest, findLookAlikes } from '@org/contests';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address } from 'viem';

/** Debounces several responses that arrive together. */
const SETTLE_MS = 300;

/**
 * Look-alikes of the account: the visitor's address, and organizers and judges of every contest in the query cache.
 */
export function useLookAlikes(address: Address, own: Address | undefined): readonly Address[] {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<readonly Address[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const known = [address, ...(own ? [own] : []), ...listPeople(queryClient)];
      const group = findLookAlikes(known).find((each) => each.some((one) => isSame(one, address)));
      const others = group?.filter((one) => !isSame(one, address)) ?? [];
      setFound((before) => (before.join() === others.join() ? before : others));
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLE_MS);
    };
    lookSoon();
    const stop = queryClient
      .getQueryCache()
      .subscribe((event) => event.type === 'updated' && event.action.type === 'success' && lookSoon());
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient, address, own]);
  return found;
}

const isSame = (a: Address, b: Address) => a.toLowerCase() === b.toLowerCase();

const listPeople = (queryClient: QueryClient): readonly Address[] =>
  listContests(queryClient).flatMap(({ organizer, judges }) => [organizer, ...judges]);

/** Every contest in the scan's cached responses: single contests, lists, or by UID. */
const listContests = (queryClient: QueryClient): readonly Contest[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['scan'] })
    .flatMap(({ state }) => unfold(state.data))
    .filter(isContest);

const unfold = (data: unknown): readonly unknown[] => {
  if (data instanceof Map) return [...data.values()];
  if (!isRecord(data)) return [];
  if (Array.isArray(data.pages)) return data.pages.flatMap(unfold);
  return [data.contest, data.contests, data.items].flat();
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isContest = (value: unknown): value is Contest =>
  isRecord(value) && 'judges' in value && 'organizer' in value;
