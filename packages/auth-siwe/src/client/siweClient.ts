import type { Address, Hex } from 'viem';
import { getAddress, isAddress } from 'viem/utils';

/** Who is signed in, as the server says. */
export type SiweSession = {
  readonly address: Address;
  readonly chainId: number;
  /** ISO 8601. */
  readonly expiresAt: string;
};

/** A message and what the account's wallet made of it. */
export type SignedSiweMessage = { readonly message: string; readonly signature: Hex };

export type SiweCallOptions = { readonly signal?: AbortSignal | undefined };

/** The four calls of a sign-in server. Each rejects with a `SiweClientError`. */
export type SiweClient = {
  /** A nonce for one message; the server forgets it within minutes, and when this browser signs out. */
  nonce(options?: SiweCallOptions): Promise<string>;
  /** Opens a session for the account that signed. Never sent twice: the nonce is spent, whatever the answer. */
  verify(signed: SignedSiweMessage, options?: SiweCallOptions): Promise<SiweSession>;
  /** The session of this browser, if there is one. */
  session(options?: SiweCallOptions): Promise<SiweSession | null>;
  /** Ends the session of this browser, and what it had begun. */
  logout(options?: SiweCallOptions): Promise<void>;
  /**
   * The time, in milliseconds since 1970, by the server's clock as it was last heard of; by this device's until then, or
   * where it is left out.
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

/** Before these servers were made, or long after: no clock says that. */
const EARLIEST = Date.UTC(2020, 0);
const LATEST = Date.UTC(2200, 0);

/** The time of `{ time }` in milliseconds since 1970; undefined where it says none that can be true. */
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

/** The answer of `{ session }`, which may be none. */
export function readSessionAnswer(body: unknown): { readonly session: SiweSession | null } | undefined {
  if (!isRecord(body)) return undefined;
  if (body.session === null) return { session: null };
  const session = readSession(body.session);
  return session && { session };
}
