import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Hex } from 'viem';
import type { ContestTexts } from '../../data/reading/contestAnswer.ts';
import { contestsQuery } from '../../data/scan/contestsQuery.ts';
import { matchesText } from '../../messages/text/matchesText.ts';

type ListedPages = InfiniteData<{ readonly contests: readonly Contest[] }>;

/** The contests that this page has read with their texts, and those of them that say the words. */
export type ReadSearch = { readonly read: number; readonly found: readonly Contest[] };

/**
 * Searches titles, descriptions and the names of entries, winners included, of the contests that this page has read: a scan
 * searches titles only.
 */
export function searchRead(queryClient: QueryClient, chainConfig: ChainConfig, words: string): ReadSearch {
  const lists = queryClient.getQueriesData<ListedPages>({ queryKey: contestsQuery(chainConfig).queryKey });
  const listed = new Map<Hex, Contest>(
    lists.flatMap(([, data]) =>
      (data?.pages ?? []).flatMap(({ contests }) =>
        contests.map((contest) => [contest.uid, contest] as const),
      ),
    ),
  );
  const texts = new Map<unknown, ContestTexts>(
    queryClient
      .getQueriesData<ContestTexts>({ queryKey: ['documents'] })
      .flatMap(([[, uid], data]) => (data ? [[uid, data] as const] : [])),
  );
  const read = [...listed.values()].filter(({ uid }) => texts.has(uid));
  const found = [...listed.values()].filter((contest) => {
    const { document, entries } = texts.get(contest.uid) ?? { document: undefined, entries: new Map() };
    const description = document?.status === 'read' ? document.document.description : contest.description;
    const names = [...entries.values()].map(({ name }) => name);
    return matchesText({ title: contest.title, description: [description, ...names].join('\n') }, words);
  });
  return { read: read.length, found };
}
