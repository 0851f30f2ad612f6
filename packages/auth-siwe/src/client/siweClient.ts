import type { Address, Hex } from 'viem';
import { getAddress, isAddress } from 'viem/utils';

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

/** The four calls of a sign-in server. They reject with a `SiweClientError`. */
export type SiweClient = {
  /** A nonce for one message; it expires after some minutes and when this browser signs out. */
  nonce(options?: SiweCallOptions): Promise<string>;
  /** Opens a session for the account that signed. Never retried, because any response may have spent the nonce. */
  verify(signed: SignedSiweMessage, options?: SiweCallOptions): Promise<SiweSession>;
  /** The session of this browser, or null. */
  session(options?: SiweCallOptions): Promise<SiweSession | null>;
  /** Ends the session of this browser and any sign-in in progress. */
  logout(options?: SiweCallOptions): Promise<void>;
  /**
   * The server's time in milliseconds since 1970, from its last response; before that, or if `now` is missing, this
   * device's time.
   */
  now?(): number;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The nonce of `{ nonce }`. */
export function readNonce(body: unknown): string | undefined {
  return isRecord(body) && typeof body.nonce === 'string' && /^[a-z0-9]{8,256}$/i.test(body.nonce)
    ? body.nonce
    : undefined;
}

/** Times outside this range are not plausible for a server. */
const EARLIEST = Date.UTC(2020, 0);
const LATEST = Date.UTC(2200, 0);

/** The time of `{ time }` in milliseconds since 1970; undefined if it is missing or implausible. */
export function readTime(body: unknown): number | undefined {
  if (!isRecord(body) || typeof body.time !== 'string') return undefined;
  const time = Date.parse(body.time);
  return time >= EARLIEST && time < LATEST ? time : undefined;
}

/** A session of `{ address, chainId, expiresAt }`. */
export function readSession(body: unknown): SiweSession | undefined {
  if (!isRecord(body)) return undefined;
  const { address, chainId, expiresAt } = body;
  if (typeof address !== 'string' || !isAddress(address)) return undefined;
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 1) return undefined;
  if (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt))) return undefined;
  return { address: getAddress(address), chainId, expiresAt };
}

/** The session of `{ session }`, which may be null. */
export function readSessionAnswer(body: unknown): { readonly session: SiweSession | null } | undefined {
  if (!isRecord(body)) return undefined;
  if (body.session === null) return { session: null };
  const session = readSession(body.session);
  return session && { session };
}
