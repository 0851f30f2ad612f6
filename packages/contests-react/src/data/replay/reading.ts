/** Progress of a long read, in attestations. */
export type ReadingProgress = { readonly done: number; readonly total: number };

/** Larger readings take longer than a frame and run in a worker. */
export const READ_AT_ONCE = 400;

/** The number of attestations per message: copying them takes a fraction of a frame. */
export const PER_PART = 400;
