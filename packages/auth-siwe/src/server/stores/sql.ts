/**
 * Asks a PostgreSQL: `pg`'s pool, PGlite and most others have a `query` of this form.
 *
 * @example
 * const query = (sql, values) => pool.query(sql, [...values]);
 */
export type SqlQuery = (
  sql: string,
  values: readonly (string | number | null)[],
) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

/** Any number of servers may start at once; a lock lets them in one by one. */
const TABLES = `
do $$ begin
  perform pg_advisory_xact_lock(4361, 1);
  create table if not exists siwe_browsers (
    browser text primary key,
    turn integer not null,
    expires_at bigint not null
  );
  create table if not exists siwe_nonces (
    browser text not null,
    slot integer not null,
    nonce text not null,
    expires_at bigint not null,
    primary key (browser, slot)
  );
  create table if not exists siwe_verifications (
    browser text not null,
    nonce text not null,
    expires_at bigint not null,
    primary key (browser, nonce)
  );
  create table if not exists siwe_sessions (
    browser text primary key,
    id text not null unique,
    address text not null,
    chain_id bigint not null,
    expires_at bigint not null,
    seen_at bigint not null
  );
end $$`;

/**
 * Makes the tables of both SQL stores where they are not there yet. Their names begin with `siwe_`.
 *
 * @example
 * import { createSiweTables } from '@org/auth-siwe/server';
 * await createSiweTables((sql, values) => pool.query(sql, [...values]));
 */
export const createSiweTables = async (query: SqlQuery): Promise<void> => {
  await query(TABLES, []);
};
