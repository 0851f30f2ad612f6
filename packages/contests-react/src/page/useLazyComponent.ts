import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';

/**
 * A component whose chunk is loaded on demand. Unlike `React.lazy` it renders synchronously when the chunk is loaded,
 * and a failed load is a state, not a thrown error; it is retried when the browser is online again.
 */
export function useLazyComponent<Props>(
  load: (() => Promise<ComponentType<Props>>) | undefined,
  isWanted: boolean,
) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [hasFailed, setHasFailed] = useState(false);
  const mayRetry = useRef(false);
  const fetchAgain = useCallback(() => {
    mayRetry.current = false;
    setHasFailed(false);
    load?.().then(
      (component) => setComponent(() => component),
      () => {
        mayRetry.current = true;
        setHasFailed(true);
      },
    );
  }, [load]);
  useEffect(() => {
    if (!isWanted) return;
    fetchAgain();
    // Added at once: a listener added after the failure could miss an event.
    const retry = () => mayRetry.current && fetchAgain();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWanted, fetchAgain]);
  return { Component, hasFailed, fetchAgain };
}
