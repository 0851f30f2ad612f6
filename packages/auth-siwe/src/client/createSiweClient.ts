import type { Address, Hex } from 'viem';
import { getAddress, isAddress } from 'viem/utils';
import { SiweClientError } from '../message/siweMessage.ts';
import { createCaller } from './createCaller.ts';

/** A session as the server returns it. */
export type SiweSession = {
  readonly address: Address;
  readonly chainId: number;
  /** ISO 8601. */
  readonly expiresAt: string;
};

/** A message and its signature. */
export type SignedSiweMessage = { readonly message: string; readonly signature: Hex };

export type SiweCallOptions = { readonly signal?: AbortSignal | undefined };

export type SignOutOptions = {
  /** Ends the sessions of the account in other browsers, too. */
  readonly everywhere?: boolean | undefined;
};

/** The four calls of a sign-in server. They reject with a `SiweClientError`. */
export type SiweClient = {
  /** A nonce for one message; it expires after some minutes and when this browser signs out. */
  nonce(options?: SiweCallOptions): Promise<string>;
  /** Opens a session for the account that signed. Never retried, because any response may have spent the nonce. */
  verify(signed: SignedSiweMessage, options?: SiweCallOptions): Promise<SiweSession>;
  /** The session of this browser, or null. */
  session(options?: SiweCallOptions): Promise<SiweSession | null>;
  /** Ends the session of this browser and any sign-in in progress; `everywhere`: all sessions of its account. */
  logout(options?: SiweCallOptions & SignOutOptions): Promise<void>;
  /**
   * The server's time in milliseconds since 1970, from its last response; before that, or if `now` is missing, this
   * device's time.
   */
  now?(): number;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The nonce of `{ nonce }`. */
function readNonce(body: unknown): string | undefined {
  return isRecord(body) && typeof body.nonce === 'string' && /^[a-z0-9]{8,256}$/i.test(body.nonce)
    ? body.nonce
    : undefined;
}

/** Times outside this range are not plausible for a server. */
const EARLIEST = Date.UTC(2020, 0);
const LATEST = Date.UTC(2200, 0);

/** The time of `{ time }` in milliseconds since 1970; undefined if it is missing or implausible. */
function readTime(body: unknown): number | undefined {
  if (!isRecord(body) || typeof body.time !== 'string') return undefined;
  const time = Date.parse(body.time);
  return time >= EARLIEST && time < LATEST ? time : undefined;
}

/** A session of `{ address, chainId, expiresAt }`. */
function readSession(body: unknown): SiweSession | undefined {
  if (!isRecord(body)) return undefined;
  const { address, chainId, expiresAt } = body;
  if (typeof address !== 'string' || !isAddress(address)) return undefined;
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 1) return undefined;
  if (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt))) return undefined;
  return { address: getAddress(address), chainId, expiresAt };
}

/** The session of `{ session }`, which may be null. */
function readSessionAnswer(body: unknown): { readonly session: SiweSession | null } | undefined {
  if (!isRecord(body)) return undefined;
  if (body.session === null) return { session: null };
  const session = readSession(body.session);
  return session && { session };
}

/** A larger difference between the clocks of device and server is reported to the user. */
const TOLERANCE_MS = 60_000;

type ServerClock = {
  now(): number;
  /** Sets the clock to a time that the server has just sent; undefined changes nothing. */
  set(serverTime: number | undefined): void;
  /** True if this device's clock is so wrong that a server rejects its messages. */
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
    logout: async ({ signal, everywhere } = {}) => {
      const body = everywhere ? { body: JSON.stringify({ everywhere }) } : {};
      await call(`${base}/logout`, { method: 'POST', signal, retries, ...body });
    },
  };
}
