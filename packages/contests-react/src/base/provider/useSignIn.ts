import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { useContests } from './contests.ts';
import { type ContestsSignIn, getSignedInAddress } from './wallet.ts';

const subscribeToNothing = () => () => {};
const getNothing = () => undefined;
/** The result of each loader, available synchronously to parts that mount later. */
const loadedSignIns = new WeakMap<() => Promise<ContestsSignIn>, ContestsSignIn>();

export type SignInAnswer = {
  readonly signIn: ContestsSignIn | undefined;
  /** The signed-in account. */
  readonly address: Address | undefined;
  /** The sign-in code is loading. */
  readonly isLoading: boolean;
};

/** The site's sign-in, loaded on demand; a failed load is retried when the browser is online again. */
export function useSignIn(): SignInAnswer {
  const { loadSignIn } = useContests();
  const [signIn, setSignIn] = useState(() => loadSignIn && loadedSignIns.get(loadSignIn));
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!loadSignIn || signIn) return;
    let isMounted = true;
    const load = () =>
      void loadSignIn().then(
        (loaded) => {
          loadedSignIns.set(loadSignIn, loaded);
          if (isMounted) setSignIn(loaded);
        },
        () => isMounted && setHasFailed(true),
      );
    load();
    window.addEventListener('online', load);
    return () => {
      isMounted = false;
      window.removeEventListener('online', load);
    };
  }, [loadSignIn, signIn]);
  const state = useSyncExternalStore(
    signIn?.subscribe ?? subscribeToNothing,
    signIn?.getSnapshot ?? getNothing,
    signIn?.getServerSnapshot ?? getNothing,
  );
  return {
    signIn,
    address: state && getSignedInAddress(state),
    isLoading: loadSignIn !== undefined && !signIn && !hasFailed,
  };
}
