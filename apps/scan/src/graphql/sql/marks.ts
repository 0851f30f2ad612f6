// In a text of JSON no sign below a space stands for itself, so these can only be ours.

/** Instead of groups that are too many. */
export const TOO_MANY = '\u0001';
export const TOO_MANY_SQL = 'chr(1)';

/** Instead of a number that GraphQL's `Int` cannot hold. */
export const LARGE_SUM = '\u0002';
export const LARGE_SUM_SQL = 'chr(2)';
