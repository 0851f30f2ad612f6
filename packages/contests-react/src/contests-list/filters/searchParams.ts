import { isOneOf } from './isOneOf.ts';
import { type ListFilters, NO_FILTERS, sorts, stateFilters, tidyText } from './listFilters.ts';

/** Reads the filters from the address. Unknown values are ignored: anybody can type anything there. */
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

/** The search part of an address with these filters, default values left out, and with the chain of the former one. */
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
