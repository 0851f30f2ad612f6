import type { Hex } from 'viem';
import { LIMITS } from '../limits.ts';
import type { AbiType } from './abiType.ts';
import { decodeTuple } from './decodeTuple.ts';
import { hexToBytes } from './hex.ts';

/** `0x` and two digits a byte: longer data is refused before a byte of it is read. */
const MAX_HEX_LENGTH = 2 + 2 * LIMITS.rawBytes;

/** The values in an attestation's data; null where they cannot be read. Never throws. */
export function decodeData<const Types extends readonly AbiType[]>(types: Types, data: Hex) {
  if (data.length > MAX_HEX_LENGTH) return null;
  const bytes = hexToBytes(data);
  return bytes && decodeTuple(types, bytes);
}
