import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** By their `load`: on the way back to a page, its parts are there at once and keep the place of the others. */
const loaded = new WeakMap<object, unknown>();

/**
 * A component whose chunk is loaded on demand. Unlike `React.lazy` it renders synchronously when the chunk is loaded,
 * and a failed load is a state, not a thrown error; it is retried when the browser is online again.
 * `load`: the same function on every render.
 */
export function useLazyComponent<Props>(
  load: (() => Promise<ComponentType<Props>>) | undefined,
  isWanted: boolean,
) {
  const [Component, setComponent] = useState(() =>
    isWanted && load ? (loaded.get(load) as ComponentType<Props> | undefined) : undefined,
  );
  const [hasFailed, setHasFailed] = useState(false);
  const fetchAgain = useCallback(() => {
    setHasFailed(false);
    load?.().then(
      (component) => {
        loaded.set(load, component);
        setComponent(() => component);
      },
      () => setHasFailed(true),
    );
  }, [load]);
  useEffect(() => {
    if (!isWanted || Component) return;
    fetchAgain();
    // Added at once: a listener added after the failure could miss an event.
    window.addEventListener('online', fetchAgain);
    return () => window.removeEventListener('online', fetchAgain);
  }, [isWanted, Component, fetchAgain]);
  return { Component, hasFailed, fetchAgain };
}
