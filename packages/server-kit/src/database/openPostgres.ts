import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { DatabaseError, StartError } from '../base/errors.ts';
import type { Database, Lead, Queries, Query, Session } from './database.ts';
import { type Migrations, migrate } from './migrations.ts';

/** A statement is prepared on its third run. */
const OFTEN = 3;
const MAX_NAMES = 200;
const MAX_REMEMBERED = 1_000;
/** In characters: the plan of a long statement takes megabytes on each connection. */
const MAX_LENGTH = 8_000;

/**
 * Names frequent statements, so that the server parses and plans each of them once per connection. Clients can send any
 * statement, so the number of names is limited.
 */
function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  return (text) => {
    if (text.length > MAX_LENGTH) return undefined;
    const name = names.get(text);
    if (name !== undefined || names.size >= MAX_NAMES) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    names.set(text, `laurel_${names.size}`);
    return names.get(text);
  };
}

/** The product's advisory locks, two arbitrary numbers. PostgreSQL keeps them per database. */
const LOCKS = { migrate: [0x6c61, 1], write: [0x6c61, 2] } as const;

const WRITE_MS = 120_000;

const ignore = () => undefined;

const CHECK_MS = 2_000;

/**
 * For the writer's connection: the server releases the lead after a minute of silence; and commits do not wait for the
 * disk, because lost rows are read from the chain again.
 */
const WRITER_OPTIONS =
  '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3 -c synchronous_commit=off';

/** Returns every value in PostgreSQL's text format, whatever its type. */
const AS_TEXT = {
  rowMode: 'array',
  types: { getTypeParser: () => (text: string) => text },
} as const;

/** Codes of transient errors: connection, server state, out of memory, conflicting transactions. */
const PASSING = /^(08|57P|53|40)/;

export type PostgresOptions = {
  readonly url: string;
  readonly migrations: Migrations;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string;
  readonly statementMs: number;
};

/**
 * A pool of connections to a PostgreSQL server; migrates its tables, one process at a time.
 *
 * @throws {StartError} `database` when the server refuses the login, or the database is of another product
 * @throws {DatabaseError} when the server does not answer
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, applicationName, statementMs } = options;
  const settings = { connectionString: url, application_name: applicationName, keepAlive: true };
  const connectionTimeoutMillis = Math.min(statementMs, 15_000);
  await bringUpToDate(new pg.Client({ ...settings, connectionTimeoutMillis }), options.migrations);
  const pool = new pg.Pool({
    ...settings,
    max: 10,
    connectionTimeoutMillis,
    statement_timeout: statementMs,
    query_timeout: statementMs * 2,
  });
  // A separate connection, kept open, so that a check does not wait behind other statements.
  const checking = new pg.Pool({
    ...settings,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CHECK_MS,
    query_timeout: CHECK_MS,
  });
  let check: Promise<void> | undefined;
  // An idle connection was lost: the next statement uses another one.
  for (const each of [pool, checking]) each.on('error', ignore);
  const nameOf = createStatementNames();

  const candidate = createCandidate(
    () =>
      new pg.Client({
        ...settings,
        options: WRITER_OPTIONS,
        connectionTimeoutMillis,
        query_timeout: WRITE_MS,
      }),
  );

  return {
    isShared: true,
    query: createQuery(pool, nameOf),
    async readText(text, values) {
      const name = nameOf(text);
      const statement = { text, values: [...values], ...AS_TEXT, ...(name && { name }) };
      return (await told(pool.query<(string | null)[]>(statement))).rows;
    },
    transaction: (work) =>
      told(pool.connect()).then(async (client) => {
        // The connection was lost: the next statement of the transaction reports it.
        client.on('error', ignore);
        try {
          return await createSession(client).transaction(work);
        } finally {
          client.off('error', ignore);
          client.release();
        }
      }),
    tryLead: () => told(candidate.tryLead()),
    // Concurrent callers share one check.
    check() {
      check ??= told(checking.query('select 1'))
        .then(() => undefined)
        .finally(() => {
          check = undefined;
        });
      return check;
    },
    async close() {
      await Promise.all([candidate.close(), pool.end(), checking.end()]);
    },
  };
}

/** The lead is a lock of the connection that writes: if one is lost, so is the other. */
function createCandidate(createClient: () => pg.Client) {
  let known: { client: pg.Client; lost: AbortController } | undefined;

  const connect = async () => {
    const client = createClient();
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('the connection has ended')));
    known = { client, lost };
    await client.connect();
    return known;
  };
  const close = async () => {
    const client = known?.client;
    known = undefined;
    await client?.end().catch(() => undefined);
  };

  return {
    close,
    async tryLead(): Promise<Lead | null> {
      try {
        const { client, lost } = known && !known.lost.signal.aborted ? known : await connect();
        // A replica has its own locks, and is read-only.
        const { rows } = await client.query(
          'select case when not pg_is_in_recovery() then pg_try_advisory_lock($1, $2) end as "isOurs"',
          [...LOCKS.write],
        );
        if (rows[0]?.isOurs !== true) return null;
        return { session: createSession(client), lost: lost.signal, release: close };
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}

function createSession(client: pg.ClientBase): Session {
  const queries: Queries = { query: createQuery(client) };
  return {
    ...queries,
    async transaction(work) {
      await told(client.query('begin'));
      try {
        const result = await work(queries);
        // After a failed statement the server answers COMMIT with ROLLBACK, without an error.
        const { command } = await told(client.query('commit'));
        if (command !== 'COMMIT') throw new DatabaseError(new Error('the transaction was not committed'));
        return result;
      } catch (error) {
        // If even this fails, the connection has lost the transaction anyway.
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    },
  };
}

function createQuery(client: pg.Pool | pg.ClientBase, nameOf?: (text: string) => string | undefined): Query {
  return async <Row>(text: string, values: readonly unknown[] = []) => {
    const name = nameOf?.(text);
    const { rows } = await told(client.query({ text, values: [...values], ...(name && { name }) }));
    return { rows: rows as Row[] };
  };
}

/** Several processes may start at once: each waits for the one before it. */
async function bringUpToDate(client: pg.Client, migrations: Migrations) {
  client.on('error', ignore);
  try {
    await client.connect();
    // Waiting for another process and changing large tables may exceed the statement timeout.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1, $2)', [...LOCKS.migrate]);
    const run = async (sql: string) => void (await client.query(sql));
    await migrate({ run, query: createQuery(client) }, migrations);
  } catch (error) {
    throw toOpeningError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function toOpeningError(error: unknown): Error {
  if (error instanceof StartError) return error;
  const cause = error instanceof DatabaseError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || PASSING.test(cause.code ?? '')) return new DatabaseError(cause);
  const message = `The database of DATABASE_URL cannot be opened: ${cause.message} (${cause.code}).`;
  return new StartError({ code: 'database', message, cause });
}

async function told<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof DatabaseError ? error : new DatabaseError(error);
  }
}
