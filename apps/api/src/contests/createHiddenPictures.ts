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
  let isKnown = isIdle;

  const readDocument = async (cid: string): Promise<Uint8Array | null> => {
    const stored = await store?.read(cid);
    if (stored || ipfsGateway === null) return stored ?? null;
    const limits = {
      maxBytes: MAX_DOCUMENT_BYTES,
      maxRedirects: 0,
      timeoutMs: FETCH_MS,
      userAgent: 'documents',
    };
    return new Uint8Array(await fetchSafely(`${ipfsGateway}/ipfs/${cid}`, limits));
  };
  const refresh = async () => {
    const cids = [...(await fetchNamed(hiddenUids)), ...hiddenCids];
    for (const cid of cids) {
      if (readDocuments.has(cid) || pictures.size >= MOST_PICTURES) continue;
      const bytes = await readDocument(cid).catch((error: unknown) => {
        logTrouble(`${cid}: ${String(error)}`);
        return null;
      });
      if (bytes === null) continue;
      readDocuments.add(cid);
      for (const picture of listPictureCids(bytes)) pictures.add(picture);
    }
    isKnown = true;
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
