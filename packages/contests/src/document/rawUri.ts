import { sha256 } from '@noble/hashes/sha2';
import type { Hex } from 'viem';
import {
  type ContestDocument,
  type EntriesDocument,
  type EntryDocument,
  parseContestDocument,
  parseEntriesDocument,
  parseEntryDocument,
  writeDocument,
} from './contestDocument.ts';
import { DOCUMENT_LIMITS, type DocumentPicture, orNull, picture } from './documentFields.ts';

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

/** The URI of a published document, and the bytes to store for it. */
export type DocumentPlace = {
  readonly uri: string;
  readonly contentHash: Hex;
  /** The bytes to store under `uri` before the attestation is signed; null if they are in `uri` itself. */
  readonly toStore: Uint8Array | null;
};

/**
 * The URI under which a site that stores documents publishes one: a `data:` URI in the attestation if the document fits and names no
 * pictures, else the `ipfs:` URI of stored bytes. The site keeps the pictures of a document that it stores.
 *
 * @throws {TypeError} for lone surrogates
 * @example
 * ```ts
 * import { placeDocument } from '@org/contests';
 *
 * const entry = { name: 'Shelf', link: 'https://example.org/shelf', picture: '', about: '', track: 0 };
 * const { uri, toStore } = placeDocument(entry);
 * if (toStore) await fetch('/api/documents', { method: 'POST', body: new Uint8Array(toStore) });
 * ```
 */
export function placeDocument(document: ContestDocument | EntryDocument | EntriesDocument): DocumentPlace {
  const { bytes, contentHash, dataUri } = writeDocument(document);
  if (dataUri !== null && !namesPictures(document)) return { uri: dataUri, contentHash, toStore: null };
  return { uri: toRawUri(bytes), contentHash, toStore: bytes };
}

function namesPictures(document: ContestDocument | EntryDocument | EntriesDocument): boolean {
  const { cover, logo } = document as Partial<ContestDocument>;
  const entries = 'entries' in document ? document.entries : [document];
  return cover !== undefined || logo !== undefined || entries.some(({ pictures }) => pictures?.length);
}

/**
 * The pictures in a list of a draft or a file, at most four. Anything else in it is left out.
 *
 * @example
 * ```ts
 * import { readPictures } from '@org/contests';
 *
 * const pictures = readPictures(JSON.parse('{"pictures":[]}').pictures);
 * ```
 */
export function readPictures(list: unknown): readonly DocumentPicture[] {
  if (!Array.isArray(list)) return [];
  const read = list.slice(0, DOCUMENT_LIMITS.pictures).map((item) => orNull(() => picture(item)));
  return read.filter((item) => item !== null);
}

/**
 * The CIDs of the pictures that the document of a contest, an entry or a late list names; none for anything else.
 *
 * @example
 * ```ts
 * import { listPictureCids } from '@org/contests';
 *
 * const cids = listPictureCids(new TextEncoder().encode('{}')); // []
 * ```
 */
export function listPictureCids(bytes: Uint8Array): readonly string[] {
  const ofEntries = (entries: readonly EntryDocument[]) => entries.flatMap(({ pictures = [] }) => pictures);
  const list = (): readonly (DocumentPicture | undefined)[] => {
    const contest = parseContestDocument(bytes);
    if (contest.ok) return [contest.value.cover, contest.value.logo, ...ofEntries(contest.value.entries)];
    const entries = parseEntriesDocument(bytes);
    if (entries.ok) return ofEntries(entries.value.entries);
    const entry = parseEntryDocument(bytes);
    return entry.ok ? ofEntries([entry.value]) : [];
  };
  return [...new Set(list().flatMap((picture) => picture?.uri.slice('ipfs://'.length) ?? []))];
}
