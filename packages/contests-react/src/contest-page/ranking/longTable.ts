import type { RankedEntry } from '@org/contests';
import type { ReactNode } from 'react';

/** How a table draws its rows in portions. */
export type LongTable = {
  /** All rows, with the head and those that are not drawn yet. */
  readonly rowCount: number;
  readonly renderBody: (renderRow: (ranked: RankedEntry, rowIndex: number) => ReactNode) => ReactNode;
};
