import type { IgnoredEvaluation, Review } from '@org/contests';
import {
  PER_PART,
  type Reading,
  type ReadingPart,
  type ReadingProgress,
  type ReadResult,
  type ResultPart,
} from './reading.ts';

export type ReadInWorkerOptions = {
  readonly createWorker: () => Worker;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: ReadingProgress) => void;
};

/**
 * Computes a result in a worker; the main thread only copies one part at a time. Rejects if workers are unavailable,
 * the worker's code cannot be loaded, or the signal aborts.
 */
export async function readInWorker(
  { contest, attestations, block }: Reading,
  { createWorker, signal, onProgress }: ReadInWorkerOptions,
): Promise<ReadResult> {
  const worker = createWorker();
  try {
    const result = collect(worker, signal, (read) =>
      onProgress?.({ done: attestations.length + read, total: 2 * attestations.length }),
    );
    // Awaited below; avoids an unhandled rejection until then.
    result.catch(() => undefined);
    for (let from = 0; from < attestations.length; from += PER_PART) {
      const part = attestations.slice(from, from + PER_PART);
      const isLast = from + PER_PART >= attestations.length;
      worker.postMessage({
        attestations: part,
        ...(isLast && { last: { contest, block } }),
      } satisfies ReadingPart);
      onProgress?.({ done: from + part.length, total: 2 * attestations.length });
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
    }
    return await result;
  } finally {
    worker.terminate();
  }
}

/** Joins the parts of the worker's result. */
const collect = (worker: Worker, signal: AbortSignal, onRead: (read: number) => void): Promise<ReadResult> =>
  new Promise((resolve, reject) => {
    const counted: Review[] = [];
    const ignored: IgnoredEvaluation[] = [];
    worker.addEventListener('message', ({ data }: MessageEvent<ResultPart>) => {
      counted.push(...data.counted);
      ignored.push(...data.ignored);
      if (data.last) resolve({ ...data.last, counted, ignored });
      else onRead(counted.length + ignored.length);
    });
    worker.addEventListener('error', () => reject(new Error('the worker failed')));
    worker.addEventListener('messageerror', () => reject(new Error('the worker cannot be understood')));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
