import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../base/errors.ts';
import { limitStatement } from './limitStatement.ts';
import type { PgliteAnswer, PgliteRequest, PgliteStart } from './pgliteWorker.ts';

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
