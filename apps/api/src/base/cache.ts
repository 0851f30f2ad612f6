import { LRUCache } from 'lru-cache';
import { createFairQueue, FullQueueError } from './fairShares.ts';

/** `limited`: the caller has no budget for a read. `unavailable`: there was no value in time. */
export type NoAnswer = 'limited' | 'unavailable';

export type CacheOptions<Subject, T> = {
  /** Identifies a subject. */
  readonly keyOf: (subject: Subject) => string;
  /** Fetches a value; must have its own timeout. */
  readonly read: (subject: Subject) => Promise<T>;
  /** How long a value is used without fetching it again. */
  readonly freshMs: (value: T) => number;
  /** How long a value is used; after `freshMs` it is refreshed in the background. */
  readonly keptMs: (value: T) => number;
  /** True if a value is used after `keptMs` if no new one can be fetched. Default: true. */
  readonly usesExpired?: boolean;
  /** How many values are cached; the least recently used go first. */
  readonly maxEntries: number;
  /** The size of a value, and of all values together. Default: values of any size. */
  readonly size?: { readonly of: (value: T) => number; readonly max: number };
  /** True if a value says that nothing was found. As many of these values are cached beside the others, without taking their place. */
  readonly isAbsence?: (value: T) => boolean;
  /** How many are fetched at once; sixteen times as many may wait. */
  readonly maxReads: number;
  /** True if a read for this caller is within the limits. A refusal is not remembered. Default: always. */
  readonly admit?: (subject: Subject) => boolean;
  /** The networks of the caller, which take turns in reading. Default: first come, first served. */
  readonly networksOf?: (subject: Subject) => readonly string[] | undefined;
  /** After a failure, requests for the same subject get no answer for this long. */
  readonly restMs: number;
  readonly clock?: () => number;
};

type Entry<T> = { readonly value: T; readonly readAt: number };

/** Caches values, refreshes them in the background, and never waits longer than the caller allows. */
export function createCache<Subject, T>(options: CacheOptions<Subject, T>) {
  const { keyOf, read, freshMs, keptMs, maxEntries, maxReads, restMs, clock = Date.now } = options;
  const {
    size,
    isAbsence = () => false,
    usesExpired = true,
    admit = () => true,
    networksOf = () => [],
  } = options;
  const known = new LRUCache<string, Entry<T>>({
    max: maxEntries,
    ...(size && { maxSize: size.max, sizeCalculation: ({ value }) => Math.max(1, size.of(value)) }),
  });
  const absences = new LRUCache<string, Entry<T>>({ max: maxEntries });
  const find = (key: string) => known.get(key) ?? absences.get(key);
  type Reading = {
    readonly result: Promise<T | NoAnswer>;
    readonly join: (networks: readonly string[]) => void;
  };
  const reads = new Map<string, Reading>();
  const failures = new LRUCache<string, number>({ max: maxEntries });
  const queue = createFairQueue(maxReads, 16 * maxReads);

  const renew = (subject: Subject): Promise<T | NoAnswer> => {
    const key = keyOf(subject);
    const networks = networksOf(subject) ?? [];
    const begun = reads.get(key);
    begun?.join(networks);
    if (begun) return begun.result;
    if (clock() - (failures.get(key) ?? Number.NEGATIVE_INFINITY) < restMs)
      return Promise.resolve('unavailable');
    if (!admit(subject)) return Promise.resolve('limited');
    const { result, join } = queue.add(() => read(subject), networks);
    const reading = result
      .then((value) => {
        failures.delete(key);
        const [into, other] = isAbsence(value) ? [absences, known] : [known, absences];
        other.delete(key);
        into.set(key, { value, readAt: clock() });
        return value;
      })
      .catch((error): NoAnswer => {
        if (!(error instanceof FullQueueError)) failures.set(key, clock());
        return 'unavailable';
      })
      .finally(() => reads.delete(key));
    reads.set(key, { result: reading, join });
    return reading;
  };

  /** The cached value, or the one fetched within `waitMs`. */
  const get = async (subject: Subject, waitMs: number): Promise<T | NoAnswer> => {
    const key = keyOf(subject);
    const entry = find(key);
    const age = entry ? clock() - entry.readAt : Number.POSITIVE_INFINITY;
    if (entry && age < keptMs(entry.value)) {
      if (age >= freshMs(entry.value)) void renew(subject);
      return entry.value;
    }
    const found = await within(waitMs, renew(subject));
    const value = found === undefined ? 'unavailable' : found;
    return entry && usesExpired && isNoAnswer(value) ? entry.value : value;
  };
  /** The cached value that is still used, without fetching one. */
  const peek = (subject: Subject): T | undefined => {
    const entry = find(keyOf(subject));
    return entry && clock() - entry.readAt < keptMs(entry.value) ? entry.value : undefined;
  };

  /** True if an answer needs no fetch of its own, because it is cached, being fetched, or has just failed. */
  const isAtHand = (subject: Subject): boolean => {
    const key = keyOf(subject);
    return (
      peek(subject) !== undefined ||
      reads.has(key) ||
      clock() - (failures.get(key) ?? Number.NEGATIVE_INFINITY) < restMs
    );
  };

  return { get, peek, isAtHand };
}

const isNoAnswer = (value: unknown): value is NoAnswer => value === 'limited' || value === 'unavailable';

/** Returns the value of a promise, or undefined if it does not resolve in time. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
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
