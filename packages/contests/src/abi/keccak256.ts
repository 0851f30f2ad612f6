import { keccak_256 } from '@noble/hashes/sha3';
import type { Hex } from 'viem';
import { bytesToHex } from './hex.ts';

/** Keccak-256 of bytes. viem's own takes text and hex as well, and a page would carry what reads them. */
export function keccak256(bytes: Uint8Array): Hex {
  return bytesToHex(keccak_256(bytes));
}
