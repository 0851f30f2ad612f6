import { useEffect, useState } from 'react';

/** How often a shown time is updated. */
export const EVERY_MS = 30_000;
/** Timers may fire a little early. */
const MARGIN_MS = 20;
/** The longest delay that `setTimeout` accepts; until then the interval updates the time. */
const LONGEST_MS = 2 ** 31 - 1;

/** The current time in seconds. */
export const getNowSeconds = (): bigint => BigInt(Math.floor(Date.now() / 1000));

/**
 * The current time in seconds, updated while the component is mounted.
 *
 * @param until a time in seconds, such as a deadline, at which to update at once
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

/** True if a condition has been true for a while. */
export function useLasts(isSo: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), ms);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, ms]);
  return isSo && lasts;
}
