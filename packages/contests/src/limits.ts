/**
 * The limits for writing and reading.
 *
 * Writing counts characters (code points). Reading counts bytes: `rawBytes` is the size of an attestation's data,
 * `decodedBytes` the size of what it expands to (32 per value, plus the bytes of every string), checked before
 * decoding.
 */
export const LIMITS = {
  titleCharacters: 200,
  judges: 100,
  entries: 200,
  entryCharacters: 500,
  rawBytes: 256 * 1024,
  decodedBytes: 1024 * 1024,
} as const;
