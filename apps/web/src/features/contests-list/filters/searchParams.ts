import { isOneOf } from './isOneOf.ts';
import { type ListFilters, NO_FILTERS, sorts, stateFilters, tidyText } from './listFilters.ts';

/** The filters as they stand in the address, whatever else somebody wrote there. */
export type FilterParams = {
  readonly q?: unknown;
  readonly state?: unknown;
  readonly sort?: unknown;
  readonly mine?: unknown;
};

/** Reads the filters from the address bar: anything may be in it, and what is no filter is none. */
export const readFilters = ({ q, state, sort, mine }: FilterParams): ListFilters => ({
  text: tidyText(isPlain(q) ? String(q) : ''),
  state: isOneOf(stateFilters, state) ? state : NO_FILTERS.state,
  sort: isOneOf(sorts, sort) ? sort : NO_FILTERS.sort,
  isMine: mine === true,
});

/** The filters for the address; what is as usual stays out of it. */
export const toParams = ({ text, state, sort, isMine }: ListFilters): FilterParams => ({
  ...(text !== '' && { q: text }),
  ...(state !== NO_FILTERS.state && { state }),
  ...(sort !== NO_FILTERS.sort && { sort }),
  ...(isMine && { mine: true }),
});

/** The router reads `?q=2026` as a number and `?q=true` as a truth: both were typed as words. */
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
