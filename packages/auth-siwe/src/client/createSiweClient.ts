import { SiweClientError } from '../message/errors.ts';
import { createCaller } from './createCaller.ts';
import { readNonce, readSession, readSessionAnswer, readTime, type SiweClient } from './siweClient.ts';

/** A larger difference between the clocks of device and server is reported to the user. */
const TOLERANCE_MS = 60_000;

type ServerClock = {
  now(): number;
  /** Sets the clock to a time that the server has just sent; undefined changes nothing. */
  set(serverTime: number | undefined): void;
  /** Whether this device's clock is wrong by so much that a server rejects its messages. */
  isDeviceWrong(): boolean;
};

/**
 * The server's clock: the time that it sent last, plus the time since then by a monotonic counter. Until then, this
 * device's own clock.
 */
function createServerClock(): ServerClock {
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

export type SiweClientOptions = {
  /**
   * The server's origin, which implies the path `/api/siwe`, or an origin with another path. Default: the page's own
   * origin.
   */
  readonly baseUrl?: string;
  /** Default: the global `fetch`. Outside a browser it has to keep cookies and send `Origin`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Timeout of each attempt. Default: 10,000, twice what a server may take to query a chain. */
  readonly timeoutMs?: number;
  /** How often a call that changes nothing is retried. Default: 2. */
  readonly retries?: number;
};

const DEFAULT_PATH = '/api/siwe';

const readBase = (baseUrl: string): string => {
  const base = baseUrl.replace(/\/+$/, '');
  return base === '' || /^[a-z]+:\/\/[^/]+$/i.test(base) ? `${base}${DEFAULT_PATH}` : base;
};

/**
 * Creates a client of a sign-in server, with timeouts, retries of `nonce`, `session` and `logout` (never of `verify`), and
 * validation of every response.
 *
 * @example
 * import { createSiweClient } from '@org/auth-siwe';
 * const client = createSiweClient({ baseUrl: 'https://laurel.example' });
 * const nonce = await client.nonce();
 */
export function createSiweClient({
  baseUrl = '',
  fetch = (...request) => globalThis.fetch(...request),
  timeoutMs = 10_000,
  retries = 2,
}: SiweClientOptions = {}): SiweClient {
  const base = readBase(baseUrl);
  const clock = createServerClock();
  const call = createCaller({ fetch, timeoutMs });

  const read = async <Value>(answer: Promise<Response>, parse: (body: unknown) => Value | undefined) => {
    const response = await answer;
    const body: unknown = await response.json().catch(() => undefined);
    clock.set(readTime(body));
    const value = parse(body);
    if (value === undefined) throw new SiweClientError('unexpected', { status: response.status });
    return value;
  };

  return {
    nonce: ({ signal } = {}) => read(call(`${base}/nonce`, { signal, retries }), readNonce),
    session: async ({ signal } = {}) =>
      (await read(call(`${base}/session`, { signal, retries }), readSessionAnswer)).session,
    verify: async ({ message, signature }, { signal } = {}) => {
      const body = JSON.stringify({ message, signature });
      try {
        return await read(call(`${base}/verify`, { method: 'POST', body, signal, retries: 0 }), readSession);
      } catch (error) {
        if (!(error instanceof SiweClientError) || error.code !== 'refused') throw error;
        // The server sends its time when it rejects a message for its times.
        const time = readTime(error.cause);
        clock.set(time);
        if (time === undefined || !clock.isDeviceWrong()) throw error;
        throw new SiweClientError('clock', { status: 401, cause: error });
      }
    },
    now: clock.now,
    logout: async ({ signal } = {}) => {
      await call(`${base}/logout`, { method: 'POST', signal, retries });
    },
  };
}
