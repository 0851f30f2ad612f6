const BLANK = /[\s\p{Cf}]/u;

/**
 * A cell without what cannot be seen around it: spaces, and the marks that copying out of pages and spreadsheets adds.
 * By hand: a regular expression takes the square of the time for a long run of spaces.
 */
export const trimCell = (cell: string): string => {
  let start = 0;
  let end = cell.length;
  while (start < end && BLANK.test(cell.charAt(start))) start++;
  while (end > start && BLANK.test(cell.charAt(end - 1))) end--;
  return cell.slice(start, end);
};
