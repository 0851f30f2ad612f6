import type { Hex } from 'viem';
import { bytesToHex } from '../base/hex.ts';
import { decodeRlp, readRlpNumber } from './rlp.ts';

/** The fields of a block's header that a proof needs. `time` is in seconds. */
export type BlockHeader = {
  readonly stateRoot: Hex;
  readonly number: bigint;
  readonly time: bigint;
};

const STATE_ROOT = 3;
const NUMBER = 8;
const TIME = 11;
/** Up to the nonce: every header since the first block has these. */
const FIELDS = 15;
/** Real headers have about 600 bytes. */
export const MAX_HEADER_BYTES = 16_384;
const MAX_UINT64 = 2n ** 64n - 1n;

/**
 * Reads a block's header from its RLP. Hard forks append fields; the ones behind the nonce are not looked at, so that
 * headers of later forks can be read. The hash of the bytes must be checked by the caller.
 *
 * @returns null if the bytes are not a header
 * @see https://ethereum.github.io/execution-specs/
 */
export function readBlockHeader(bytes: Uint8Array): BlockHeader | null {
  if (bytes.length > MAX_HEADER_BYTES) return null;
  const fields = decodeRlp(bytes);
  if (!fields || fields instanceof Uint8Array || fields.length < FIELDS) return null;
  const stateRoot = fields[STATE_ROOT];
  const number = readRlpNumber(fields[NUMBER]);
  const time = readRlpNumber(fields[TIME]);
  if (!(stateRoot instanceof Uint8Array) || stateRoot.length !== 32) return null;
  if (number === null || number > MAX_UINT64 || time === null || time > MAX_UINT64) return null;
  return { stateRoot: bytesToHex(stateRoot), number, time };
}
