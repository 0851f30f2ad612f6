import type { ListState } from '../../data/judging/judgeContests.ts';

// A phone has one line for these and "Mine", which scrolls. Contests that only wait for judging are among all.
export const stateFilters = [
  'all',
  'submissions',
  'judging',
  'closed',
  'withdrawn',
] as const satisfies readonly ('all' | 'submissions' | ListState)[];
export const sorts = ['newest', 'oldest', 'ending'] as const;

export type StateFilter = (typeof stateFilters)[number];
export type Sort = (typeof sorts)[number];

/** The filters and the order of the list. */
export type ListFilters = {
  /** Words that title or description must contain; empty for all contests. */
  readonly text: string;
  readonly state: StateFilter;
  readonly sort: Sort;
  /** Only contests that the connected address started or judges. */
  readonly isMine: boolean;
};

export const NO_FILTERS: ListFilters = { text: '', state: 'all', sort: 'newest', isMine: false };

/** Longer than any valid title; keeps queries short. */
const MAX_TEXT_LENGTH = 200;

/** Normalizes a search text: single spaces, trimmed, cut. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH).trimEnd();
}

/** True if the filters exclude anything. */
export function isNarrowed({ text, state, isMine }: ListFilters): boolean {
  return text !== '' || state !== 'all' || isMine;
}

/** True if an untrusted value is one of the words. */
export function isOneOf<Word extends string>(words: readonly Word[], value: unknown): value is Word {
  return words.some((word) => word === value);
}

/** Reads the filters from the URL, ignoring unknown values. */
export function readFilters(search: URLSearchParams): ListFilters {
  const state = search.get('state');
  const sort = search.get('sort');
  return {
    text: tidyText(search.get('q') ?? ''),
    state: isOneOf(stateFilters, state) ? state : NO_FILTERS.state,
    sort: isOneOf(sorts, sort) ? sort : NO_FILTERS.sort,
    isMine: search.get('mine') === 'true',
  };
}

/** The query string for these filters, without default values, keeping the chain. */
export function writeFilters(search: URLSearchParams, filters: ListFilters): string {
  const chain = search.get('chain');
  return new URLSearchParams({
    ...(chain !== null && { chain }),
    ...(filters.text !== '' && { q: filters.text }),
    ...(filters.state !== NO_FILTERS.state && { state: filters.state }),
    ...(filters.sort !== NO_FILTERS.sort && { sort: filters.sort }),
    ...(filters.isMine && { mine: 'true' }),
  }).toString();
}
