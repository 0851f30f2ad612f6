import { setTimeout as pause } from 'node:timers/promises';
import { listPictureCids, MAX_DOCUMENT_BYTES, toRawUri } from '@org/contests';
import type { Log } from '@org/server-kit';
import { type Hex, keccak256 } from 'viem';
import type { SafeFetch } from '../base/fetchSafely.ts';
import { createLimitedLog } from '../base/logs.ts';
import type { DocumentStore } from './documentStore.ts';
import type { FetchNamed } from './namings.ts';

/** `unknown`: the scans have not said yet what the hidden contests name. */
type Verdict = 'hidden' | 'not-hidden' | 'unknown';

/** The pictures of documents that the operator hides. */
export type HiddenPictures = { readonly look: (cid: string) => Promise<Verdict> };

type HiddenPicturesOptions = {
  readonly hiddenUids: readonly Hex[];
  readonly hiddenCids: readonly string[];
  readonly fetchNamed: FetchNamed;
  readonly store: Pick<DocumentStore, 'read' | 'listMissing'> | null;
  /** An https origin, or null. */
  readonly ipfsGateway: string | null;
  readonly fetchSafely: SafeFetch;
  readonly log?: Log | undefined;
};

/** A submission of a hidden contest may be attested at any time; its pictures are found by then. */
const REFRESH_MS = 5 * 60_000;
/** After a scan did not answer. */
const RETRY_MS = 10_000;
const FETCH_MS = 10_000;
const FETCHES_AT_ONCE = 4;
/** In one refresh: a gateway that does not answer takes its time for each. */
const MOST_FETCHES = 300;
/** A gateway that does not answer must not keep other pictures from being shown. */
const GATEWAY_MS = 60_000;
/** How long a visitor waits for the first reading. */
const WAIT_MS = 5_000;
/** How CIDs for raw bytes begin, which have their SHA-256. */
const RAW = 'bafkrei';
/** About 20 MB: the pictures of 50 contests with 1,000 entries of four pictures each. */
const MOST_PICTURES = 200_000;
/** CIDs in one question to the database. */
const MOST_CIDS = 1_000;

/**
 * Knows the pictures that the documents of hidden contests name: they stay hidden if their bytes are stored again. From the
 * first question on it reads each document once, from the store or the gateway. A document that neither has hides nothing,
 * and nor do pictures beyond the limits, which the log names: then the operator hides the CIDs of these pictures.
 */
export function createHiddenPictures({
  hiddenUids,
  hiddenCids,
  fetchNamed,
  store,
  ipfsGateway,
  fetchSafely,
  log,
}: HiddenPicturesOptions): HiddenPictures {
  const isIdle = hiddenUids.length + hiddenCids.length === 0;
  const logTrouble = createLimitedLog('hidden pictures', log);
  const pictures = new Set<string>();
  const readDocuments = new Set<string>();
  /** Documents that are not stored, with how often the gateway was asked: those that it lacks wait for the others. */
  const unread = new Map<string, number>();
  let isKnown = isIdle;

  /** The hashes that attestations have of the bytes of a CID. */
  const hashes = new Map<string, Set<Hex>>();
  /** A gateway may answer with another page. */
  const isDocument = (cid: string, bytes: Uint8Array) => {
    if (cid.startsWith(RAW)) return toRawUri(bytes) === `ipfs://${cid}`;
    return hashes.get(cid)?.has(keccak256(bytes)) ?? listPictureCids(bytes).length > 0;
  };
  const take = (cid: string, bytes: Uint8Array) => {
    unread.delete(cid);
    readDocuments.add(cid);
    hashes.delete(cid);
    const own = listPictureCids(bytes).filter((picture) => !pictures.has(picture));
    const kept = own.slice(0, MOST_PICTURES - pictures.size);
    for (const picture of kept) pictures.add(picture);
    if (kept.length < own.length)
      logTrouble(`${cid}: hidden contests have more than ${MOST_PICTURES} pictures, hide the CIDs of others`);
  };
  const fetchDocument = async (cid: string) => {
    unread.set(cid, (unread.get(cid) ?? 0) + 1);
    try {
      const limits = {
        maxBytes: MAX_DOCUMENT_BYTES,
        maxRedirects: 0,
        timeoutMs: FETCH_MS,
        userAgent: 'documents',
      };
      const bytes = await fetchSafely(`${ipfsGateway}/ipfs/${cid}`, limits);
      if (!isDocument(cid, bytes)) throw new Error('the gateway has answered with other bytes');
      take(cid, bytes);
    } catch (error) {
      logTrouble(`${cid}: ${String(error)}`);
    }
  };
  const fetchUnread = async () => {
    const next = [...unread].toSorted(([, a], [, b]) => a - b).slice(0, MOST_FETCHES);
    for (let start = 0; start < next.length; start += FETCHES_AT_ONCE)
      await Promise.all(next.slice(start, start + FETCHES_AT_ONCE).map(([cid]) => fetchDocument(cid)));
  };
  /** Reads those of these documents that are stored; the gateway is asked for the others. */
  const readStored = async (cids: readonly string[]) => {
    const missing = new Set(store ? await store.listMissing(cids) : cids);
    for (const cid of cids) {
      const stored = missing.has(cid) ? null : await store?.read(cid);
      if (stored) take(cid, stored);
      else if (ipfsGateway !== null && !unread.has(cid)) unread.set(cid, 0);
    }
  };
  const refresh = async () => {
    const { documents, cut } = await fetchNamed(hiddenUids);
    for (const uid of cut)
      logTrouble(
        `${uid}: it has more submissions than are read, hide the CIDs of the pictures of later ones`,
      );
    const waiting = new Set(hiddenCids.filter((cid) => !readDocuments.has(cid)));
    for (const { cid, hash } of documents) {
      if (readDocuments.has(cid)) continue;
      waiting.add(cid);
      hashes.set(cid, (hashes.get(cid) ?? new Set()).add(hash));
    }
    const cids = [...waiting];
    for (let start = 0; start < cids.length; start += MOST_CIDS)
      await readStored(cids.slice(start, start + MOST_CIDS));
    const fetching = fetchUnread();
    if (!isKnown) await Promise.race([fetching, pause(GATEWAY_MS, undefined, { ref: false })]);
    isKnown = true;
    await fetching;
  };

  let refreshing: Promise<void> | undefined;
  let nextAt = 0;
  const start = () => {
    if (isIdle || refreshing || performance.now() < nextAt) return;
    refreshing = refresh()
      .catch((error: unknown) => logTrouble(String(error)))
      .finally(() => {
        nextAt = performance.now() + (isKnown ? REFRESH_MS : RETRY_MS);
        refreshing = undefined;
      });
  };
  return {
    look: async (cid) => {
      start();
      if (!isKnown) await Promise.race([refreshing, pause(WAIT_MS, undefined, { ref: false })]);
      if (pictures.has(cid)) return 'hidden';
      return isKnown ? 'not-hidden' : 'unknown';
    },
  };
}
