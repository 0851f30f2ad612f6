import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;
/** Timers may come a little early. */
const MARGIN_MS = 20;
/** A timer cannot wait longer. Until then the regular turn does. */
const LONGEST_MS = 2 ** 31 - 1;

const getNowSeconds = (): bigint => BigInt(Math.floor(Date.now() / 1000));

/**
 * The time in seconds, kept current while it is shown.
 *
 * @param until a moment (in seconds) that matters: the time is told anew as soon as it has come
 */
export function useNow(until: bigint | null = null): bigint {
  const [now, setNow] = useState(getNowSeconds);
  useEffect(() => {
    const timer = setInterval(() => setNow(getNowSeconds()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const wait = Number(until ?? 0n) * 1000 - Date.now() + MARGIN_MS;
    if (wait < 0 || wait > LONGEST_MS) return;
    const timer = setTimeout(() => setNow(getNowSeconds()), wait);
    return () => clearTimeout(timer);
  }, [until]);
  return now;
}

/** The time in seconds, kept current once the card has been on the screen: a list may hold thousands of others. */
export function useCardNow(isSeen: boolean): bigint {
  const [now, setNow] = useState(getNowSeconds);
  useEffect(() => {
    if (!isSeen) return;
    const timer = setInterval(() => setNow(getNowSeconds()), EVERY_MS);
    return () => clearInterval(timer);
  }, [isSeen]);
  return now;
}
