import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../base/errors.ts';
import type { PgliteAnswer, PgliteRequest, PgliteStart } from './pgliteWorker.ts';

/** A statement whose thread waits for a processor may take this many times its limit, up to a minute. */
const MOST_LIMITS = 4;
const MOST_MS = 60_000;
const READ_MS = 1_000;

/** When `limitStatement` ends a statement at the latest. */
export const getLongestMs = (limitMs: number): number => extend(limitMs) + 2 * READ_MS;

const extend = (limitMs: number) => Math.max(limitMs, Math.min(MOST_LIMITS * limitMs, MOST_MS));

/**
 * Calls `end` after the limit. On a busy machine that time says little about a statement, so its thread may first have a
 * processor for a quarter of the limit. Without that, every statement would be ended, and opening the database again would
 * keep the machine busier still.
 *
 * @returns cancels the limit
 */
function limitStatement(worker: Pick<Worker, 'cpuUsage'>, limitMs: number, end: () => void): () => void {
  const latest = performance.now() + extend(limitMs);
  let isOver = false;
  let timer: NodeJS.Timeout;
  const look = async (hadMs: number | undefined) => {
    const nowMs = await readProcessorMs(worker);
    if (isOver) return;
    const isStarved = hadMs !== undefined && nowMs !== undefined && nowMs - hadMs < limitMs / 4;
    const leftMs = latest - performance.now();
    if (isStarved && leftMs > 0) timer = setTimeout(look, Math.min(limitMs / 4, leftMs), hadMs);
    else end();
  };
  timer = setTimeout(async () => {
    const hadMs = await readProcessorMs(worker);
    if (!isOver) timer = setTimeout(look, limitMs / 2, hadMs);
  }, limitMs / 2);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The time that a thread has had on a processor; undefined if it does not say, as before Node 24.6. */
async function readProcessorMs(worker: Partial<Pick<Worker, 'cpuUsage'>>): Promise<number | undefined> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    patience = setTimeout(resolve, READ_MS, undefined);
  });
  try {
    const usage = await Promise.race([worker.cpuUsage?.(), late]);
    return usage && (usage.user + usage.system) / 1_000;
  } catch {
    // The thread has ended.
    return undefined;
  } finally {
    clearTimeout(patience);
  }
}

/** Beside this file, in the sources and in the build. */
const file = new URL(`./pgliteWorker${extname(import.meta.url)}`, import.meta.url);

/** Opening replays what the last process had not flushed, which may take a while. */
const OPEN_MS = 60_000;

/** PostgreSQL's code for a statement that was ended by its time-out. */
const QUERY_CANCELED = '57014';

export type PgliteThread = {
  /** Settles when the database is open, with PGlite's compiled code. */
  readonly opened: Promise<WebAssembly.Module | undefined>;
  readonly hasEnded: boolean;
  /** Settles when the thread has exited: only then may another thread open the folder. */
  readonly gone: Promise<void>;
  /** Runs one statement; the next one starts after it. A statement that exceeds `limitMs` (`limitStatement`) ends the thread. */
  ask<Row>(request: PgliteRequest, limitMs?: number): Promise<Row[]>;
  end(): Promise<void>;
};

export type PgliteThreadOptions = {
  /** How long opening may take. Default: 60,000. */
  readonly openMs?: number | undefined;
  readonly createWorker?: ((start: PgliteStart) => Worker) | undefined;
};

/** PGlite in its own thread: nothing else can stop a statement that takes too long. */
export function createPgliteThread(
  start: PgliteStart,
  {
    openMs = OPEN_MS,
    createWorker = (workerData) => new Worker(file, { workerData }),
  }: PgliteThreadOptions = {},
): PgliteThread {
  const worker = createWorker(start);
  const gone = new Promise<void>((resolve) => void worker.once('exit', () => resolve()));
  let hasEnded = false;
  let settle: ((answer: PgliteAnswer) => void) | undefined;

  const fail = (message: string, code?: string) => {
    hasEnded = true;
    settle?.({ error: { message, code } });
  };
  worker.on('message', (answer: PgliteAnswer) => settle?.(answer));
  worker.on('error', (error: unknown) => fail(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => fail('the database thread has ended'));

  const cancel = () => {
    fail('canceling statement due to statement timeout', QUERY_CANCELED);
    void worker.terminate();
  };
  const startTimer = (limitMs: number) => {
    const timer = setTimeout(cancel, limitMs);
    return () => clearTimeout(timer);
  };
  const startLimit = (limitMs: number) => limitStatement(worker, limitMs, cancel);

  const wait = <Row>(limitMs: number | undefined, start: (limitMs: number) => () => void) =>
    new Promise<Row[]>((resolve, reject) => {
      const stopLimit = limitMs === undefined ? undefined : start(limitMs);
      // Only an open request keeps the process alive.
      worker.ref();
      settle = (answer) => {
        settle = undefined;
        stopLimit?.();
        worker.unref();
        if ('rows' in answer) resolve(answer.rows as Row[]);
        else reject(new DatabaseError(Object.assign(new Error(answer.error.message), answer.error)));
      };
    });

  const end = async () => {
    fail('the database was closed');
    await worker.terminate();
  };
  const opened = wait<WebAssembly.Module>(openMs, startTimer).then(
    ([code]) => code,
    async (error: unknown) => {
      await end();
      throw error;
    },
  );
  // Requests made in the meantime get the error; this avoids an unhandled rejection.
  opened.catch(() => undefined);
  return {
    opened,
    gone,
    get hasEnded() {
      return hasEnded;
    },
    async ask(request, limitMs) {
      if (hasEnded) throw new DatabaseError(new Error('the database thread has ended'));
      const answer = wait(limitMs, request.kind === 'close' ? startTimer : startLimit);
      worker.postMessage(request);
      return answer as Promise<never>;
    },
    end,
  };
}
