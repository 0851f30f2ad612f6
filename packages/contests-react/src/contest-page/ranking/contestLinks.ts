import type { ReviewLinks } from '../../review/ReviewList.tsx';

/** Where the links of a ranking lead. */
export type ContestLinks = ReviewLinks & {
  /** Each entry's own page. */
  readonly getEntryPath: (entry: string) => string;
};
