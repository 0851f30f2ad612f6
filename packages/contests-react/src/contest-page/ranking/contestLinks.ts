import type { ReviewLinks } from '../../review/ReviewList.tsx';

/** The targets of the links in a ranking. */
export type ContestLinks = ReviewLinks & {
  /** Each entry's own page. */
  readonly getEntryPath: (entry: string) => string;
};
