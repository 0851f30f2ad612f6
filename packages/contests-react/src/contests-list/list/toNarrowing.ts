import type { Narrowing } from '@org/contests';
import type { Address, Hex } from 'viem';
import { namesJudge } from '../../judge-contests/namesJudge.ts';
import type { Sort, StateFilter } from '../filters/listFilters.ts';
import { findPlainRuns, findSafeRuns, readSearch } from '../filters/textSearch.ts';

const NEWEST_FIRST = [{ time: 'desc' }, { id: 'desc' }];
const OLDEST_FIRST = [{ time: 'asc' }, { id: 'asc' }];

/** A scan limits the size of a request. */
const MAX_UIDS = 100;

const NOT_WITHDRAWN = { revocationTime: { equals: 0 } };

/**
 * The scan's query for a list. The scan may return more rows than match, never fewer: it searches words in its stored JSON,
 * and the address in the encoded data. It cannot sort by the end: see `orderByEnd`.
 *
 * @param options.nowSeconds decides whether contests are judging or closed
 * @param options.hasAccents the text may match letters with accents, which a scan cannot compare: it returns more rows
 * @param options.version2 the contest schemas of version 2: a scan cannot compare their times and returns them all
 * @param options.alsoJudged contests that the account judges although their data may not name it
 */
export function toNarrowing(
  { text, state, sort, account }: ListQuestion,
  { nowSeconds, hasAccents = false, version2 = [], alsoJudged = [] }: NarrowingOptions,
): Narrowing {
  const { words, uids, accounts } = readSearch(text);
  const all = [
    ...(hasAccents ? findPlainRuns(words) : findSafeRuns(words)).map((run) => ({
      decodedDataJson: { contains: run, mode: 'insensitive' },
    })),
    ...uids.map((uid) => ({ id: { equals: uid } })),
    ...accounts.map((each) => isOf(each)),
    ...(state === 'all' ? [] : inState(state, nowSeconds, version2)),
    ...(account ? [isOf(account, areAlsoJudged(alsoJudged, version2))] : []),
  ];
  return { where: { AND: all }, orderBy: sort === 'oldest' ? OLDEST_FIRST : NEWEST_FIRST };
}

/** Whether a text contains letters that may carry accents. */
export function mayHaveAccents({ text }: ListQuestion): boolean {
  return /[A-Za-z]/.test(readSearch(text).words);
}

const inState = (
  state: Exclude<StateFilter, 'all'>,
  nowSeconds: number,
  version2: readonly Hex[],
): readonly object[] => {
  switch (state) {
    case 'judging':
      return [
        NOT_WITHDRAWN,
        { OR: [{ expirationTime: { equals: 0 } }, { expirationTime: { gt: nowSeconds } }] },
      ];
    case 'closed':
      return [
        NOT_WITHDRAWN,
        { OR: [{ expirationTime: { gt: 0, lte: nowSeconds } }, { schemaId: { in: version2 } }] },
      ];
    case 'withdrawn':
      return [{ revocationTime: { gt: 0 } }];
  }
};

const isOf = (account: Address, more: readonly object[] = []): object => ({
  OR: [{ attester: { equals: account, mode: 'insensitive' } }, namesJudge(account), ...more],
});

/** By their UIDs; if those are too many, all contests of version 2, which may be any of them. */
const areAlsoJudged = (uids: readonly Hex[], version2: readonly Hex[]): readonly object[] => {
  if (uids.length === 0) return [];
  return [uids.length <= MAX_UIDS ? { id: { in: uids } } : { schemaId: { in: version2 } }];
};

type NarrowingOptions = {
  readonly nowSeconds: number;
  readonly hasAccents?: boolean;
  readonly version2?: readonly Hex[];
  readonly alsoJudged?: readonly Hex[];
};

/** The filters that determine a list. */
export type ListQuestion = {
  readonly text: string;
  readonly state: StateFilter;
  readonly sort: Sort;
  /** Only contests that this address started or judges. */
  readonly account: Address | undefined;
};
