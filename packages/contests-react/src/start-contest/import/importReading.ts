/** The fields of the form that hold one item per line. */
export type ImportKind = 'judges' | 'entries';

/**
 * Where the items are: each line is one item, a line may hold several, or they are in a column, counted
 * from 0.
 */
export type ImportSource = 'lines' | 'every' | number;

export type GoodLine = { readonly line: number; readonly value: string };
export type BadLine = GoodLine & {
  readonly reason: string;
  /** The last line of its row, if the row has several lines. */
  readonly lastLine?: number;
};

/** The result of reading a text. */
export type ImportReading = {
  readonly source: ImportSource;
  /** The columns, named by the header or else by their first cell; empty for plain lines. */
  readonly columns: readonly string[];
  /** The header line. */
  readonly headerLine: number | undefined;
  readonly good: readonly GoodLine[];
  readonly bad: readonly BadLine[];
  /** Duplicates, which are dropped. */
  readonly repeated: readonly GoodLine[];
};

/** Upper limits of an import, far beyond any contest: a larger file is the wrong file. */
export const IMPORT_LIMITS = { bytes: 1_000_000, lines: 5_000 } as const;

/** Templates for download. Their placeholders are invalid, so that an example row is never imported. */
export const importTemplates: Record<ImportKind, { readonly file: string; readonly text: string }> = {
  judges: { file: 'judges.csv', text: 'address\r\n0x…\r\n' },
  entries: { file: 'entries.csv', text: 'link\r\nhttps://…\r\n' },
};
