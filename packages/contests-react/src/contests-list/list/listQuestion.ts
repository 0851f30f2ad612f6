import type { Address } from 'viem';
import type { Sort, StateFilter } from '../filters/listFilters.ts';

/** What a list of contests is asked by. */
export type ListQuestion = {
  readonly text: string;
  readonly state: StateFilter;
  readonly sort: Sort;
  /** Only contests that this address started or judges. */
  readonly account: Address | undefined;
};
