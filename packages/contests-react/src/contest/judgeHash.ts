/** At the end of a contest's address: its judge came to go on with the queue. */
export const JUDGE_HASH = '#judge';
