import type { PendingWrite } from '@org/contests/track';
import { useEffect } from 'react';
import type { Hex } from 'viem';
import { useLatest } from '../base/page/useLatest.ts';

/** Called when a resumed write is indexed. Returns whether the page reports it itself. */
export type IndexedListener = (write: PendingWrite, uid: Hex) => boolean;

const listeners = new Set<IndexedListener>();

/** Lets a page react to a resumed write that is indexed, for example by clearing its form. */
export function useOnIndexed(listener: IndexedListener): void {
  const latest = useLatest(listener);
  useEffect(() => {
    const call: IndexedListener = (write, uid) => latest.current(write, uid);
    listeners.add(call);
    return () => void listeners.delete(call);
  }, [latest]);
}

/** Calls every listener. Returns whether one of them reports the write itself. */
export function notifyIndexed(write: PendingWrite, uid: Hex): boolean {
  return [...listeners].map((listener) => listener(write, uid)).some(Boolean);
}
