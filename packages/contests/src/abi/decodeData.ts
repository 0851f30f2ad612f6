import type { Hex } from 'viem';
import { LIMITS } from '../limits.ts';
import type { AbiType } from './abiType.ts';
import { decodeTuple } from './decodeTuple.ts';
import { hexToBytes } from './hex.ts';

/** `0x` and two digits a byte: longer data is refused before a byte of it is read. */
const MAX_HEX_LENGTH = 2 + 2 * LIMITS.rawBytes;

/** Used again by every call: what is decoded is copied out of it, and to make room anew costs more than to decode. */
let room = new Uint8Array(4_096);

function getRoom(size: number): Uint8Array {
  if (size > room.length) room = new Uint8Array(size * 2);
  return room.subarray(0, size);
}

/** The values in an attestation's data; null where they cannot be read. Never throws. */
export function decodeData<const Types extends readonly AbiType[]>(types: Types, data: Hex) {
  if (data.length > MAX_HEX_LENGTH) return null;
  const bytes = hexToBytes(data, getRoom);
  return bytes && decodeTuple(types, bytes);
}
