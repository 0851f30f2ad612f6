/**
 * Runs a statement in PostgreSQL; the pool of `pg`, PGlite and most other clients have a `query` of this form.
 *
 * @example
 * const query: SqlQuery = (sql, values) => pool.query(sql, [...values]);
 */
export type SqlQuery = (
  sql: string,
  values: readonly (string | number | null)[],
) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

type Migration = {
  readonly sql: string;
  /** The oldest version that can use the tables after this migration; older ones refuse them. */
  readonly usableFrom: number;
};

/** Migrations run once, in this order, and never change after their release. */
const MIGRATIONS: readonly Migration[] = [
  {
    sql: `create table if not exists siwe_browsers (browser text primary key, turn integer not null, expires_at bigint not null);
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
  );`,
    usableFrom: 1,
  },
  // Binds sessions of contract wallets to their chain. Those never last longer than an hour: a session
  // with more time left was opened by a key, and the others may be either.
  {
    sql: `drop table siwe_browsers, siwe_nonces, siwe_verifications;
  create table siwe_secrets (period bigint primary key, secret text not null);
  create table siwe_spent (key text primary key, network text not null, expires_at bigint not null);
  create index siwe_spent_network on siwe_spent (network, expires_at);
  create index siwe_spent_expiry on siwe_spent (expires_at);
  delete from siwe_sessions where expires_at - seen_at <= 3600000;
  alter table siwe_sessions add column signed_by text not null default 'key';
  alter table siwe_sessions alter column signed_by drop default;
  alter table siwe_sessions add column network text not null default 'unknown';
  alter table siwe_sessions alter column network drop default;
  create index siwe_sessions_network on siwe_sessions (network);`,
    usableFrom: 2,
  },
  {
    sql: `alter table siwe_spent add column region text not null default '';
  create index siwe_spent_region on siwe_spent (region, expires_at);
  alter table siwe_sessions add column region text not null default '';
  create index siwe_sessions_region on siwe_sessions (region);`,
    usableFrom: 2,
  },
  // For signing out everywhere.
  {
    sql: `create index siwe_sessions_address on siwe_sessions (address);`,
    usableFrom: 2,
  },
];

const toStep = (migration: Migration, index: number) => `
  if not exists (select from siwe_migrations where version = ${index + 1}) then
    ${migration.sql}
    alter table siwe_migrations add column if not exists usable_from integer;
    insert into siwe_migrations (version, usable_from) values (${index + 1}, ${migration.usableFrom});
  end if;`;

/** A lock serializes migrations if several servers start at once. */
const MIGRATE = `
do $$ begin
  perform pg_advisory_xact_lock(4361, 1);
  create table if not exists siwe_migrations (version integer primary key);
  if exists (
    select from siwe_migrations applied
    where version > ${MIGRATIONS.length}
      and coalesce((to_jsonb(applied) ->> 'usable_from')::integer, version) > ${MIGRATIONS.length}
  ) then
    raise exception 'the siwe_ tables belong to a newer release: start that release, or restore a backup from before it';
  end if;
  ${MIGRATIONS.map(toStep).join('')}
end $$`;

/**
 * Creates or migrates the tables of both SQL stores. Their names begin with `siwe_`.
 *
 * @example
 * import { createSiweTables } from '@org/auth-siwe/server';
 * await createSiweTables((sql, values) => pool.query(sql, [...values]));
 */
export async function createSiweTables(query: SqlQuery): Promise<void> {
  await query(MIGRATE, []);
}
