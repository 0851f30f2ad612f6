import { getAddress, isAddress } from 'viem/utils';
import type { SiweSession } from './siweClient.ts';

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
