/** The location of a process's rows. */
export type DatabaseSettings =
  | { readonly kind: 'memory' }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** Runs one statement, on a PostgreSQL server or PGlite. */
export type Query = <Row = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<{ readonly rows: Row[] }>;

export type Queries = { readonly query: Query };

/** Runs statements, one by one or in a transaction. */
export type Session = Queries & {
  transaction: <T>(work: (queries: Queries) => Promise<T>) => Promise<T>;
};

/** Rows as lists of values, each in PostgreSQL's text format. */
export type TextRows = readonly (readonly (string | null)[])[];

/** PostgreSQL, on a server or embedded (PGlite). Rejects with a `DatabaseError`. */
export type Database = Session & {
  readonly readText: (text: string, values: readonly unknown[]) => Promise<TextRows>;
  /** True if other processes may use it at the same time. */
  readonly isShared: boolean;
  /** Gives the disk of a table's deleted rows back. Only where the database does not do so by itself. */
  readonly vacuum?: (table: string) => Promise<void>;
  /** Tries to become the only writer; null while another process is. */
  tryLead(): Promise<Lead | null>;
  /** Rejects when the database does not answer. Does not wait behind slow statements. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/** Being the only writer. */
export type Lead = {
  /** Works only while the lead lasts, so that there are never two writers. */
  readonly session: Session;
  /** Aborts when the connection that holds the lead is lost; the reason says why. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
};
