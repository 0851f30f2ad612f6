import type { Address, Hex } from 'viem';
import { toCanonicalJson } from '../base/canonicalJson.ts';
import type { Answer } from '../base/errors.ts';
import { keccak256 } from '../base/keccak256.ts';
import { ACT_LIMITS, CONTEST_LIMITS } from '../contest/schemas.ts';
import {
  address,
  DOCUMENT_LIMITS,
  type DocumentLink,
  type DocumentPicture,
  fail,
  integer,
  links,
  listOf,
  oneOf,
  orNull,
  picture,
  record,
  text,
  textUpTo,
} from './documentFields.ts';

/** The texts of an entry. They are untrusted; `link` and `picture` are URIs or empty. An absent field is left out. */
export type EntryDocument = {
  readonly name: string;
  readonly link: string;
  readonly picture: string;
  readonly about: string;
  /** The track's place in the contest's list, from 1 on; 0 for none. */
  readonly track: number;
  readonly pictures?: readonly DocumentPicture[];
  readonly links?: readonly DocumentLink[];
  /** The names of those who made it. */
  readonly team?: readonly string[];
  /** The entry's place at the event, such as `Table 12`. */
  readonly place?: string;
};

/**
 * The contest document: the texts of a contest, whose hash is in its attestation. `entries` are those of the
 * organizer, in the order of their numbers; `anchors` say what the points of a criterion mean. An absent field is left out.
 */
export type ContestDocument = {
  readonly format: typeof DOCUMENT_FORMAT;
  readonly description: string;
  readonly criteria: readonly {
    readonly label: string;
    readonly anchors: readonly { readonly points: number; readonly text: string }[];
  }[];
  readonly tracks: readonly { readonly name: string; readonly about: string }[];
  readonly prizes: readonly { readonly name: string; readonly about: string; readonly track: number }[];
  readonly entries: readonly EntryDocument[];
  readonly cover?: DocumentPicture;
  readonly logo?: DocumentPicture;
  readonly rules?: string;
  readonly links?: readonly DocumentLink[];
  /** How many reviews the organizer wants for each entry, at least. The contract does not know it. */
  readonly minimumReviews?: number;
  /** Public names of judges. The contract knows who judges; of several names for an address the first counts. */
  readonly judges?: readonly { readonly address: Address; readonly name: string }[];
};

/** The document of a late list: the entries that it adds, in the order of their numbers. */
export type EntriesDocument = {
  readonly format: typeof ENTRIES_FORMAT;
  readonly entries: readonly EntryDocument[];
};

const DOCUMENT_FORMAT = 'laurel-contest/1';
const ENTRIES_FORMAT = 'laurel-entries/1';

/** The most bytes of a document, wherever it is. In a `data:` URI, base64 and the URI's own limit leave about 6,100. */
export const MAX_DOCUMENT_BYTES = 262_144;

/** The most items of each list; the limits of the contract, and no more than a page can show. */
export const DOCUMENT_LISTS = {
  criteria: CONTEST_LIMITS.criteria,
  anchors: 256,
  tracks: 50,
  prizes: 100,
  entries: ACT_LIMITS.entries,
} as const;

const byte = integer(0, 255);
const readEntry: (value: unknown) => EntryDocument = record(
  { name: text, link: text, picture: text, about: text, track: byte },
  {
    pictures: listOf(picture, DOCUMENT_LIMITS.pictures),
    links,
    team: listOf(textUpTo(DOCUMENT_LIMITS.name), DOCUMENT_LIMITS.team),
    place: textUpTo(DOCUMENT_LIMITS.place),
  },
);
const readContest: (value: unknown) => ContestDocument = record(
  {
    format: oneOf([DOCUMENT_FORMAT]),
    description: text,
    criteria: listOf(
      record({ label: text, anchors: listOf(record({ points: byte, text }), DOCUMENT_LISTS.anchors) }),
      DOCUMENT_LISTS.criteria,
    ),
    tracks: listOf(record({ name: text, about: text }), DOCUMENT_LISTS.tracks),
    prizes: listOf(record({ name: text, about: text, track: byte }), DOCUMENT_LISTS.prizes),
    entries: listOf(readEntry, DOCUMENT_LISTS.entries),
  },
  {
    cover: picture,
    logo: picture,
    rules: textUpTo(DOCUMENT_LIMITS.rules),
    links,
    minimumReviews: integer(1, DOCUMENT_LIMITS.minimumReviews),
    judges: listOf(record({ address, name: textUpTo(DOCUMENT_LIMITS.name) }), DOCUMENT_LIMITS.judges),
  },
);
const readEntries: (value: unknown) => EntriesDocument = record({
  format: oneOf([ENTRIES_FORMAT]),
  entries: listOf(readEntry, DOCUMENT_LISTS.entries, 1),
});

/** Reads canonical JSON: only the bytes that writing the value again would produce. */
function parse<Value>(bytes: Uint8Array, read: (value: unknown) => Value): Answer<Value, 'unreadable'> {
  const value = orNull(() => {
    if (bytes.length > MAX_DOCUMENT_BYTES) fail();
    const json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const parsed: unknown = JSON.parse(json);
    if (toCanonicalJson(parsed as never) !== json) fail();
    return read(parsed);
  });
  return value === null ? { ok: false, reason: 'unreadable' } : { ok: true, value };
}

/**
 * Parses a contest document. Never throws.
 *
 * @example
 * ```ts
 * import { parseContestDocument } from '@org/contests';
 *
 * const parsed = parseContestDocument(bytes);
 * if (parsed.ok) console.log(parsed.value.description);
 * ```
 */
export function parseContestDocument(bytes: Uint8Array): Answer<ContestDocument, 'unreadable'> {
  return parse(bytes, readContest);
}

/**
 * Parses the document of a submission. Never throws.
 *
 * @example
 * ```ts
 * import { parseEntryDocument } from '@org/contests';
 *
 * const parsed = parseEntryDocument(bytes);
 * if (parsed.ok) console.log(parsed.value.name);
 * ```
 */
export function parseEntryDocument(bytes: Uint8Array): Answer<EntryDocument, 'unreadable'> {
  return parse(bytes, readEntry);
}

/**
 * Parses the document of a late list, `laurel-entries/1`. Never throws.
 *
 * @example
 * ```ts
 * import { parseEntriesDocument } from '@org/contests';
 *
 * const parsed = parseEntriesDocument(bytes);
 * if (parsed.ok) console.log(parsed.value.entries.map(({ name }) => name));
 * ```
 */
export function parseEntriesDocument(bytes: Uint8Array): Answer<EntriesDocument, 'unreadable'> {
  return parse(bytes, readEntries);
}

/** A document as it is published: its canonical JSON, and the hash that the attestation contains. */
export type WrittenDocument = {
  readonly bytes: Uint8Array;
  readonly contentHash: Hex;
  /** A `data:` URI, or null if the document is too large for one: then publish the bytes on IPFS. */
  readonly dataUri: string | null;
};

type Document = ContestDocument | EntryDocument | EntriesDocument;

/** The canonical JSON of a document, without its hash, which takes longer. */
export function encodeDocument(document: Document): Uint8Array {
  return new TextEncoder().encode(toCanonicalJson(document));
}

/**
 * The canonical JSON of a document, with its hash and, if it is small enough, its `data:` URI.
 *
 * @throws {TypeError} for lone surrogates
 * @example
 * ```ts
 * import { writeDocument } from '@org/contests';
 *
 * const entry = { name: 'Shelf', link: 'https://example.org/shelf', picture: '', about: '', track: 0 };
 * const { dataUri, contentHash } = writeDocument(entry);
 * ```
 */
export function writeDocument(document: Document): WrittenDocument {
  const bytes = encodeDocument(document);
  const uri = `data:application/json;base64,${toBase64(bytes)}`;
  return {
    bytes,
    contentHash: keccak256(bytes),
    dataUri: uri.length <= CONTEST_LIMITS.uriBytes ? uri : null,
  };
}

function toBase64(bytes: Uint8Array): string {
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters);
}
