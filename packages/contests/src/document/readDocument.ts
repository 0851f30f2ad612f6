import type { Hex } from 'viem';
import { keccak256 } from '../base/keccak256.ts';
import type { ActValues } from '../contest/decode.ts';
import {
  type ContestDocument,
  type EntriesDocument,
  type EntryDocument,
  MAX_DOCUMENT_BYTES,
  parseContestDocument,
  parseEntriesDocument,
  parseEntryDocument,
  writeDocument,
} from './contestDocument.ts';

/** The contest document, or why it is missing: then a page shows numbers and hashes. */
export type DocumentReading =
  | { readonly status: 'read'; readonly document: ContestDocument }
  | { readonly status: 'missing'; readonly reason: DocumentFault };

/** The document of a late list, or why it is missing. */
export type EntriesReading =
  | { readonly status: 'read'; readonly document: EntriesDocument }
  | { readonly status: 'missing'; readonly reason: DocumentFault };

/** The text of a comment that is too long for its attestation, or why it is missing. */
export type CommentReading =
  | { readonly status: 'read'; readonly text: string }
  | { readonly status: 'missing'; readonly reason: DocumentFault };

/**
 * Why a document is missing. `not-asked`: nobody tried. `unavailable`: the gateway has no copy, or does not answer, or none
 * is configured. `unsupported-uri`: neither `data:` nor `ipfs://`. `too-large`: above the limit. `altered`: its keccak256
 * is not the contest's. `unreadable`: it is not a contest document.
 */
export type DocumentFault =
  | 'not-asked'
  | 'unavailable'
  | 'unsupported-uri'
  | 'too-large'
  | 'altered'
  | 'unreadable';

/** Fetches the bytes of a CID from the one configured gateway; null if it has none or does not answer. */
export type FetchIpfs = (cid: string) => Promise<Uint8Array | null>;

const DATA = /^data:application\/json(?:;charset=utf-8)?(;base64)?,/i;

const IPFS = /^ipfs:\/\/(Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,100})$/;

/**
 * The CID of an `ipfs://` URI, of version 0, or of version 1 in base32, without a path. Undefined for any other text: anyone
 * can attest one. The contest's hash is checked, not the CID.
 */
export const findCid = (uri: string): string | undefined => IPFS.exec(uri)?.[1];

/**
 * Reads the document of a contest: from its `data:` URI, or for `ipfs://` with `fetchIpfs`. The bytes must have
 * the contest's hash, and the entries the hashes in the contest. Never throws, and fetches nothing else.
 *
 * @example
 * ```ts
 * import { createDocumentFetch, readContestDocument } from '@org/contests';
 *
 * const fetchIpfs = createDocumentFetch({ gateway: 'https://contests.example/api/documents/' });
 * const reading = await readContestDocument(state.values, { fetchIpfs });
 * console.log(reading.status === 'read' ? reading.document.description : reading.reason);
 * ```
 */
export async function readContestDocument(
  { uri, contentHash, entries }: Pick<ActValues['contest'], 'uri' | 'contentHash' | 'entries'>,
  { fetchIpfs }: { readonly fetchIpfs?: FetchIpfs } = {},
): Promise<DocumentReading> {
  const bytes = await readBytes({ uri, contentHash }, fetchIpfs);
  if (typeof bytes === 'string') return missing(bytes);
  const parsed = parseContestDocument(bytes);
  if (!parsed.ok) return missing('unreadable');
  const document = parsed.value;
  return haveHashes(document.entries, entries) ? { status: 'read', document } : missing('altered');
}

/**
 * Reads the document of a late list in the same way: the bytes must have the hash of the act, and the entries the hashes
 * in it. Never throws.
 *
 * @example
 * ```ts
 * import { createDocumentFetch, decodeActData, readEntriesDocument } from '@org/contests';
 *
 * const fetchIpfs = createDocumentFetch({ gateway: 'https://contests.example/api/documents/' });
 * const act = decodeActData('list', attestation.data);
 * const reading = act.ok && (await readEntriesDocument(act.value, { fetchIpfs }));
 * if (reading) console.log(reading.status === 'read' ? reading.document.entries.length : reading.reason);
 * ```
 */
export async function readEntriesDocument(
  {
    uri,
    contentHash,
    entries,
  }: { readonly uri: string; readonly contentHash: Hex; readonly entries: readonly Hex[] },
  { fetchIpfs }: { readonly fetchIpfs?: FetchIpfs } = {},
): Promise<EntriesReading> {
  const bytes = await readBytes({ uri, contentHash }, fetchIpfs);
  if (typeof bytes === 'string') return missing(bytes);
  const parsed = parseEntriesDocument(bytes);
  if (!parsed.ok) return missing('unreadable');
  const document = parsed.value;
  return haveHashes(document.entries, entries) ? { status: 'read', document } : missing('altered');
}

/** True if these are the entries with these content hashes, in this order. */
function haveHashes(entries: readonly EntryDocument[], hashes: readonly Hex[]): boolean {
  const isSame = (entry: EntryDocument, index: number) => writeDocument(entry).contentHash === hashes[index];
  return entries.length === hashes.length && entries.every(isSame);
}

/**
 * Reads the document of a submission in the same way; null if it is not available.
 *
 * @example
 * ```ts
 * import { readEntryDocument } from '@org/contests';
 *
 * const { contentHash, submission } = entry;
 * const document = submission && (await readEntryDocument({ uri: submission.uri, contentHash }));
 * console.log(document?.name ?? `Entry ${entry.number}`);
 * ```
 */
export async function readEntryDocument(
  place: { readonly uri: string; readonly contentHash: Hex },
  { fetchIpfs }: { readonly fetchIpfs?: FetchIpfs } = {},
): Promise<EntryDocument | null> {
  const bytes = await readBytes(place, fetchIpfs);
  const parsed = typeof bytes === 'string' ? undefined : parseEntryDocument(bytes);
  return parsed?.ok ? parsed.value : null;
}

/**
 * Reads the text of a review whose comment is too long for its attestation: `comment` is the `ipfs://` URI of the text,
 * `commentHash` the keccak256 of its bytes, of which there are at most 256 kB. It is UTF-8 without NUL, and untrusted.
 * Never throws, and fetches nothing else.
 *
 * @example
 * ```ts
 * import { createDocumentFetch, readLongComment } from '@org/contests';
 *
 * const gateway = 'https://contests.example/api/documents/';
 * const fetchIpfs = createDocumentFetch({ gateway, attestation: long.attestation.uid });
 * const { comment, commentHash } = long;
 * const reading = commentHash && (await readLongComment({ comment, commentHash }, { fetchIpfs }));
 * if (reading) console.log(reading.status === 'read' ? reading.text : reading.reason);
 * ```
 */
export async function readLongComment(
  { comment, commentHash }: { readonly comment: string; readonly commentHash: Hex },
  { fetchIpfs }: { readonly fetchIpfs?: FetchIpfs } = {},
): Promise<CommentReading> {
  if (findCid(comment) === undefined) return { status: 'missing', reason: 'unsupported-uri' };
  const bytes = await readBytes({ uri: comment, contentHash: commentHash }, fetchIpfs);
  if (typeof bytes === 'string') return { status: 'missing', reason: bytes };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return { status: 'read', text };
  } catch {
    // Not UTF-8.
  }
  return { status: 'missing', reason: 'unreadable' };
}

/** The bytes with this hash. */
async function readBytes(
  { uri, contentHash }: { readonly uri: string; readonly contentHash: Hex },
  fetchIpfs: FetchIpfs | undefined,
): Promise<Uint8Array | DocumentFault> {
  const bytes = await findBytes(uri, fetchIpfs);
  if (typeof bytes === 'string') return bytes;
  if (bytes.length > MAX_DOCUMENT_BYTES) return 'too-large';
  return keccak256(bytes) === contentHash ? bytes : 'altered';
}

const missing = (reason: DocumentFault): Extract<DocumentReading, { status: 'missing' }> => ({
  status: 'missing',
  reason,
});

async function findBytes(uri: string, fetchIpfs: FetchIpfs | undefined): Promise<Uint8Array | DocumentFault> {
  const head = DATA.exec(uri);
  if (head) return decodeDataUri(uri.slice(head[0].length), head[1] !== undefined) ?? 'unreadable';
  const cid = findCid(uri);
  if (cid === undefined) return 'unsupported-uri';
  try {
    return (await fetchIpfs?.(cid)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

function decodeDataUri(body: string, isBase64: boolean): Uint8Array | null {
  try {
    if (!isBase64) return new TextEncoder().encode(decodeURIComponent(body));
    return Uint8Array.from(atob(decodeURIComponent(body)), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

const TIMEOUT_MS = 10_000;

/**
 * Fetches documents from a URL to which the CID is appended: the api's `/api/documents/`, or an IPFS gateway's `/ipfs/`. At
 * most 256 kB and 10 seconds, without credentials and redirects.
 *
 * @example
 * ```ts
 * import { createDocumentFetch } from '@org/contests';
 *
 * const gateway = 'https://contests.example/api/documents/';
 * const fetchIpfs = createDocumentFetch({ gateway, attestation: contest.uid });
 * ```
 */
export function createDocumentFetch({
  gateway,
  attestation,
  fetch = globalThis.fetch,
}: {
  readonly gateway: string;
  /** The UID of the attestation that names the documents, for the api: it then needs to look up no other one. */
  readonly attestation?: Hex;
  readonly fetch?: typeof globalThis.fetch;
}): FetchIpfs {
  return async (cid) => {
    const response = await fetch(`${gateway}${cid}${attestation ? `?attestation=${attestation}` : ''}`, {
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok || !response.body) return null;
    return readBody(response.body);
  };
}

async function readBody(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    parts.push(value);
    // One byte more than allowed shows that the document is too large.
    if (size > MAX_DOCUMENT_BYTES) {
      await reader.cancel();
      break;
    }
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
