import type { Hex } from 'viem';
import { keccak256 } from '../abi/keccak256.ts';

/** Keccak-256 of a profile's URI: recognises it on the chain without keeping all of it. */
export function hashProfileUri(uri: string): Hex {
  return keccak256(new TextEncoder().encode(uri));
}
