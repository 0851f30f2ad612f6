import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseError, StartError } from '../errors.ts';
import { createStatementNames } from './createStatementNames.ts';
import { type Database, type Lead, type Queries, type Session, toQuery } from './database.ts';
import { migrations } from './migrations.ts';

/** Advisory locks of this product's scan, each per database: any two numbers that nobody else takes. */
const LOCKS = { migrate: [0x6c61, 1], write: [0x6c61, 2] } as const;

const QUESTION_MS = 15_000;
const WRITE_MS = 120_000;

/**
 * Of the writer's connection: a server that finds it silent for a minute takes the lead away; and a commit need not wait for
 * the disk, since what a crash takes with it is read from the chain again.
 */
const WRITER_OPTIONS =
  '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3 -c synchronous_commit=off';

/** Values stay the texts that PostgreSQL writes, whatever their types. */
const AS_TEXT = {
  rowMode: 'array',
  types: { getTypeParser: () => (text: string) => text },
} as const;

/**
 * A PostgreSQL server, brought up to date by one process at a time.
 *
 * @throws {StartError} `database` when the server does not let us in, or the database is of another kind
 * @throws {DatabaseError} when the server does not answer
 */
export async function openPostgres(url: string): Promise<Database> {
  const settings = { connectionString: url, application_name: 'scan', keepAlive: true };
  await bringUpToDate(new pg.Client({ ...settings, connectionTimeoutMillis: QUESTION_MS }));
  const pool = new pg.Pool({
    ...settings,
    max: 10,
    connectionTimeoutMillis: QUESTION_MS,
    statement_timeout: QUESTION_MS,
    query_timeout: QUESTION_MS * 2,
  });
  // A connection that is lost while nobody uses it: the next question takes another.
  pool.on('error', () => undefined);
  const nameOf = createStatementNames();

  const candidate = createCandidate(
    () =>
      new pg.Client({
        ...settings,
        options: WRITER_OPTIONS,
        connectionTimeoutMillis: QUESTION_MS,
        query_timeout: WRITE_MS,
      }),
  );

  return {
    isShared: true,
    query: (statement) => told(run(pool, statement, nameOf)),
    async read({ text, values }) {
      const name = nameOf(text);
      const question = { text, values: [...values], ...AS_TEXT, ...(name && { name }) };
      return (await told(pool.query<(string | null)[]>(question))).rows;
    },
    transaction: (work) =>
      told(
        pool.connect().then(async (client) => {
          try {
            return await createSession(client).transaction(work);
          } finally {
            client.release();
          }
        }),
      ),
    tryLead: () => told(candidate.tryLead()),
    async close() {
      await Promise.all([candidate.close(), pool.end()]);
    },
  };
}

/** The lead is a lock of the very connection that writes: when one is gone, so is the other. */
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
        const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as "isOurs"', [
          ...LOCKS.write,
        ]);
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
  const query: Queries['query'] = (statement) => told(run(client, statement));
  return {
    query,
    async transaction(work) {
      await told(client.query('begin'));
      try {
        const result = await work({ query });
        // Of a transaction in which a statement has failed the server says ROLLBACK here, which is no error to it.
        const { command } = await told(client.query('commit'));
        if (command !== 'COMMIT') throw new DatabaseError(new Error('the transaction was not kept'));
        return result;
      } catch (error) {
        // A connection that cannot even do that has lost the transaction anyway.
        await client.query('rollback').catch(() => undefined);
        throw error;
      }
    },
  };
}

async function run<Row>(
  client: pg.Pool | pg.ClientBase,
  statement: Parameters<typeof toQuery>[0],
  nameOf?: (text: string) => string | undefined,
): Promise<Row[]> {
  const { text, values } = toQuery(statement);
  const name = nameOf?.(text);
  const { rows } = await client.query({ text, values, ...(name && { name }) });
  return rows as Row[];
}

/** Several processes may start at once: each waits until the one before has finished. */
async function bringUpToDate(client: pg.Client) {
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Neither waiting for another process nor changing large tables is a question that takes too long.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1, $2)', [...LOCKS.migrate]);
    await migrate(drizzle(client), migrations);
  } catch (cause) {
    throw toOpeningError(cause);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What the server says of itself or of the connection, and what time mends. */
const PASSING = /^(08|57P|53|40)/;

function toOpeningError(error: unknown): Error {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || PASSING.test(cause.code ?? '')) return new DatabaseError(cause);
  const message = `The PostgreSQL database of DATABASE_URL cannot be used: ${cause.message} (${cause.code}).`;
  return new StartError({ code: 'database', message, cause });
}

async function told<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof DatabaseError ? error : new DatabaseError(error);
  }
}
