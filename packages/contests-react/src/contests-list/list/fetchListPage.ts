import type { ChainConfig } from '@org/chain-config';
import { getResolverGenerations } from '@org/chain-config/resolvers';
import type { Contest, Narrowing } from '@org/contests';
import { getListState } from '../../contest/getListState.ts';
import { findJudge } from '../../contest/judge.ts';
import { applyJudgeChanges } from '../../judge-contests/judgeChangesQuery.ts';
import { getListReader } from '../../scan/getListReader.ts';
import { matchesText } from '../../text/matchesText.ts';
import { readSearch, type Search } from '../filters/textSearch.ts';
import { type ChangedJudging, fetchChangedJudging } from './fetchChangedJudging.ts';

import { type ListQuestion, mayHaveAccents, toNarrowings } from './toNarrowings.ts';

/** Contests per request. */
const PER_QUESTION = 100;
/** Requests per page: a search may find few matches in many rows. */
const QUESTIONS_PER_PAGE = 5;
/** A page with this many contests is complete. */
const ENOUGH = 50;

/** The position in a list. */
export type ListCursor = {
  /** The part of the list, and the rows of it already read. */
  readonly part: number;
  readonly skip: number;
  /** Rows searched so far, in all parts. */
  readonly searched: number;
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
  readonly next: ListCursor | undefined;
};

/** Fetches one page of a list and filters it locally: the scan may return more than was searched for. */
export async function fetchListPage(
  chainConfig: ChainConfig,
  question: ListQuestion,
  start: ListCursor,
  signal: AbortSignal,
): Promise<ListPage> {
  const reader = getListReader(chainConfig);
  const count = (parts: readonly Narrowing[]) =>
    Promise.all(parts.map(({ where }) => reader.countContests({ where, signal })));
  const version2 = getResolverGenerations(chainConfig.chain.id).map(({ schemas }) => schemas.contest);
  const { account } = question;
  const judging = start.judging ?? (await fetchChangedJudging(chainConfig, account, signal));
  const alsoJudged = judging.contests.filter((contest) => account && findJudge(contest, account));
  const options = { nowSeconds: start.nowSeconds, version2, alsoJudged: alsoJudged.map(({ uid }) => uid) };
  let parts = toNarrowings(question, options);
  let totals = await count(parts);
  // No exact match; “cafe” may still match “café”.
  if (totals.every((total) => total === 0) && mayHaveAccents(question)) {
    parts = toNarrowings(question, { ...options, hasAccents: true });
    totals = await count(parts);
  }
  const contests: Contest[] = [];
  let unreadable = 0;
  let cursor = settle({ ...start, judging }, totals);
  for (let asked = 0; cursor && asked < QUESTIONS_PER_PAGE && contests.length < ENOUGH; asked++) {
    const { part, skip, searched }: ListCursor = cursor;
    const page = await reader.fetchContests({ ...parts[part], skip, take: PER_QUESTION, signal });
    unreadable += page.unreadable;
    const found = applyJudgeChanges(page.contests, judging.contests);
    contests.push(...found.filter((contest) => isWanted(contest, question, start.nowSeconds)));
    const rows = page.contests.length + page.unreadable;
    // A scan that returns less than it counted is not asked again.
    const next = rows > 0 ? { part, skip: skip + rows } : { part: part + 1, skip: 0 };
    cursor = settle({ ...cursor, ...next, searched: searched + rows }, totals);
  }
  const total = totals.reduce((sum, count) => sum + count, 0);
  const searched = cursor?.searched ?? total;
  return { contests, unreadable, searched, total, isPartlyKnown: !judging.isWhole, next: cursor };
}

/** The cursor, or the start of the next part with rows; undefined at the end. */
const settle = (cursor: ListCursor, totals: readonly number[]): ListCursor | undefined => {
  if (cursor.part >= totals.length) return undefined;
  if (cursor.skip < (totals[cursor.part] ?? 0)) return cursor;
  return settle({ ...cursor, part: cursor.part + 1, skip: 0 }, totals);
};

const isWanted = (contest: Contest, { text, state, account }: ListQuestion, nowSeconds: number): boolean =>
  isFound(contest, readSearch(text)) &&
  (state === 'all' || getListState(contest, BigInt(nowSeconds)) === state) &&
  (account === undefined || isOf(contest, account));

const isFound = (contest: Contest, { words, uids, accounts }: Search): boolean =>
  (words === '' || matchesText(contest, words)) &&
  uids.every((uid) => contest.uid === uid) &&
  accounts.every((account) => isOf(contest, account));

const isOf = (contest: Contest, account: NonNullable<ListQuestion['account']>): boolean =>
  contest.organizer.toLowerCase() === account.toLowerCase() || findJudge(contest, account) !== undefined;
