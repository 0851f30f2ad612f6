import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;
const getNowSeconds = (): bigint => BigInt(Math.floor(Date.now() / 1000));

/** The time in seconds, kept current once the card has been on the screen: a list may hold thousands of others. */
export const useCardNow = (isSeen: boolean): bigint => {
  const [now, setNow] = useState(getNowSeconds);
  useEffect(() => {
    if (!isSeen) return;
    const timer = setInterval(() => setNow(getNowSeconds()), EVERY_MS);
    return () => clearInterval(timer);
  }, [isSeen]);
  return now;
};
