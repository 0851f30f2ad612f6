import type * as kit from '@org/server-kit';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/** Runs statements. A PostgreSQL server and PGlite answer the same. */
export type SqlQueries = {
  query: <Row>(statement: SQL<Row>) => Promise<Row[]>;
};

/** What one writer works with: statements, and several of them at once, all or none. */
export type SqlSession = SqlQueries & {
  transaction: <T>(run: (queries: SqlQueries) => Promise<T>) => Promise<T>;
};

export type Rows = kit.TextRows;

/** Runs one statement that is text already, and gives its rows in PostgreSQL's own words. */
export type ReadRows = (statement: { text: string; values: readonly unknown[] }) => Promise<Rows>;

/** The database of the server kit, for statements of Drizzle, with all tables. */
export type SqlDatabase = SqlSession & {
  read: ReadRows;
  /** Whether other processes may use it at the same time. */
  isShared: boolean;
  /** Tries to become the only writer; null as long as another process is. */
  tryLead: () => Promise<SqlLead | null>;
  /** Rejects when it does not answer. */
  check: () => Promise<void>;
  close: () => Promise<void>;
};

/** Being the only writer. */
export type SqlLead = {
  /** Works only as long as the lead lasts, so that there are never two writers. */
  session: SqlSession;
  /** Aborts when the connection that holds the lead is lost; the reason says why. */
  lost: AbortSignal;
  release: () => Promise<void>;
};

const dialect = new PgDialect();

/** A statement as its text and its parameters. */
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

/** Lets a database of the server kit take statements of Drizzle. */
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
