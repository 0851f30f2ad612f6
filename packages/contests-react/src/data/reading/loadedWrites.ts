import type { OpenWrite, PendingWrites } from '@org/contests/track';

/** The storage key of pending writes. */
export const PENDING_WRITES_KEY = 'laurel.intents';

type PendingWritesStore = Pick<PendingWrites, 'list' | 'subscribe'>;

const NONE: readonly OpenWrite[] = [];
const waiting = new Set<() => void>();
let store: PendingWritesStore | undefined;

/** The store of pending writes, once its code is loaded: a page without pending writes never downloads it. */
export function getLoadedStore(): PendingWritesStore | undefined {
  return store;
}

/** Called by `pendingWrites.ts` when it loads. */
export function providePendingWrites(provided: PendingWritesStore): void {
  store = provided;
  for (const listener of [...waiting]) listener();
}

/** Calls the listener when the store has loaded. */
export function whenProvided(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

/** The loaded writes; none before the store has loaded. */
export function listLoadedWrites(): readonly OpenWrite[] {
  return store?.list() ?? NONE;
}
