import type { SiweRefusalReason } from '@org/auth-siwe/server';
import { createPlainLog, type Log } from '@org/server-kit';

/** The log of an app without one, as in tests. */
export const plainLog: Log = createPlainLog((line) => console.error(line));

const EVERY_MS = 60_000;
const MAX_CHARACTERS = 300;

/** One line without control characters, so that foreign text cannot forge or flood the log. */
const toLogLine = (text: string): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line;
};

/** Logs the first line at once, then once a minute the number of further ones. */
export function createLimitedLog(area: string, log: Log = plainLog) {
  let suppressed = 0;
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    timer = undefined;
    if (suppressed === 0) return;
    log(`${area}: ${suppressed} more in the last minute`, { level: 'warn' });
    suppressed = 0;
    wait();
  };
  const wait = () => {
    timer = setTimeout(report, EVERY_MS);
    timer.unref();
  };
  return (text: string): void => {
    if (timer) {
      suppressed += 1;
      return;
    }
    log(`${area}: ${toLogLine(text)}`, { level: 'warn' });
    wait();
  };
}

/** Reasons that are the server's fault, not the request's. */
const troubles: readonly SiweRefusalReason[] = ['rpc', 'rpc-chain', 'nonces-full', 'sessions-full', 'store'];

/** Logs each server fault at most once a minute: a client that can cause refusals must not fill the log. */
export function createRefusalLog(area: string, clock: () => number, log: Log = plainLog) {
  const saidAt = new Map<SiweRefusalReason, number>();
  return (reason: SiweRefusalReason, cause: unknown): void => {
    const now = clock();
    if (!troubles.includes(reason) || now - (saidAt.get(reason) ?? Number.NEGATIVE_INFINITY) < EVERY_MS)
      return;
    saidAt.set(reason, now);
    log(`${area}: ${reason}${cause instanceof Error ? `: ${cause.message}` : ''}`, { level: 'warn', reason });
  };
}
