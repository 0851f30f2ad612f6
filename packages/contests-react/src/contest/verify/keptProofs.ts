import type { Hex } from 'viem';
import { readStored, removeStored, writeStored } from '../../base/provider/storage.ts';

const keyOf = (chainId: number, uid: Hex) => `laurel.proof.${chainId}.${uid}`;

/** The proof of a closed contest that this browser keeps. Anything could have written it: it is verified before use. */
export function findKeptProof(chainId: number, uid: Hex): string | null {
  const text = readStored(keyOf(chainId, uid));
  return typeof text === 'string' ? text : null;
}

/** Returns false if the browser cannot keep it: the storage is full or blocked, or the proof is too long. */
export function keepInBrowser(chainId: number, uid: Hex, text: string): boolean {
  if (writeStored(keyOf(chainId, uid), text) && findKeptProof(chainId, uid) === text) return true;
  // A proof that cannot be read back must not use up the storage that drafts and sealed reviews need.
  removeStored(keyOf(chainId, uid));
  return false;
}
