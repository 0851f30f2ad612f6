import { formatNumber } from '../../text/formatNumber.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ListState } from './listState.ts';

/**
 * How many contests are listed, for the eye and as an announcement.
 *
 * @param isSearch what the scan finds has to be looked through: its number says nothing yet
 */
export const describeCount = (state: ListState, isSearch: boolean, words: Texts['contestsList']): string => {
  if (state.status !== 'listed' || state.isChanging) return '';
  const { contests, more, searched, total } = state;
  const n = contests.length;
  if (more === 'none') return words.count(n, formatNumber(n));
  return isSearch
    ? words.countSoFar(n, formatNumber(n), formatNumber(searched), formatNumber(total))
    : words.countOf(formatNumber(n), formatNumber(total));
};
