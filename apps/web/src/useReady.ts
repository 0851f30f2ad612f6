import { useCallback, useEffect, useState } from 'react';
import type { Ready } from './startApp.ts';

/** Loads what the pages need; can be called again after a failure. */
export type Start = () => Promise<Ready>;

export type ReadyState =
  | { readonly status: 'starting' }
  | ({ readonly status: 'ready' } & Ready)
  | { readonly status: 'failed'; readonly error: unknown };

/** Loads what the pages need after the first mount. */
export function useReady(start: Start): [state: ReadyState, retry: () => void] {
  const [state, setState] = useState<ReadyState>({ status: 'starting' });

  const attempt = useCallback(() => {
    let isCurrent = true;
    const show = (next: ReadyState) => isCurrent && setState(next);
    start().then(
      (ready) => show({ status: 'ready', ...ready }),
      (error: unknown) => show({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [start]);

  useEffect(attempt, [attempt]);

  const retry = () => {
    setState({ status: 'starting' });
    attempt();
  };
  return [state, retry];
}
