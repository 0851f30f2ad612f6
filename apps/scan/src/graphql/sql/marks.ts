// In a text of JSON no sign below a space stands for itself, so these can only be ours.

/** Instead of a list or a row that would be too long. */
export const TOO_LONG = '\u0001';
export const TOO_LONG_SQL = 'chr(1)';

/** Instead of a number that GraphQL's `Int` cannot hold. */
export const LARGE_SUM = '\u0002';
export const LARGE_SUM_SQL = 'chr(2)';
