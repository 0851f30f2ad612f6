import { setTimeout as pause } from 'node:timers/promises';
import { listPictureCids, MAX_DOCUMENT_BYTES } from '@org/contests';
import type { Log } from '@org/server-kit';
import type { Hex } from 'viem';
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
  readonly store: Pick<DocumentStore, 'read'> | null;
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
/** As many as a hidden list of 50 large contests has. */
const MOST_PICTURES = 200_000;

/**
 * Knows the pictures that the documents of hidden contests name, so that whoever stores their bytes again does not show
 * them. From the first question on it reads each document once, from the store or the gateway. A document that neither has hides nothing: then the
 * operator hides the CIDs of its pictures.
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

  const take = (cid: string, bytes: Uint8Array) => {
    unread.delete(cid);
    readDocuments.add(cid);
    if (pictures.size < MOST_PICTURES) for (const picture of listPictureCids(bytes)) pictures.add(picture);
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
      take(cid, await fetchSafely(`${ipfsGateway}/ipfs/${cid}`, limits));
    } catch (error) {
      logTrouble(`${cid}: ${String(error)}`);
    }
  };
  const fetchUnread = async () => {
    const next = [...unread].toSorted(([, a], [, b]) => a - b).slice(0, MOST_FETCHES);
    for (let start = 0; start < next.length; start += FETCHES_AT_ONCE)
      await Promise.all(next.slice(start, start + FETCHES_AT_ONCE).map(([cid]) => fetchDocument(cid)));
  };
  const refresh = async () => {
    for (const cid of [...(await fetchNamed(hiddenUids)), ...hiddenCids]) {
      if (readDocuments.has(cid)) continue;
      const stored = await store?.read(cid);
      if (stored) take(cid, stored);
      else if (ipfsGateway !== null && !unread.has(cid)) unread.set(cid, 0);
    }
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
