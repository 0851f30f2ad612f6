import type * as kit from '@org/server-kit';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** Runs statements, on a PostgreSQL server or PGlite. */
export type SqlQueries = {
  query: <Row>(statement: SQL<Row>) => Promise<Row[]>;
};

/** Runs statements, one by one or in a transaction. */
export type SqlSession = SqlQueries & {
  transaction: <T>(run: (queries: SqlQueries) => Promise<T>) => Promise<T>;
};

export type Rows = kit.TextRows;

/** Runs a statement given as text, and returns its rows in PostgreSQL's text format. */
export type ReadRows = (statement: { text: string; values: readonly unknown[] }) => Promise<Rows>;

/** A server-kit database for Drizzle statements. */
export type SqlDatabase = SqlSession & {
  read: ReadRows;
  /** True if other processes may use it at the same time. */
  isShared: boolean;
  /** Tries to become the only writer; null while another process is. */
  tryLead: () => Promise<SqlLead | null>;
  /** Rejects when it does not answer. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

/** Being the only writer. */
export type SqlLead = {
  /** Works only while the lead lasts, so that there are never two writers. */
  session: SqlSession;
  /** Aborts when the connection that holds the lead is lost; the reason says why. */
  lost: AbortSignal;
  release: () => Promise<void>;
};

const dialect = new PgDialect();

/** A statement as text and parameters. */
function toQuery(statement: SQL): { text: string; values: unknown[] } {
  const { sql, params } = dialect.sqlToQuery(statement);
  return { text: sql, values: params };
}

const toQueries = ({ query }: kit.Queries): SqlQueries => ({
  async query<Row>(statement: SQL<Row>) {
    const { text, values } = toQuery(statement);
    return (await query<Row>(text, values)).rows;
  },
});

const toSession = (session: kit.Session): SqlSession => ({
  ...toQueries(session),
  transaction: (run) => session.transaction((queries) => run(toQueries(queries))),
});

/** Adapts a server-kit database to Drizzle statements. */
export function toDatabase(database: kit.Database): SqlDatabase {
  return {
    ...toSession(database),
    read: ({ text, values }) => database.readText(text, values),
    isShared: database.isShared,
    async tryLead() {
      const lead = await database.tryLead();
      return lead && { ...lead, session: toSession(lead.session) };
    },
    check: () => database.check(),
    close: () => database.close(),
  };
}
