import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

/**
 * Runs `atOnce` tasks at a time and queues `maxWaiting` more.
 *
 * @returns runs a task; rejects at once when the queue is full
 */
export function createBoundedLimit(atOnce: number, maxWaiting: number) {
  const limit = pLimit({ concurrency: atOnce, rejectOnClear: true });
  return {
    run: <T>(task: () => Promise<T>): Promise<T> =>
      limit.pendingCount >= maxWaiting
        ? Promise.reject(new Error('too many tasks are waiting'))
        : limit(task),
    /** Rejects the tasks that have not begun. */
    clear: () => limit.clearQueue(),
  };
}

export type MemoryOptions<Subject, T> = {
  /** What tells one subject from another. */
  readonly keyOf: (subject: Subject) => string;
  /** Asks for what is not known, or no longer; it has to end by itself. */
  readonly read: (subject: Subject) => Promise<T>;
  /** How long what was read is given without asking again. */
  readonly freshMs: (value: T) => number;
  /** How long it is given at all: beyond `freshMs` it is asked for again meanwhile. */
  readonly keptMs: (value: T) => number;
  /** How many are kept; those that nobody wanted for the longest time go first. */
  readonly maxEntries: number;
  /** How many are read at once; sixteen times as many may wait for their turn. */
  readonly maxReads: number;
  /** After a failure nobody is kept waiting for the same again, this long. */
  readonly restMs: number;
  readonly clock?: () => number;
};

type Entry<T> = { readonly value: T; readonly readAt: number };

/** Remembers what was read, renews it while it answers, and never keeps anybody waiting for longer than they said. */
export function createMemory<Subject, T>(options: MemoryOptions<Subject, T>) {
  const { keyOf, read, freshMs, keptMs, maxEntries, maxReads, restMs, clock = Date.now } = options;
  const known = new LRUCache<string, Entry<T>>({ max: maxEntries });
  const reads = new Map<string, Promise<T | undefined>>();
  const failures = new LRUCache<string, number>({ max: maxEntries });
  const queue = createBoundedLimit(maxReads, 16 * maxReads);

  const renew = (subject: Subject): Promise<T | undefined> => {
    const key = keyOf(subject);
    const begun = reads.get(key);
    if (begun) return begun;
    if (clock() - (failures.get(key) ?? Number.NEGATIVE_INFINITY) < restMs) return Promise.resolve(undefined);
    const reading = queue
      .run(() => read(subject))
      .then((value) => {
        failures.delete(key);
        known.set(key, { value, readAt: clock() });
        return value;
      })
      .catch(() => {
        failures.set(key, clock());
        return undefined;
      })
      .finally(() => reads.delete(key));
    reads.set(key, reading);
    return reading;
  };

  /** What is known, or what comes within `waitMs`; undefined otherwise. */
  const get = async (subject: Subject, waitMs: number): Promise<T | undefined> => {
    const key = keyOf(subject);
    const entry = known.get(key);
    const age = entry ? clock() - entry.readAt : Number.POSITIVE_INFINITY;
    if (entry && age < keptMs(entry.value)) {
      if (age >= freshMs(entry.value)) void renew(subject);
      return entry.value;
    }
    const value = await within(waitMs, renew(subject));
    return value === undefined ? entry?.value : value;
  };

  /** Whether an answer costs no question of its own now, because it is known, on its way, or failed just now. */
  const isAtHand = (subject: Subject): boolean => {
    const key = keyOf(subject);
    const entry = known.get(key);
    return (
      (entry !== undefined && clock() - entry.readAt < keptMs(entry.value)) ||
      reads.has(key) ||
      clock() - (failures.get(key) ?? Number.NEGATIVE_INFINITY) < restMs
    );
  };

  return { get, isAtHand };
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promise, patience]);
  } finally {
    clearTimeout(timer);
  }
}
