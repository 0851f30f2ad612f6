import type { RankedEntry } from '@org/contests';
import type { ReactNode } from 'react';

/** The heights of most rows on a wide screen in pixels, for those that are not drawn yet. */
export const RANKING_ROW_HEIGHT = 78;
export const ENTRIES_ROW_HEIGHT = 64;

/** How a table draws its rows in portions. */
export type LongTable = {
  /** All rows, with the head and those that are not drawn yet. */
  readonly rowCount: number;
  readonly renderBody: (renderRow: (ranked: RankedEntry, rowIndex: number) => ReactNode) => ReactNode;
};
