import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

const getNowSeconds = (): bigint => BigInt(Math.floor(Date.now() / 1000));

/** The time in seconds, kept current while it is shown. */
export const useNow = (everyMs = EVERY_MS): bigint => {
  const [now, setNow] = useState(getNowSeconds);
  useEffect(() => {
    const timer = setInterval(() => setNow(getNowSeconds()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
