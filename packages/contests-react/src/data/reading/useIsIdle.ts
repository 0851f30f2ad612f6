import { useEffect, useState } from 'react';
import { canFetchAhead, whenIdle } from '../../base/page/browser.ts';

/** Changed content is checked once it has been stable for this long. */
const SETTLE_MS = 5_000;

/** True if the page is visible and idle, and the connection allows background requests. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!canFetchAhead(navigator)) return;
    let cancelIdle = () => {};
    const scheduleWhenVisible = () => {
      cancelIdle();
      if (document.visibilityState === 'visible') cancelIdle = whenIdle(() => setIsIdle(true));
    };
    scheduleWhenVisible();
    document.addEventListener('visibilitychange', scheduleWhenVisible);
    return () => {
      cancelIdle();
      document.removeEventListener('visibilitychange', scheduleWhenVisible);
    };
  }, []);
  return isIdle;
};

/** True if the content has been the same for a while. */
export const useIsSettled = (content: unknown): boolean => {
  const [settled, setSettled] = useState(content);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(content), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [content]);
  return settled === content;
};
