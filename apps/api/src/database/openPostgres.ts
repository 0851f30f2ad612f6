import pg from 'pg';
import type { Database } from './database.ts';

const CONNECT_MS = 5_000;
const STATEMENT_MS = 5_000;

/** Statements are few and fixed: each connection plans them once. */
const nameOf = (() => {
  const names = new Map<string, string>();
  return (sql: string) => {
    const name = names.get(sql) ?? `laurel_${names.size}`;
    names.set(sql, name);
    return name;
  };
})();

/** A pool of connections to a PostgreSQL server, which any number of copies of this one may share. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS,
    application_name: 'laurel-api',
  });
  // A connection that breaks while nobody uses it is replaced by the pool; what needs it next says if that fails.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  return {
    query: (sql, values) =>
      values.length === 0
        ? pool.query(sql)
        : pool.query({ name: nameOf(sql), text: sql, values: [...values] }),
    close: () => pool.end(),
  };
}
