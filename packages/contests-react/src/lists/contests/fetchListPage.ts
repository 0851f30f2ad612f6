import type { ChainConfig } from '@org/chain-config';
import { type Contest, createScanReader, getPhase } from '@org/contests';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Address } from 'viem';
import { applyJudgeChanges, findJudgeChanges } from '../../data/judging/judgeChangesQuery.ts';
import { getListState } from '../../data/judging/judgeContests.ts';
import { findJudge } from '../../data/reading/judges.ts';
import { contestsQuery } from '../../data/scan/contestsQuery.ts';
import { matchesText } from '../../messages/text/matchesText.ts';
import { orderByEnd } from './listState.ts';
import { readSearch, type Search } from './textSearch.ts';
import { type ListQuestion, mayHaveAccents, toContestFilter } from './toContestFilter.ts';

/** Bounded, since anyone can add a judge to any number of contests. */
const MAX_PAGES = 5;

/** Contests to which an account was added as a judge, or from which it was removed, with the judges after that. */
type ChangedJudging = {
  readonly contests: readonly Contest[];
  /** False: there are more, or some could not be loaded. */
  readonly isWhole: boolean;
};

/** Reads them page by page. A list is worth showing without them, so a failure only leaves some out. */
async function fetchChangedJudging(
  chainConfig: ChainConfig,
  account: Address | undefined,
  signal: AbortSignal,
): Promise<ChangedJudging> {
  const contests: Contest[] = [];
  let skip: number | null = account ? 0 : null;
  try {
    for (let page = 0; account && skip !== null && page < MAX_PAGES; page++) {
      const changes = await findJudgeChanges(chainConfig, account, { skip, signal });
      contests.push(...changes.contests);
      skip = changes.next;
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return { contests, isWhole: skip === null };
}

/** Contests per request. */
const PER_QUESTION = 100;
/** Requests per page: a search may find few matches in many rows. */
const QUESTIONS_PER_PAGE = 5;
/** A page with this many contests is complete. */
const ENOUGH = 50;

/** The position in a list. */
export type ListCursor = {
  /** Rows already read. */
  readonly skip: number;
  /** The start time of the list: contests that close meanwhile must not shift the pages. */
  readonly nowSeconds: number;
  /** Read with the first page: changes that come meanwhile must not shift the others. */
  readonly judging?: ChangedJudging;
};

export type ListPage = {
  readonly contests: readonly Contest[];
  readonly unreadable: number;
  /** Rows searched, on this page and the previous ones. */
  readonly searched: number;
  /** Rows that match on the scan. */
  readonly total: number;
  /** Not all contests to which the account was added as a judge are known, or not all from which it was removed. */
  readonly isPartlyKnown: boolean;
  /** The start time of the list. */
  readonly nowSeconds: number;
  readonly next: ListCursor | undefined;
};

/** Fetches one page of a list and filters it locally: the scan may return more than was searched for. */
export async function fetchListPage(
  chainConfig: ChainConfig,
  question: ListQuestion,
  start: ListCursor,
  signal: AbortSignal,
): Promise<ListPage> {
  const reader = createScanReader({ config: chainConfig });
  const { account, sort } = question;
  const { nowSeconds } = start;
  const judging = start.judging ?? (await fetchChangedJudging(chainConfig, account, signal));
  const alsoJudged = judging.contests.filter((contest) => account && findJudge(contest, account));
  const options = { alsoJudged: alsoJudged.map(({ uid }) => uid) };
  let filter = toContestFilter(question, options);
  let total = await reader.countContests({ where: filter.where, signal });
  // No exact match; “cafe” may still match “café”.
  if (total === 0 && mayHaveAccents(question)) {
    filter = toContestFilter(question, { ...options, hasAccents: true });
    total = await reader.countContests({ where: filter.where, signal });
  }
  // Contests are ordered by their ends among those that are read.
  const enough = sort === 'ending' ? Number.POSITIVE_INFINITY : ENOUGH;
  const contests: Contest[] = [];
  let unreadable = 0;
  let { skip } = start;
  for (let asked = 0; skip < total && asked < QUESTIONS_PER_PAGE && contests.length < enough; asked++) {
    const page = await reader.fetchContests({ ...filter, skip, take: PER_QUESTION, signal });
    unreadable += page.unreadable;
    const found = applyJudgeChanges(page.contests, judging.contests);
    contests.push(...found.filter((contest) => matchesQuestion(contest, question, nowSeconds)));
    const rows = page.contests.length + page.unreadable;
    // A scan that returns less than it counted is not asked again.
    skip = rows > 0 ? skip + rows : total;
  }
  return {
    contests: sort === 'ending' ? orderByEnd(contests, nowSeconds) : contests,
    ...{ unreadable, total, nowSeconds, searched: Math.min(skip, total) },
    isPartlyKnown: !judging.isWhole,
    next: skip < total ? { skip, nowSeconds, judging } : undefined,
  };
}

const matchesQuestion = (contest: Contest, question: ListQuestion, nowSeconds: number): boolean =>
  matchesWords(contest, readSearch(question.text)) && passesFilters(contest, question, nowSeconds);

/** True if a contest matches all filters; the search for words is not one of them. */
export const passesFilters = (
  contest: Contest,
  { text, state, account }: ListQuestion,
  nowSeconds: number,
): boolean =>
  isNamed(contest, readSearch(text)) &&
  (state === 'all' || isIn(state, contest, BigInt(nowSeconds))) &&
  (account === undefined || isOf(contest, account));

/** Contests that take submissions are a part of the upcoming ones. */
const isIn = (state: ListQuestion['state'], contest: Contest, now: bigint): boolean =>
  (state === 'submissions' ? getPhase(contest, now) : getListState(contest, now)) === state;

const matchesWords = (contest: Contest, { words }: Search): boolean =>
  words === '' || matchesText(contest, words);

const isNamed = (contest: Contest, { uids, accounts }: Search): boolean =>
  uids.every((uid) => contest.uid === uid) && accounts.every((account) => isOf(contest, account));

const isOf = (contest: Contest, account: NonNullable<ListQuestion['account']>): boolean =>
  contest.organizer.toLowerCase() === account.toLowerCase() || findJudge(contest, account) !== undefined;

/** Refetched when the list is opened again, so that it includes a new contest. */
const STALE_AFTER_MS = 2_000;
/** A long list takes many requests: it may be older. */
const LONG_STALE_AFTER_MS = 60_000;
const MANY_PAGES = 3;

/**
 * The contests of a chain that match the filters, page by page.
 *
 * @example
 * import { contestListQuery } from '@org/contests-react/reading';
 * const question = { text: '', state: 'closed', sort: 'newest', account: undefined } as const;
 * const { pages } = await queryClient.fetchInfiniteQuery(contestListQuery(chainConfig, question));
 */
export function contestListQuery(chainConfig: ChainConfig, question: ListQuestion) {
  return infiniteQueryOptions({
    queryKey: [...contestsQuery(chainConfig).queryKey, 'list', question],
    queryFn: ({ pageParam, signal }) => {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const start = pageParam ?? { skip: 0, nowSeconds };
      return fetchListPage(chainConfig, question, start, signal);
    },
    initialPageParam: undefined as ListCursor | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: ({ state }) =>
      (state.data?.pages.length ?? 0) > MANY_PAGES ? LONG_STALE_AFTER_MS : STALE_AFTER_MS,
    // Comparing thousands of contests takes longer than a frame.
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}
