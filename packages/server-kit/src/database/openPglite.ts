import { fileURLToPath } from 'node:url';
import { DatabaseError, StartError } from '../base/errors.ts';
import {
  createPgliteThread,
  getLongestMs,
  type PgliteThread,
  type PgliteThreadOptions,
} from './createPgliteThread.ts';
import type { Database, Queries, Query, Session, TextRows } from './database.ts';
import { finishFolder, prepareFolder, takeFolder, toStartError } from './databaseFolder.ts';
import { type Migrations, migrate } from './migrations.ts';
import type { PgliteRequest } from './pgliteWorker.ts';

export type PgliteOptions = {
  /** Null: a temporary folder, removed on close. */
  readonly folder: string | null;
  /** The path of the data, if it is not the folder itself. */
  readonly dataFolder?: string | undefined;
  readonly migrations: Migrations;
  readonly statementMs: number;
  /** A file made by `dumpEmptyDatabase`: it opens much faster than a new database is created. */
  readonly template?: URL | undefined;
  readonly thread?: PgliteThreadOptions;
  /** How often what was written is flushed. Default: 300,000. */
  readonly checkpointMs?: number;
};

const WRITE_MS = 120_000;
/** How long a statement waits for its turn, in addition to the longest time of one statement outside a transaction. */
const PATIENCE_MS = 10_000;
const CLOSE_MS = 2_000;
const CHECK_MS = 2_000;
/** The interval at which PostgreSQL does it by itself. */
const CHECKPOINT_MS = 300_000;

/** Kept for all later threads: compiling it once more takes 600 MB for a moment (V8's optimizer, for one huge function). */
let code: WebAssembly.Module | undefined;

type Ask = <Row>(request: PgliteRequest, limitMs?: number) => Promise<Row[]>;

/**
 * PostgreSQL embedded in a thread of this process. A statement that exceeds its time limit ends the thread, since
 * nothing else stops it; the folder is reopened at once with all committed data, and queued statements continue.
 *
 * @throws {StartError} `database` when the folder cannot be used, or another process uses it
 */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const { statementMs, migrations, template, checkpointMs = CHECKPOINT_MS } = options;
  const folder = takeFolder(options.folder, options.dataFolder);
  const dataFolder = options.dataFolder ?? folder.path;
  const inTurn = createTurns();
  let thread: PgliteThread | undefined;
  let opening: Promise<PgliteThread> | undefined;
  let isClosed = false;

  const open = async (templatePath: string | null) => {
    await thread?.gone;
    thread = createPgliteThread({ dataFolder, template: templatePath, code }, options.thread);
    code = await thread.opened;
    return thread;
  };
  /** The open thread: a new one when the last one has ended. */
  const getThread = async (templatePath: string | null = null) => {
    if (isClosed) throw new DatabaseError(new Error('the database was closed'));
    if (thread && !thread.hasEnded && !opening) return thread;
    opening ??= open(templatePath).finally(() => {
      opening = undefined;
    });
    return opening;
  };
  /** Asks one thread only: a transaction must not continue in the next one. */
  const toAsk =
    (its: PgliteThread): Ask =>
    async (request, limitMs) => {
      try {
        return await its.ask(request, limitMs);
      } finally {
        // Reopened at once, not on the next request.
        if (its.hasEnded) void getThread().catch(() => undefined);
      }
    };
  const ask: Ask = async (request, limitMs) => toAsk(await getThread())(request, limitMs);
  const limitMs = getLongestMs(statementMs) + PATIENCE_MS;
  const writing = { isUrgent: true, limitMs };
  let wasUsed = false;
  const session: Session = {
    query: (text, values) => {
      wasUsed = true;
      return inTurn(() => toQuery(ask, statementMs)(text, values), writing);
    },
    transaction: (work) => {
      wasUsed = true;
      return inTurn(async () => runTransaction(toAsk(await getThread()), work), { isUrgent: true });
    },
  };
  /** PGlite has no process that does it: its log would grow with all that is ever written, and opening would replay it. */
  const checkpoint = async () => {
    if (!wasUsed || isClosed) return;
    wasUsed = false;
    await inTurn(() => ask({ kind: 'script', text: 'checkpoint' })).catch(() => {
      wasUsed = true;
    });
  };

  try {
    const isNew = prepareFolder(folder.path, dataFolder);
    await getThread(isNew && template ? fileURLToPath(template) : null);
    const run = async (text: string) => void (await ask({ kind: 'script', text }));
    await migrate({ run, query: toQuery(ask) }, migrations);
    finishFolder(folder.path);
  } catch (cause) {
    await thread?.end();
    folder.release();
    throw cause instanceof StartError ? cause : toStartError(folder.path, cause);
  }

  const flushing = setInterval(() => void checkpoint(), checkpointMs).unref();
  return {
    ...session,
    readText: (text, values) =>
      inTurn(() => ask<TextRows[number]>({ kind: 'text', text, values }, statementMs), { limitMs }),
    // Longer than other statements: one that was cut off would be as long the next time.
    vacuum: (table) =>
      inTurn(async () => void (await ask({ kind: 'script', text: `vacuum ${table}` }, WRITE_MS))),
    isShared: false,
    // No other process can open the folder.
    tryLead: async () => ({ session, lost: new AbortController().signal, release: async () => undefined }),
    check: async () => void (await within(CHECK_MS, getThread())),
    async close() {
      if (isClosed) return;
      isClosed = true;
      clearInterval(flushing);
      await opening?.catch(() => undefined);
      await inTurn(async () => thread?.ask({ kind: 'close' }, CLOSE_MS), writing).catch(() => undefined);
      await thread?.end();
      folder.release();
    },
  };
}

/** Rejects when the work takes longer; the work itself continues. */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new DatabaseError(new Error('the database is being opened'))), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(limit));
}

const toQuery =
  (ask: Ask, limitMs?: number): Query =>
  async <Row>(text: string, values: readonly unknown[] = []) => ({
    rows: await ask<Row>({ kind: 'rows', text, values }, limitMs),
  });

async function runTransaction<T>(ask: Ask, work: (queries: Queries) => Promise<T>): Promise<T> {
  const run = (text: string) => ask({ kind: 'script', text }, WRITE_MS);
  await run('begin');
  try {
    const result = await work({ query: toQuery(ask, WRITE_MS) });
    await run('commit');
    return result;
  } catch (error) {
    // A thread that has ended has lost the transaction anyway.
    await run('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Runs one task at a time. Urgent tasks go first, so that writes do not wait behind queries.
 *
 * @throws {DatabaseError} after `limitMs` of waiting
 */
function createTurns() {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isTaken = false;

  const wait = (queue: (() => void)[], limitMs: number | undefined) =>
    new Promise<void>((resolve, reject) => {
      let limit: NodeJS.Timeout | undefined;
      const start = () => {
        clearTimeout(limit);
        resolve();
      };
      queue.push(start);
      if (limitMs === undefined) return;
      limit = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        const cause = new Error('too many statements are waiting');
        reject(new DatabaseError(Object.assign(cause, { code: 'queue-full' })));
      }, limitMs);
    });

  return async <T>(
    task: () => Promise<T>,
    { isUrgent = false, limitMs }: { isUrgent?: boolean; limitMs?: number } = {},
  ): Promise<T> => {
    if (isTaken) await wait(isUrgent ? urgent : others, limitMs);
    isTaken = true;
    try {
      return await task();
    } finally {
      const next = urgent.shift() ?? others.shift();
      // Passes the turn on directly, so that no newcomer can take it.
      if (next) next();
      else isTaken = false;
    }
  };
}
