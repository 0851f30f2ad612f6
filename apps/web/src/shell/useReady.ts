import { useCallback, useEffect, useState } from 'react';
import type { Ready } from '../startApp.ts';

/** Gives what the pages need; may be called again after it failed. */
export type Start = () => Promise<Ready>;

export type ReadyState =
  | { readonly status: 'starting' }
  | ({ readonly status: 'ready' } & Ready)
  | { readonly status: 'failed'; readonly error: unknown };

/** Waits for what the pages need, from the first mount on. */
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
