import type { OpenWrite, PendingWrites } from '@org/contests/track';
import { useSyncExternalStore } from 'react';

/** The storage key of pending writes. */
export const PENDING_WRITES_KEY = 'laurel.intents';

type PendingWritesStore = Pick<PendingWrites, 'list' | 'subscribe'>;

const NONE: readonly OpenWrite[] = [];
const waiting = new Set<() => void>();
let store: PendingWritesStore | undefined;

/** Called by `pendingWrites.ts` when it loads: a page without pending writes never downloads it. */
export function providePendingWrites(provided: PendingWritesStore): void {
  store = provided;
  for (const join of [...waiting]) join();
}

/** The writes that the visitor was asked to sign and that are not indexed yet. */
export function usePendingWrites(): readonly OpenWrite[] {
  return useSyncExternalStore(
    subscribe,
    () => store?.list() ?? NONE,
    () => NONE,
  );
}

/** Loads the store once something is stored, in this tab or another one. */
const subscribe = (listener: () => void): (() => void) => {
  let leave: (() => void) | undefined;
  const stop = () => {
    waiting.delete(join);
    window.removeEventListener('storage', join);
  };
  const join = () => {
    if (store) {
      stop();
      leave = store.subscribe(listener);
      listener();
    } else if (hasStoredWrites()) import('./pendingWrites.ts').catch(() => {});
  };
  waiting.add(join);
  window.addEventListener('storage', join);
  join();
  return () => {
    stop();
    leave?.();
  };
};

/** Longer than an empty list's JSON. */
const hasStoredWrites = (): boolean => {
  try {
    return Number(window.localStorage.getItem(PENDING_WRITES_KEY)?.length) > 2;
  } catch {
    return false;
  }
};
