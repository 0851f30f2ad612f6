import { sha256 } from '@noble/hashes/sha2';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** CID version 1, codec raw, and the multihash prefix of SHA-256 with its 32 bytes. */
const PREFIX = [0x01, 0x55, 0x12, 0x20];

/**
 * The `ipfs://` URI of these bytes as one raw block: a CIDv1 with SHA-256, in base32.
 *
 * @example
 * ```ts
 * import { toRawUri, writeDocument } from '@org/contests';
 *
 * const entry = { name: 'Shelf', link: 'https://example.org/shelf', picture: '', about: '', track: 0 };
 * const { bytes } = writeDocument(entry);
 * const uri = toRawUri(bytes); // ipfs://bafkrei…
 * ```
 * @see https://github.com/multiformats/cid
 */
export function toRawUri(bytes: Uint8Array): string {
  let text = '';
  let value = 0;
  let bits = 0;
  for (const byte of [...PREFIX, ...sha256(bytes)]) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += BASE32[(value >> (bits - 5)) & 31];
    value &= (1 << bits) - 1;
  }
  if (bits > 0) text += BASE32[(value << (5 - bits)) & 31];
  return `ipfs://b${text}`;
}
