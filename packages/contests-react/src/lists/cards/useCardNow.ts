import { useEffect, useState } from 'react';
import { EVERY_MS, getNowSeconds } from '../../base/text/useNow.ts';

/** The current time in seconds, updated once the card has been visible: a list may hold thousands of cards. */
export function useCardNow(isSeen: boolean): bigint {
  const [now, setNow] = useState(getNowSeconds);
  useEffect(() => {
    if (!isSeen) return;
    const timer = setInterval(() => setNow(getNowSeconds()), EVERY_MS);
    return () => clearInterval(timer);
  }, [isSeen]);
  return now;
}
