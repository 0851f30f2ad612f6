import { SiweClientError } from '../errors.ts';
import { createCaller } from './createCaller.ts';
import { readNonce, readSession, readSessionAnswer, readTime, type SiweClient } from './siweClient.ts';

/** How far this device may be from the server before people are told. */
const TOLERANCE_MS = 60_000;

type ServerClock = {
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
   * Where the server is: an origin, whose `/api/siwe` is meant, or the whole path of another place. Left out: the
   * page's own origin.
   */
  readonly baseUrl?: string;
  /** Default: the global one. Outside of a browser it has to keep cookies and to send `Origin`. */
  readonly fetch?: typeof globalThis.fetch;
  /** For each try. Default: ten seconds, twice what a server may take to ask a chain. */
  readonly timeoutMs?: number;
  /** How often a call that changes nothing is tried again. Default: 2. */
  readonly retries?: number;
};

const DEFAULT_PATH = '/api/siwe';

const readBase = (baseUrl: string): string => {
  const base = baseUrl.replace(/\/+$/, '');
  return base === '' || /^[a-z]+:\/\/[^/]+$/i.test(base) ? `${base}${DEFAULT_PATH}` : base;
};

/**
 * The client of a sign-in server. It waits so long and no longer, tries again what may be tried again (`nonce`,
 * `session`, `logout`; never `verify`), and takes nothing that it is told on trust.
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
        // The server says its time where the message's did not fit.
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
