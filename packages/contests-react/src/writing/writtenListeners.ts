import type { PendingWrite } from '@org/contests/track';
import { useEffect } from 'react';
import type { Hex } from 'viem';
import { useLatest } from './useLatest.ts';

/** Hears that something is visible to everyone. `true`: the page says so itself, and goes on by itself. */
export type WrittenListener = (intent: PendingWrite, uid: Hex) => boolean;

const listeners = new Set<WrittenListener>();

/** For a page that goes on once what was signed earlier is visible: a form that is emptied, a page that is left. */
export const useWritten = (listener: WrittenListener): void => {
  const latest = useLatest(listener);
  useEffect(() => {
    const hear: WrittenListener = (intent, uid) => latest.current(intent, uid);
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, [latest]);
};

/** Whether a page has taken it over. */
export const tellWritten: WrittenListener = (intent, uid) =>
  [...listeners].map((listener) => listener(intent, uid)).some(Boolean);
