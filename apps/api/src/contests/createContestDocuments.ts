import { MAX_DOCUMENT_BYTES, parseContestDocument, parseEntryDocument } from '@org/contests/r2';
import type { Log } from '@org/server-kit';
import { createSafeFetch, type SafeFetch, UnusableError } from '../avatars/fetchSafely.ts';
import { createLimitedLog } from '../logs.ts';
import { createMemory } from '../memory.ts';
import { createLookupBudget } from './lookups.ts';

/** `none`: there is no document under this CID, or no gateway. `limited`: too many lookups. `unavailable`: try again later. */
type DocumentAnswer = Uint8Array<ArrayBuffer> | 'none' | 'limited' | 'unavailable';

export type ContestDocuments = {
  readonly find: (cid: string, network: string | undefined) => Promise<DocumentAnswer>;
};

export type ContestDocumentOptions = {
  /** An https origin; null: documents on IPFS are not served. */
  readonly ipfsGateway: string | null;
  readonly fetchSafely?: SafeFetch;
  readonly log?: Log;
  readonly clock?: (() => number) | undefined;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LOOKUP_MS = 10_000;
const MAX_ENTRIES = 1_000;
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

/** CIDs of version 0 and 1: letters and digits only, so that a path cannot leave the gateway's folder. */
const CID = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,100})$/;

/**
 * Loads the documents of contests and entries from the configured IPFS gateway and caches them. Only that gateway is asked,
 * without redirects, and only documents are returned, so that nobody can host other files here. The page checks the hash.
 */
export function createContestDocuments({
  ipfsGateway,
  ...options
}: ContestDocumentOptions): ContestDocuments {
  const { fetchSafely = createSafeFetch(), clock } = options;
  const log = createLimitedLog('document', options.log);
  const budget = createLookupBudget(clock);

  const memory = createMemory<string, Uint8Array<ArrayBuffer> | null>({
    keyOf: (cid) => cid,
    read: async (cid) => {
      try {
        const limits = {
          maxBytes: MAX_DOCUMENT_BYTES,
          maxRedirects: 0,
          timeoutMs: LOOKUP_MS,
          userAgent: 'documents',
        };
        const bytes = new Uint8Array(await fetchSafely(`${ipfsGateway}/ipfs/${cid}`, limits));
        return parseContestDocument(bytes).ok || parseEntryDocument(bytes).ok ? bytes : null;
      } catch (error) {
        if (error instanceof UnusableError) return null;
        log(`${cid}: ${String(error)}`);
        throw error;
      }
    },
    // A CID names its content for good; a missing one may be published later.
    freshMs: (document) => (document ? 24 * HOUR_MS : 5 * MINUTE_MS),
    keptMs: (document) => (document ? 24 * HOUR_MS : 5 * MINUTE_MS),
    size: { of: (document) => document?.byteLength ?? 0, max: MAX_CACHED_BYTES },
    maxEntries: MAX_ENTRIES,
    isAbsence: (document) => document === null,
    maxReads: 4,
    restMs: MINUTE_MS,
    ...(clock && { clock }),
  });

  return {
    find: async (cid, network) => {
      if (ipfsGateway === null || !CID.test(cid)) return 'none';
      // Cached documents cost no budget.
      if (!memory.isAtHand(cid) && !budget.take({ isKnown: false, network })) return 'limited';
      const document = await memory.get(cid, LOOKUP_MS);
      return document === undefined ? 'unavailable' : (document ?? 'none');
    },
  };
}
