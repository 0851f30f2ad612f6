import type { ReviewLinks } from '../../review/ReviewList.tsx';

export type ContestLinks = ReviewLinks & {
  /** Each entry's own page. */
  readonly getEntryPath: (entry: string) => string;
};
