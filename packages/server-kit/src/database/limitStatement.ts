import type { Worker } from 'node:worker_threads';

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
export function limitStatement(
  worker: Pick<Worker, 'cpuUsage'>,
  limitMs: number,
  end: () => void,
): () => void {
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
