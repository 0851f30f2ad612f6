import { type ComponentType, useCallback, useEffect, useState } from 'react';

/**
 * A component whose code is fetched once it is wanted. Unlike `React.lazy` it shows at once when the code is there,
 * and a failed fetch is a state, not a thrown error; it is made again once the line is back.
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
