/**
 * Where in the text the items stand: every line is one, every line may hold several, or they are in a column, counted
 * from 0.
 */
export type ImportSource = 'lines' | 'every' | number;

export type GoodLine = { readonly line: number; readonly value: string };
export type BadLine = GoodLine & {
  readonly reason: string;
  /** Where its row ends, if that is another line. */
  readonly lastLine?: number;
};

/** What was found in a text. */
export type ImportReading = {
  readonly source: ImportSource;
  /** The columns that the text has, by their names or else by what stands in them first; none where it has lines only. */
  readonly columns: readonly string[];
  /** The line that was taken for the names of the columns. */
  readonly headerLine: number | undefined;
  readonly good: readonly GoodLine[];
  readonly bad: readonly BadLine[];
  /** The same as a line before: dropped. */
  readonly repeated: readonly GoodLine[];
};
