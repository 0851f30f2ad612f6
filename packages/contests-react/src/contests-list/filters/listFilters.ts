import type { ContestState } from '@org/contests';

export const stateFilters = ['all', 'judging', 'closed', 'withdrawn'] as const satisfies readonly (
  | 'all'
  | ContestState
)[];
export const sorts = ['newest', 'oldest', 'ending'] as const;

export type StateFilter = (typeof stateFilters)[number];
export type Sort = (typeof sorts)[number];

/** Which contests are listed, and in which order. */
export type ListFilters = {
  /** Words that title or description have to hold; empty for all. */
  readonly text: string;
  readonly state: StateFilter;
  readonly sort: Sort;
  /** Only contests that the connected address started or judges. */
  readonly isMine: boolean;
};

export const NO_FILTERS: ListFilters = { text: '', state: 'all', sort: 'newest', isMine: false };

/** Longer than any title that can be written; a scan must not be asked for a novel. */
const MAX_TEXT_LENGTH = 200;

/** What is looked for: one space between words, none around them, and not too much of it. */
export const tidyText = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH).trimEnd();

/** Whether anything is left out of the list. */
export const isNarrowed = ({ text, state, isMine }: ListFilters): boolean =>
  text !== '' || state !== 'all' || isMine;
