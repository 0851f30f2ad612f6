import { fileURLToPath } from 'node:url';
import { DatabaseError, StartError } from '../errors.ts';
import { createPgliteThread, type PgliteThread, type PgliteThreadOptions } from './createPgliteThread.ts';
import type { Database, Queries, Query, Session, TextRows } from './database.ts';
import { finishFolder, prepareFolder, takeFolder, toStartError } from './databaseFolder.ts';
import { type Migrations, migrate } from './migrations.ts';
import type { PgliteRequest } from './pgliteWorker.ts';

export type PgliteOptions = {
  /** Null: a temporary one, which is removed when the database is closed. */
  readonly folder: string | null;
  /** Where the data is, when it is not the folder itself. */
  readonly dataFolder?: string | undefined;
  readonly migrations: Migrations;
  readonly statementMs: number;
  /** A file that `dumpEmptyDatabase` made: it opens much faster than a new database is made. */
  readonly template?: URL | undefined;
  readonly thread?: PgliteThreadOptions;
};

const WRITE_MS = 120_000;
/** How long a statement waits for its turn, beside the time of the one before it. */
const PATIENCE_MS = 10_000;
const CLOSE_MS = 2_000;
const CHECK_MS = 2_000;

type Ask = <Row>(request: PgliteRequest, limitMs?: number) => Promise<Row[]>;

/**
 * PostgreSQL embedded in a thread of this process. A statement beyond its time ends the thread, since nothing else stops
 * it; the folder is opened again at once, with everything that was committed, and what waited goes on.
 *
 * @throws {StartError} `database` when the folder cannot be used, or another process uses it
 */
export async function openPglite(options: PgliteOptions): Promise<Database> {
  const { statementMs, migrations, template } = options;
  const folder = takeFolder(options.folder, options.dataFolder);
  const dataFolder = options.dataFolder ?? folder.path;
  const inTurn = createTurns();
  let thread: PgliteThread | undefined;
  let opening: Promise<PgliteThread> | undefined;
  let isClosed = false;

  const open = async (templatePath: string | null) => {
    await thread?.gone;
    thread = createPgliteThread({ dataFolder, template: templatePath }, options.thread);
    await thread.opened;
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
  /** Asks one thread only: what follows in a transaction must not go on in the next one. */
  const toAsk =
    (its: PgliteThread): Ask =>
    async (request, limitMs) => {
      try {
        return await its.ask(request, limitMs);
      } finally {
        // Opened again at once, not when somebody asks.
        if (its.hasEnded) void getThread().catch(() => undefined);
      }
    };
  const ask: Ask = async (request, limitMs) => toAsk(await getThread())(request, limitMs);
  const limitMs = statementMs + PATIENCE_MS;
  const writing = { isUrgent: true, limitMs };
  const session: Session = {
    query: (text, values) => inTurn(() => toQuery(ask, statementMs)(text, values), writing),
    transaction: (work) =>
      inTurn(async () => runTransaction(toAsk(await getThread()), work), { isUrgent: true }),
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

  return {
    ...session,
    readText: (text, values) =>
      inTurn(() => ask<TextRows[number]>({ kind: 'text', text, values }, statementMs), { limitMs }),
    isShared: false,
    // Nobody else can open it.
    tryLead: async () => ({ session, lost: new AbortController().signal, release: async () => undefined }),
    check: async () => void (await within(CHECK_MS, getThread())),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await opening?.catch(() => undefined);
      await inTurn(async () => thread?.ask({ kind: 'close' }, CLOSE_MS), writing).catch(() => undefined);
      await thread?.end();
      folder.release();
    },
  };
}

/** Rejects when it takes longer, whatever comes of it. */
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
 * Lets one task run at a time. Urgent ones go before the others, so that writing need not wait for every question.
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
        const cause = new Error('too many statements wait already');
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
      // The turn is handed on, so that nobody who comes between takes it.
      if (next) next();
      else isTaken = false;
    }
  };
}
