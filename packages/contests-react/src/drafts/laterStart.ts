import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../base/provider/storage.ts';

/** A start, as its pending write has it: several with one title may wait at once. */
export type LaterStart = {
  readonly chainId: number;
  /** Keccak-256 of the attestation's data. */
  readonly dataHash: Hex;
};

const PREFIX = 'laurel.later ';

/** The storage key of what is to be added to a contest. */
export const toLaterKey = (chainId: number, uid: Hex): string => `${PREFIX}${chainId} ${uid.toLowerCase()}`;

/** The storage keys of what follows a start, until the contest has a UID, begin with this. */
export const toLaterStartPrefix = (chainId: number): string => `${PREFIX}${chainId} start `;

export const toLaterStartKey = ({ chainId, dataHash }: LaterStart): string =>
  toLaterStartPrefix(chainId) + dataHash.toLowerCase();

/** The contest has started. Returns whether something is to be added to it, also if this was called before. */
export function startLater(start: LaterStart, uid: Hex): boolean {
  const key = toLaterStartKey(start);
  const uidKey = toLaterKey(start.chainId, uid);
  const stored = readStored(key);
  if (stored === undefined) return readStored(uidKey) !== undefined;
  if (!writeStored(uidKey, stored)) return false;
  removeStored(key);
  return true;
}
