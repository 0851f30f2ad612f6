import { type ComponentType, useCallback, useEffect, useState } from 'react';

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
  const fetchAgain = useCallback(() => {
    setHasFailed(false);
    load?.().then(
      (component) => setComponent(() => component),
      () => setHasFailed(true),
    );
  }, [load]);
  useEffect(() => {
    if (isWanted) fetchAgain();
  }, [isWanted, fetchAgain]);
  useEffect(() => {
    if (!hasFailed || !isWanted) return;
    window.addEventListener('online', fetchAgain);
    return () => window.removeEventListener('online', fetchAgain);
  }, [hasFailed, isWanted, fetchAgain]);
  return { Component, hasFailed, fetchAgain };
}
