/** How far this device may be from the server before people are told. */
const TOLERANCE_MS = 60_000;

export type ServerClock = {
  now(): number;
  /** Sets it by a time that the server has just said; undefined leaves it as it is. */
  set(serverTime: number | undefined): void;
  /** Whether this device's own clock is off by so much that a server refuses it. */
  isDeviceWrong(): boolean;
};

/**
 * The server's clock: the time that it said last, and what has passed since by a counter that nobody can set. Until it
 * has said one, this device's own.
 */
export function createServerClock(): ServerClock {
  let heard: { readonly serverTime: number; readonly at: number } | undefined;
  const now = () => (heard ? Math.round(heard.serverTime + performance.now() - heard.at) : Date.now());
  return {
    now,
    set: (serverTime) => {
      if (serverTime !== undefined) heard = { serverTime, at: performance.now() };
    },
    isDeviceWrong: () => Math.abs(Date.now() - now()) > TOLERANCE_MS,
  };
}
