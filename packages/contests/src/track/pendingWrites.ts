import { isPendingWrite, type PendingWrite } from './pendingWrite.ts';

/** The storage of pending writes: Web Storage, or a compatible one. Its methods may throw (blocked, full). */
export type WriteStorage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  /** Calls back when another page has changed a key (null: any key). */
  readonly subscribe?: ((listener: (key: string | null) => void) => () => void) | undefined;
  /** Runs a task while no other page holds the lock of this name; rejects with the signal's reason. */
  readonly lock?:
    | ((name: string, task: () => Promise<void>, signal?: AbortSignal) => Promise<void>)
    | undefined;
};

/** A pending write, and whether this page is working on it. */
export type OpenWrite = PendingWrite & { readonly isActive: boolean };

/** The writes of this browser that are not indexed yet. */
export type PendingWrites = {
  /** Returns the same array until something changes. */
  readonly list: () => readonly OpenWrite[];
  readonly find: (id: string) => OpenWrite | undefined;
  /** Calls back when a write is added, changed or forgotten, in this or another tab. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds a write that this page works on until `release`. Returns false if it was not stored: a reload loses it. */
  readonly add: (write: PendingWrite) => boolean;
  /** Called when this page has stopped working on the write. */
  readonly release: (id: string) => void;
  readonly update: (id: string, facts: WriteFacts) => void;
  readonly forget: (id: string) => void;
  /** Holds a write's lock while the task runs. Without locks in the storage, runs it at once. */
  readonly lock: (id: string, task: () => Promise<void>, signal?: AbortSignal) => Promise<void>;
};

type WriteFacts = Partial<Pick<PendingWrite, 'transactionHash' | 'answeredAtMs' | 'nonce' | 'uid'>>;

const MAX_WRITES = 20;
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Far more than is ever written. */
const MAX_LENGTH = 1_000_000;

/**
 * Keeps the writes that are not indexed yet in a storage: at most 20, for at most a week. Writes that cannot be stored
 * are kept in memory.
 *
 * @example
 * ```ts
 * import { createBrowserStorage, createPendingWrites } from '@org/contests/track';
 * const writes = createPendingWrites({ storage: createBrowserStorage(), key: 'my-app.writes' });
 * writes.subscribe(() => console.log(writes.list().length));
 * ```
 */
export function createPendingWrites({
  storage,
  key,
}: {
  readonly storage: WriteStorage;
  readonly key: string;
}): PendingWrites {
  const listeners = new Set<() => void>();
  const active = new Set<string>();
  /** Changes by this page that could not be stored; undefined for a forgotten write. */
  let unsaved: ReadonlyMap<string, PendingWrite | undefined> = new Map();
  let known: { readonly text: string; readonly writes: readonly OpenWrite[] } = { text: '[]', writes: [] };

  const readSaved = (): readonly PendingWrite[] => {
    try {
      const text = storage.getItem(key);
      const stored: unknown = text === null || text.length > MAX_LENGTH ? undefined : JSON.parse(text);
      return Array.isArray(stored) ? stored.filter(isPendingWrite) : [];
    } catch {
      return [];
    }
  };
  const merge = (changes: typeof unsaved): readonly PendingWrite[] => {
    const oldest = Date.now() - MAX_AGE_MS;
    const saved = readSaved();
    const own = [...changes.values()].flatMap((write) => write ?? []);
    const isNew = ({ id }: PendingWrite) => saved.every((write) => write.id !== id);
    return [
      ...saved.flatMap((write) => (changes.has(write.id) ? (changes.get(write.id) ?? []) : write)),
      ...own.filter(isNew),
    ].filter(({ askedAtMs }) => askedAtMs > oldest);
  };
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const change = (id: string, write: PendingWrite | undefined): boolean => {
    const changes = new Map(unsaved).set(id, write);
    let isSaved = true;
    try {
      storage.setItem(key, JSON.stringify(merge(changes).slice(-MAX_WRITES)));
    } catch {
      isSaved = false;
    }
    unsaved = isSaved ? new Map() : changes;
    notify();
    return isSaved;
  };
  const list = () => {
    const writes = merge(unsaved)
      .slice(-MAX_WRITES)
      .map((write) => ({ ...write, isActive: active.has(write.id) }));
    const text = JSON.stringify(writes);
    if (text !== known.text) known = { text, writes };
    return known.writes;
  };
  const find = (id: string) => list().find((write) => write.id === id);

  return {
    list,
    find,
    subscribe(listener) {
      const leave = storage.subscribe?.((changed) => {
        if (changed === key || changed === null) listener();
      });
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        leave?.();
      };
    },
    add(write) {
      active.add(write.id);
      return change(write.id, write);
    },
    release(id) {
      if (active.delete(id)) notify();
    },
    update(id, facts) {
      const write = find(id);
      if (!write) return;
      const { isActive: _, ...stored } = write;
      change(id, { ...stored, ...facts });
    },
    forget: (id) => void change(id, undefined),
    lock: (id, task, signal) => storage.lock?.(`${key} ${id}`, task, signal) ?? task(),
  };
}

/**
 * The browser's own storage: `localStorage`, its events and Web Locks (which need HTTPS or localhost).
 *
 * @example
 * ```ts
 * import { createBrowserStorage, createPendingWrites } from '@org/contests/track';
 * const writes = createPendingWrites({ storage: createBrowserStorage(), key: 'my-app.writes' });
 * ```
 */
export function createBrowserStorage(): WriteStorage {
  return {
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => listener(key);
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
    async lock(name, task, signal) {
      const { locks } = window.navigator;
      if (!locks) return task();
      await locks.request(name, signal ? { signal } : {}, task);
    },
  };
}
