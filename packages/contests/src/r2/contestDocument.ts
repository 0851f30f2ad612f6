import type { Hex } from 'viem';
import { keccak256 } from '../abi/keccak256.ts';
import { toCanonicalJson } from '../bundle/canonicalJson.ts';
import type { Answer } from '../errors.ts';
import { LIMITS_R2 } from './schemas.ts';

/** What an entry is, for people. Texts are untrusted; `link` and `picture` are URIs or empty. */
export type EntryDocument = {
  readonly name: string;
  readonly link: string;
  readonly picture: string;
  readonly about: string;
  /** The track's place in the contest's list, from 1 on; 0 for none. */
  readonly track: number;
};

/**
 * The contest document: the texts of a version 2 contest, whose hash is in its attestation. `entries` are those of the
 * organizer, in the order of their numbers; `anchors` say what the points of a criterion mean.
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
};

const DOCUMENT_FORMAT = 'laurel-contest/2';

/** The most bytes of a document, wherever it is. In a `data:` URI, base64 and the URI's own limit leave about 6,100. */
export const MAX_DOCUMENT_BYTES = 262_144;

/** The most items of each list; the limits of the contract, and no more than a page can show. */
const MOST = {
  criteria: LIMITS_R2.criteria,
  anchors: 256,
  tracks: 50,
  prizes: 100,
  entries: LIMITS_R2.entries,
};

const text = (value: unknown): string => (typeof value === 'string' ? value : fail());
const place = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= 255 ? value : fail();

/** Thrown and caught in this file only. */
const UNREADABLE = Symbol('unreadable');

function fail(): never {
  throw UNREADABLE;
}

function list<Item>(value: unknown, most: number, read: (item: unknown) => Item): readonly Item[] {
  return Array.isArray(value) && value.length <= most ? value.map(read) : fail();
}

/** An object with exactly these fields. */
function record<Fields extends { readonly [name: string]: (value: unknown) => unknown }>(fields: Fields) {
  return (value: unknown): { readonly [Name in keyof Fields]: ReturnType<Fields[Name]> } => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail();
    const given = new Map(Object.entries(value));
    if (given.size !== Object.keys(fields).length) return fail();
    const read = Object.entries(fields).map(([name, readField]) => [name, readField(given.get(name))]);
    // Object.fromEntries loses the names.
    return Object.fromEntries(read) as { readonly [Name in keyof Fields]: ReturnType<Fields[Name]> };
  };
}

const about = record({ name: text, about: text });
const readEntry = record({ name: text, link: text, picture: text, about: text, track: place });
const readContest = record({
  format: (value): typeof DOCUMENT_FORMAT => (value === DOCUMENT_FORMAT ? DOCUMENT_FORMAT : fail()),
  description: text,
  criteria: (value) =>
    list(
      value,
      MOST.criteria,
      record({
        label: text,
        anchors: (anchors) => list(anchors, MOST.anchors, record({ points: place, text })),
      }),
    ),
  tracks: (value) => list(value, MOST.tracks, about),
  prizes: (value) => list(value, MOST.prizes, record({ name: text, about: text, track: place })),
  entries: (value) => list(value, MOST.entries, readEntry),
});

/** Reads canonical JSON: only the bytes that writing the value again would produce. */
function parse<Value>(bytes: Uint8Array, read: (value: unknown) => Value): Answer<Value, 'unreadable'> {
  try {
    const json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(json);
    if (bytes.length > MAX_DOCUMENT_BYTES || toCanonicalJson(value as never) !== json) fail();
    return { ok: true, value: read(value) };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

/**
 * Parses a contest document. Never throws.
 *
 * @example
 * ```ts
 * import { parseContestDocument } from '@org/contests/r2';
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
 * import { parseEntryDocument } from '@org/contests/r2';
 *
 * const parsed = parseEntryDocument(bytes);
 * if (parsed.ok) console.log(parsed.value.name);
 * ```
 */
export function parseEntryDocument(bytes: Uint8Array): Answer<EntryDocument, 'unreadable'> {
  return parse(bytes, readEntry);
}

/** A document as it is published: its canonical JSON, and the hash that the attestation contains. */
export type WrittenDocument = {
  readonly bytes: Uint8Array;
  readonly contentHash: Hex;
  /** A `data:` URI, or null if the document is too large for one: then publish the bytes on IPFS. */
  readonly dataUri: string | null;
};

/**
 * The canonical JSON of a document, with its hash and, if it is small enough, its `data:` URI.
 *
 * @throws {TypeError} for lone surrogates
 * @example
 * ```ts
 * import { writeDocument } from '@org/contests/r2';
 *
 * const entry = { name: 'Shelf', link: 'https://example.org/shelf', picture: '', about: '', track: 0 };
 * const { dataUri, contentHash } = writeDocument(entry);
 * ```
 */
export function writeDocument(document: ContestDocument | EntryDocument): WrittenDocument {
  const bytes = new TextEncoder().encode(toCanonicalJson(document));
  const uri = `data:application/json;base64,${toBase64(bytes)}`;
  return { bytes, contentHash: keccak256(bytes), dataUri: uri.length <= LIMITS_R2.uriBytes ? uri : null };
}

function toBase64(bytes: Uint8Array): string {
  let characters = '';
  for (const byte of bytes) characters += String.fromCharCode(byte);
  return btoa(characters);
}
