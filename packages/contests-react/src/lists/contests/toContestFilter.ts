import type { ContestFilter } from '@org/contests';
import type { Address, Hex } from 'viem';
import { namesJudge } from '../../data/judging/judgeContests.ts';
import type { Sort, StateFilter } from './listFilters.ts';
import { findPlainRuns, findSafeRuns, readSearch } from './textSearch.ts';

const NEWEST_FIRST = [{ time: 'desc' }, { id: 'desc' }];
const OLDEST_FIRST = [{ time: 'asc' }, { id: 'asc' }];

/** A scan limits the size of a request. */
const MAX_UIDS = 100;

/**
 * The scan's query for a list. The scan may return more rows than match, never fewer: it searches words in its stored JSON,
 * and the address in the encoded data. The times of a contest are in its data, too: a scan neither compares nor orders by them.
 *
 * @param options.hasAccents the text may match letters with accents, which a scan cannot compare: it returns more rows
 * @param options.alsoJudged contests that the account judges although their data may not name it
 */
export function toContestFilter(
  { text, state, sort, account }: ListQuestion,
  { hasAccents = false, alsoJudged = [] }: FilterOptions = {},
): ContestFilter {
  const { words, uids, accounts } = readSearch(text);
  const all = [
    ...(hasAccents ? findPlainRuns(words) : findSafeRuns(words)).map((run) => ({
      decodedDataJson: { contains: run, mode: 'insensitive' },
    })),
    ...uids.map((uid) => ({ id: { equals: uid } })),
    ...accounts.map((each) => isOf(each)),
    ...(state === 'all' ? [] : [{ revocationTime: state === 'withdrawn' ? { gt: 0 } : { equals: 0 } }]),
    // If they are too many to be named, any contest may be one of them.
    ...(account && alsoJudged.length <= MAX_UIDS ? [isOf(account, alsoJudged)] : []),
  ];
  return { where: { AND: all }, orderBy: sort === 'oldest' ? OLDEST_FIRST : NEWEST_FIRST };
}

/** True if a text contains letters that may carry accents. */
export function mayHaveAccents({ text }: ListQuestion): boolean {
  return /[A-Za-z]/.test(readSearch(text).words);
}

const isOf = (account: Address, uids: readonly Hex[] = []): object => ({
  OR: [
    { attester: { equals: account, mode: 'insensitive' } },
    namesJudge(account),
    ...(uids.length > 0 ? [{ id: { in: uids } }] : []),
  ],
});

type FilterOptions = { readonly hasAccents?: boolean; readonly alsoJudged?: readonly Hex[] };

/** The filters that determine a list. */
export type ListQuestion = {
  readonly text: string;
  readonly state: StateFilter;
  readonly sort: Sort;
  /** Only contests that this address started or judges. */
  readonly account: Address | undefined;
};
