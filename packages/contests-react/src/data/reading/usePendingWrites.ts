import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { OpenWrite } from '@org/contests/track';
import { useSyncExternalStore } from 'react';
import { getLoadedStore, listLoadedWrites, PENDING_WRITES_KEY, whenProvided } from './loadedWrites.ts';

const NONE: readonly OpenWrite[] = [];

/** The writes that the visitor was asked to sign and that are not indexed yet; none where nobody can sign. */
export function usePendingWrites(isPossible = true): readonly OpenWrite[] {
  return useSyncExternalStore(
    isPossible ? subscribe : subscribeToNothing,
    isPossible ? listLoadedWrites : listNone,
    listNone,
  );
}

export type OwnWrite = Extract<OpenWrite, { contest: unknown }>;

/** Pending writes about this contest from this device. */
export function useOwnWrites(chainConfig: ChainConfig, contest: Contest): readonly OwnWrite[] {
  return usePendingWrites().filter(
    (intent): intent is OwnWrite =>
      'contest' in intent && intent.chainId === chainConfig.chain.id && intent.contest === contest.uid,
  );
}

const listNone = () => NONE;
const subscribeToNothing = () => () => {};

/** Loads the store once something is stored, in this tab or another one. */
const subscribe = (listener: () => void): (() => void) => {
  let leave: (() => void) | undefined;
  const join = () => {
    const store = getLoadedStore();
    if (store) {
      stop();
      leave = store.subscribe(listener);
      listener();
    } else if (hasStoredWrites()) import('./pendingWrites.ts').catch(() => {});
  };
  const forget = whenProvided(join);
  const stop = () => {
    forget();
    window.removeEventListener('storage', join);
  };
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
