/** Clocks of browsers and chains differ. */
const TOLERANCE_MS = 10 * 60_000;

/** Whether something with a block's time (seconds) may be the answer to what was asked at a moment. */
export const isSince = (timeSeconds: bigint, askedAtMs: number): boolean =>
  Number(timeSeconds) * 1000 >= askedAtMs - TOLERANCE_MS;
