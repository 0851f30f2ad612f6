/**
 * The limits of writing and reading.
 *
 * Writing counts characters (code points). Reading counts bytes: `rawBytes` of an attestation's data, and
 * `decodedBytes` of what it expands to (each value 32, plus the bytes of every text), counted before decoding.
 */
export const LIMITS = {
  titleCharacters: 200,
  descriptionCharacters: 5_000,
  commentCharacters: 5_000,
  judges: 100,
  entries: 200,
  entryCharacters: 500,
  rawBytes: 256 * 1024,
  decodedBytes: 1024 * 1024,
} as const;
