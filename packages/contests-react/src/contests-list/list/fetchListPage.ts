import type { ChainConfig } from '@org/chain-config';
import { type Contest, getContestState, type Narrowing } from '@org/contests';
import { findJudge } from '../../contest/judge.ts';
import { getScanReader } from '../../scan/getScanReader.ts';
import { matchesText, readSearch, type Search } from '../filters/textSearch.ts';

import { type ListQuestion, mayHaveAccents, toNarrowings } from './toNarrowings.ts';

/** Contests that are asked for at once. */
const PER_QUESTION = 100;
/** A page is asked for in so many questions at most: a search may find little in a lot. */
const QUESTIONS_PER_PAGE = 5;
/** With so many on it a page is long enough. */
const ENOUGH = 50;

/** Where a list goes on. */
export type ListCursor = {
  /** Which part of the list, and how many rows of it were had. */
  readonly part: number;
  readonly skip: number;
  /** Rows that were looked through so far, in all parts. */
  readonly searched: number;
  /** The moment by which the list was begun: what closes meanwhile must not move the pages. */
  readonly nowSeconds: number;
};

export type ListPage = {
  readonly contests: readonly Contest[];
  readonly unreadable: number;
  /** Rows that the scan found and that were looked through, on this page and those before. */
  readonly searched: number;
  /** Rows that the scan finds. */
  readonly total: number;
  readonly next: ListCursor | undefined;
};

/** One page of a list, asked of the scan and gone through once more: what it answers may be more than was looked for. */
export async function fetchListPage(
  chainConfig: ChainConfig,
  question: ListQuestion,
  start: ListCursor,
  signal: AbortSignal,
): Promise<ListPage> {
  const reader = getScanReader(chainConfig);
  const count = (parts: readonly Narrowing[]) =>
    Promise.all(parts.map(({ where }) => reader.countContests({ where, signal })));
  let parts = toNarrowings(question, start.nowSeconds);
  let totals = await count(parts);
  // Nothing is written like that; “cafe” may still stand for “café”.
  if (totals.every((total) => total === 0) && mayHaveAccents(question)) {
    parts = toNarrowings(question, start.nowSeconds, true);
    totals = await count(parts);
  }
  const contests: Contest[] = [];
  let unreadable = 0;
  let cursor = settle(start, totals);
  for (let asked = 0; cursor && asked < QUESTIONS_PER_PAGE && contests.length < ENOUGH; asked++) {
    const { part, skip, searched, nowSeconds }: ListCursor = cursor;
    const page = await reader.fetchContests({ ...parts[part], skip, take: PER_QUESTION, signal });
    unreadable += page.unreadable;
    contests.push(...page.contests.filter((contest) => isWanted(contest, question, nowSeconds)));
    const rows = page.contests.length + page.unreadable;
    // A scan that gives nothing where it counted something is not asked for the same again.
    const next = rows > 0 ? { part, skip: skip + rows } : { part: part + 1, skip: 0 };
    cursor = settle({ ...next, searched: searched + rows, nowSeconds }, totals);
  }
  const total = totals.reduce((sum, count) => sum + count, 0);
  return { contests, unreadable, searched: cursor?.searched ?? total, total, next: cursor };
}

/** The same place, or the beginning of the next part that has something; nothing at the end of the list. */
const settle = (cursor: ListCursor, totals: readonly number[]): ListCursor | undefined => {
  if (cursor.part >= totals.length) return undefined;
  if (cursor.skip < (totals[cursor.part] ?? 0)) return cursor;
  return settle({ ...cursor, part: cursor.part + 1, skip: 0 }, totals);
};

const isWanted = (contest: Contest, { text, state, account }: ListQuestion, nowSeconds: number): boolean =>
  isFound(contest, readSearch(text)) &&
  (state === 'all' || getContestState(contest, BigInt(nowSeconds)) === state) &&
  (account === undefined || isOf(contest, account));

const isFound = (contest: Contest, { words, uids, accounts }: Search): boolean =>
  (words === '' || matchesText(contest, words)) &&
  uids.every((uid) => contest.uid === uid) &&
  accounts.every((account) => isOf(contest, account));

const isOf = (contest: Contest, account: NonNullable<ListQuestion['account']>): boolean =>
  contest.organizer.toLowerCase() === account.toLowerCase() || findJudge(contest, account) !== undefined;
