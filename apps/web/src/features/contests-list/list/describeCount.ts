import { messages } from '../../../shared/messages/messages.ts';
import type { ListState } from './listState.ts';

const words = messages.contestsList;
const number = new Intl.NumberFormat(messages.locale);
const write = (n: number) => number.format(n);

/**
 * How many contests are listed, for the eye and as an announcement.
 *
 * @param isSearch what the scan finds has to be looked through: its number says nothing yet
 */
export const describeCount = (state: ListState, isSearch: boolean): string => {
  if (state.status !== 'listed' || state.isChanging) return '';
  const { contests, more, searched, total } = state;
  const n = contests.length;
  if (more === 'none') return words.count(n, write(n));
  return isSearch
    ? words.countSoFar(n, write(n), write(searched), write(total))
    : words.countOf(write(n), write(total));
};
