import type { ChainConfig } from '@org/chain-config';
import {
  createActsScan,
  type DocumentNaming,
  getProtocol,
  MAX_DOCUMENT_BYTES,
  parseContestDocument,
  parseEntriesDocument,
  parseEntryDocument,
} from '@org/contests';
import type { Log } from '@org/server-kit';
import { type Context, Hono } from 'hono';
import { type Hex, keccak256 } from 'viem';
import { createBoundedLimit, createCache } from '../base/cache.ts';
import { createSafeFetch, type SafeFetch, UnusableError } from '../base/fetchSafely.ts';
import { answerProblem, createProblem } from '../base/http.ts';
import { createLimitedLog } from '../base/logs.ts';
import { createLookupBudget, type LookupBudget } from './lookups.ts';

/** A CID names its content for good. */
const FRESH = 'public, max-age=86400, immutable';
const NONE = { headers: { 'cache-control': 'public, max-age=300' } };
/** The attestation that names it may be indexed soon. */
const UNNAMED = { headers: { 'cache-control': 'public, max-age=30' } };
const PATH = '/api/documents/:cid';

/**
 * Serves the documents of contests and the long texts of their reviews by CID, so that pages do not contact
 * other hosts. `attestation` in the query is the one that names the document.
 */
export function serveContestDocuments(
  documents: ContestDocuments,
  networkOf: (context: Context) => string | undefined,
): Hono {
  const app = new Hono();
  app.get(PATH, async (context) => {
    const cid = context.req.param('cid');
    const by = context.req.query('attestation');
    const network = networkOf(context);
    const document =
      by === undefined ? await documents.find(cid, network) : await documents.findNamed({ cid, by }, network);
    if (document === 'unnamed') return createProblem('not-found', UNNAMED);
    if (document === 'none') return createProblem('not-found', NONE);
    if (document === 'limited') return createProblem('rate-limited', { retryAfterSeconds: 60 });
    if (document === 'unavailable') return createProblem('unavailable', { retryAfterSeconds: 60 });
    const { bytes, type } = document;
    return context.body(bytes, 200, { 'cache-control': FRESH, 'content-type': type });
  });
  app.all(PATH, (context) => {
    context.header('allow', 'GET, HEAD');
    return answerProblem(context, 'method-not-allowed');
  });
  return app;
}

/** A document as it is served. */
type NamedDocument = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: 'application/json' | 'text/plain; charset=utf-8';
};

/**
 * `unnamed`: no attestation that the scans know names this CID. `none`: the gateway does not have the document, or there
 * is no gateway. `limited`: too many lookups. `unavailable`: try again later.
 */
type DocumentAnswer = NamedDocument | 'unnamed' | 'none' | 'limited' | 'unavailable';

/** A document and, if it is known, the attestation that names it. */
type NamedPlace = { readonly cid: string; readonly by?: Hex };

export type ContestDocuments = {
  /** A document that one of the first attestations of its CID names. */
  readonly find: (cid: string, network: string | undefined) => Promise<DocumentAnswer>;
  /** A document that this attestation names, however many others name it. */
  readonly findNamed: (
    place: { readonly cid: string; readonly by: string },
    network: string | undefined,
  ) => Promise<DocumentAnswer>;
  /**
   * Finds documents for one reading of a contest by this server itself, which costs no visitor's budget. Of submissions only
   * a few are fetched in each reading; those that are cached do not count.
   */
  readonly openReading: (contest: Hex) => (cid: string, by: Hex) => Promise<DocumentAnswer>;
};

type FoundNamings = {
  readonly namings: readonly DocumentNaming[];
  /** Why a scan could not answer: there may be more namings. */
  readonly failure: Error | undefined;
};

export type ContestDocumentOptions = {
  /** An https origin; null: documents on IPFS are not served. */
  readonly ipfsGateway: string | null;
  /** The attestations that name a CID, see `createNamings`. */
  readonly fetchNamings: (cid: string, by?: Hex) => Promise<FoundNamings>;
  readonly fetchSafely?: SafeFetch;
  readonly log?: Log;
  readonly clock?: (() => number) | undefined;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LOOKUP_MS = 10_000;
/** An attestation that was just made may be indexed by then. */
const UNNAMED_MS = 30_000;
const SCAN_MS = 5_000;
const MAX_ENTRIES = 1_000;
const MAX_CACHED_BYTES = 16 * 1024 * 1024;
const MAX_READS = 8;
/** How many of those may be documents of submissions that the server reads for itself. */
const MAX_OWN_READS = 3;
const MAX_OWN_WAITING = 96;
const MAX_PER_READING = 24;

/** CIDs of version 0 and 1: letters and digits only, so that a path cannot leave the gateway's folder. */
const CID = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,100})$/;

const isUid = (text: string): text is Hex => /^0x[0-9a-f]{64}$/.test(text);

/** Asks the scans of the chains with a resolver which attestations name a CID, or whether one does. */
export function createNamings(chains: readonly ChainConfig[]): ContestDocumentOptions['fetchNamings'] {
  const scans = chains
    .filter((config) => config.status !== 'retired' && getProtocol(config) !== null)
    .map((config) => createActsScan({ config, timeoutMs: SCAN_MS }));
  return async (cid, by) => {
    const answers = await Promise.allSettled(scans.map((scan) => scan.fetchNamings(cid, { by })));
    const namings = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    const failed = answers.find((answer) => answer.status === 'rejected');
    return { namings, failure: failed && toError(failed.reason) };
  };
}

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/**
 * Loads the documents of contests, entries, late lists and reviews from the configured IPFS gateway and caches them. The gateway is
 * asked without redirects, and only for what an attestation names; only bytes with the hash in such an attestation are
 * returned. Anyone can attest: what is served is a document of one of these kinds, and a wrong attestation of the
 * same CID changes nothing.
 */
export function createContestDocuments({
  ipfsGateway,
  fetchNamings,
  ...options
}: ContestDocumentOptions): ContestDocuments {
  const { fetchSafely = createSafeFetch(), clock } = options;
  const log = createLimitedLog('document', options.log);
  const budget = createLookupBudget(clock);
  const ownBudget = createLookupBudget(clock);
  const ownReads = createBoundedLimit(MAX_OWN_READS, MAX_OWN_WAITING);

  const cache = createCache<NamedPlace, NamedDocument | 'unnamed' | 'none'>({
    keyOf: ({ cid, by = '' }) => `${cid} ${by}`,
    read: async ({ cid, by }) => {
      try {
        const { namings, failure } = await fetchNamings(cid, by);
        if (namings.length === 0 && failure) throw failure;
        if (namings.length === 0) return 'unnamed';
        const limits = {
          maxBytes: MAX_DOCUMENT_BYTES,
          maxRedirects: 0,
          timeoutMs: LOOKUP_MS,
          userAgent: 'documents',
        };
        const bytes = new Uint8Array(await fetchSafely(`${ipfsGateway}/ipfs/${cid}`, limits));
        const type = findType(bytes, namings);
        if (!type && failure) throw failure;
        return type ? { bytes, type } : 'none';
      } catch (error) {
        if (error instanceof UnusableError) return 'none';
        log(`${cid}: ${String(error)}`);
        throw error;
      }
    },
    freshMs: getLifetime,
    keptMs: getLifetime,
    size: { of: (document) => (isAbsent(document) ? 0 : document.bytes.byteLength), max: MAX_CACHED_BYTES },
    maxEntries: MAX_ENTRIES,
    isAbsence: isAbsent,
    maxReads: MAX_READS,
    restMs: MINUTE_MS,
    ...(clock && { clock }),
  });

  const find = async (
    place: NamedPlace,
    network: string | undefined,
    from: LookupBudget = budget,
  ): Promise<DocumentAnswer> => {
    if (ipfsGateway === null || !CID.test(place.cid)) return 'none';
    // Cached documents cost no budget.
    if (!cache.isAtHand(place) && !from.take({ isKnown: false, network })) return 'limited';
    return (await cache.get(place, LOOKUP_MS)) ?? 'unavailable';
  };
  const findOwn = (place: NamedPlace) => find(place, undefined, ownBudget);
  return {
    find: (cid, network) => find({ cid }, network),
    findNamed: async ({ cid, by }, network) => (isUid(by) ? find({ cid, by }, network) : 'none'),
    openReading: (contest) => {
      let left = MAX_PER_READING;
      return async (cid, by) => {
        const place = { cid, by };
        // The text of the contest itself does not wait for those of its submissions.
        if (by === contest || cache.isAtHand(place)) return findOwn(place);
        if (left === 0) return 'limited';
        left -= 1;
        return ownReads.run(() => findOwn(place)).catch(() => 'unavailable' as const);
      };
    },
  };
}

const isAbsent = (document: NamedDocument | 'unnamed' | 'none') => typeof document === 'string';

/** A CID names its content for good; a missing one may be published later. */
function getLifetime(document: NamedDocument | 'unnamed' | 'none'): number {
  if (document === 'unnamed') return UNNAMED_MS;
  return document === 'none' ? 5 * MINUTE_MS : 24 * HOUR_MS;
}

/** Undefined for bytes that are not what an attestation says. Equal bytes may be named as more than one kind. */
function findType(bytes: Uint8Array, namings: readonly DocumentNaming[]): NamedDocument['type'] | undefined {
  const hash = keccak256(bytes);
  const kinds = new Set(namings.filter((naming) => naming.hash === hash).map(({ kind }) => kind));
  if (kinds.has('contest') && parseContestDocument(bytes).ok) return 'application/json';
  if (kinds.has('entry') && parseEntryDocument(bytes).ok) return 'application/json';
  if (kinds.has('list') && parseEntriesDocument(bytes).ok) return 'application/json';
  return kinds.has('review') && isText(bytes) ? 'text/plain; charset=utf-8' : undefined;
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}
