import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../writing/storage.ts';

/** A schema registration that was requested and may have been sent. */
export type AskedSchema = { readonly uid: Hex; readonly askedAtMs: number };

/** After that, the registration may be requested again. */
const MAX_AGE_MS = 10 * 60_000;

const getKey = (chainId: number) => `laurel.schema ${chainId}`;

/** Undefined if the request is too old or the stored value is invalid. */
export function readAskedSchema(chainId: number): AskedSchema | undefined {
  const { uid, askedAtMs } = (readStored(getKey(chainId)) ?? {}) as Partial<Record<string, unknown>>;
  if (typeof uid !== 'string' || !/^0x[0-9a-f]{64}$/.test(uid)) return undefined;
  if (typeof askedAtMs !== 'number' || Date.now() - askedAtMs > MAX_AGE_MS) return undefined;
  return { uid: uid as Hex, askedAtMs };
}

/** Survives a reload: a registration that is sent twice is paid for twice. */
export function keepAskedSchema(chainId: number, asked: AskedSchema | undefined): void {
  if (asked) writeStored(getKey(chainId), asked);
  else removeStored(getKey(chainId));
}
