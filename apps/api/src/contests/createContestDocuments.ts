import type { ChainConfig } from '@org/chain-config';
import {
  createActsScan,
  type DocumentNaming,
  getProtocol,
  MAX_DOCUMENT_BYTES,
  type NamingOptions,
  parseContestDocument,
  parseEntriesDocument,
  parseEntryDocument,
} from '@org/contests';
import type { Log } from '@org/server-kit';
import { type Context, Hono } from 'hono';
import { type Hex, keccak256 } from 'viem';
import { createCache, type NoAnswer } from '../base/cache.ts';
import { createFairQueue } from '../base/fairShares.ts';
import { createSafeFetch, type SafeFetch, UnusableError } from '../base/fetchSafely.ts';
import { answerProblem, createProblem } from '../base/http.ts';
import { createLimitedLog } from '../base/logs.ts';
import { type ContestTarget, createLookups, type LookupLimits, tagsOf } from './lookups.ts';

/** A CID names its content for good. */
const FRESH = 'public, max-age=86400, immutable';
/** For a document of more contests than tags have room for: a cache cannot be purged of it. */
const UNTAGGED = 'public, max-age=60';
const MOST_TAGS = 8;
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
  networksOf: (context: Context) => readonly string[],
): Hono {
  const app = new Hono();
  app.get(PATH, async (context) => {
    const cid = context.req.param('cid');
    const by = context.req.query('attestation');
    const networks = networksOf(context);
    const document =
      by === undefined
        ? await documents.find(cid, networks)
        : await documents.findNamed({ cid, by }, networks);
    if (document === 'unnamed') return createProblem('not-found', UNNAMED);
    if (document === 'none') return createProblem('not-found', NONE);
    if (document === 'hidden') return createProblem('hidden');
    if (document === 'limited') return createProblem('rate-limited', { retryAfterSeconds: 60 });
    if (document === 'unavailable') return createProblem('unavailable', { retryAfterSeconds: 60 });
    const { bytes, type, contests } = document;
    const headers =
      contests.length > MOST_TAGS
        ? { 'cache-control': UNTAGGED }
        : { 'cache-control': FRESH, ...tagsOf(...contests) };
    return context.body(bytes, 200, { ...headers, 'content-type': type });
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
  /** The contests whose attestations name it. */
  readonly contests: readonly Hex[];
};

/**
 * `unnamed`: no attestation that the scans know names this CID. `none`: the gateway does not have the document, or there
 * is no gateway. `hidden`: an attestation that the operator hides, or of a contest that he hides, was the first to name it.
 */
type Found = NamedDocument | 'unnamed' | 'none' | 'hidden';
type DocumentAnswer = Found | NoAnswer;

/** A document that is asked for, and the networks of the client. */
type NamedPlace = {
  readonly cid: string;
  /** The attestation that names it, if it is known. */
  readonly by?: Hex;
  readonly networks: readonly string[];
  /** This server reads it by itself. */
  readonly isOwn?: boolean;
};

export type ContestDocuments = {
  /** A document that one of the first attestations of its CID names. */
  readonly find: (cid: string, networks: readonly string[]) => Promise<DocumentAnswer>;
  /** A document that this attestation names, however many others name it. */
  readonly findNamed: (
    place: { readonly cid: string; readonly by: string },
    networks: readonly string[],
  ) => Promise<DocumentAnswer>;
  /**
   * Finds documents for one reading of a contest by this server itself, which costs no visitor's budget. Of submissions only
   * a few are fetched in each reading; those that are cached do not count.
   */
  readonly openReading: (
    target: Pick<ContestTarget, 'uid' | 'networks'>,
  ) => (cid: string, by: Hex) => Promise<DocumentAnswer>;
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
  readonly fetchNamings: (cid: string, among?: Pick<NamingOptions, 'by' | 'of'>) => Promise<FoundNamings>;
  readonly hiddenUids?: readonly Hex[];
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
/** Documents that this server reads by itself each minute, in total and for one contest. */
const OWN_LIMITS: LookupLimits = { unknown: { total: 240, each: 48 } };

/** CIDs of version 0 and 1: letters and digits only, so that a path cannot leave the gateway's folder. */
const CID = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,100})$/;

const isUid = (text: string): text is Hex => /^0x[0-9a-f]{64}$/.test(text);

/** Asks the scans of the chains with a resolver which attestations name a CID, or which of some do. */
export function createNamings(chains: readonly ChainConfig[]): ContestDocumentOptions['fetchNamings'] {
  const scans = chains
    .filter((config) => config.status !== 'retired' && getProtocol(config) !== null)
    .map((config) => createActsScan({ config, timeoutMs: SCAN_MS }));
  return async (cid, among) => {
    const answers = await Promise.allSettled(scans.map((scan) => scan.fetchNamings(cid, among)));
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
 * same CID changes nothing. An attestation that is not older than a hidden one does not unhide the document of both; nor
 * does a hidden one hide what an older one names.
 */
export function createContestDocuments({
  ipfsGateway,
  fetchNamings,
  hiddenUids = [],
  ...options
}: ContestDocumentOptions): ContestDocuments {
  const { fetchSafely = createSafeFetch(), clock } = options;
  const log = createLimitedLog('document', options.log);
  const lookups = createLookups(clock);
  const ownLookups = createLookups(clock, OWN_LIMITS);
  const lookupsOf = ({ isOwn = false }: NamedPlace) => (isOwn ? ownLookups : lookups);
  const ownReads = createFairQueue(MAX_OWN_READS, MAX_OWN_WAITING);
  const isShown = ({ uid, contest }: DocumentNaming) =>
    !hiddenUids.includes(uid) && !hiddenUids.includes(contest);
  /** Fails if a scan cannot say what is hidden. */
  const keepShown = async (cid: string, namings: readonly DocumentNaming[]) => {
    const shown = namings.filter(isShown);
    if (hiddenUids.length === 0 || shown.length === 0) return shown;
    const hidden = await fetchNamings(cid, { of: hiddenUids });
    if (hidden.failure) throw hidden.failure;
    return shown.filter(({ time }) => hidden.namings.every((each) => time < each.time));
  };
  const keyOf = ({ cid, by }: NamedPlace) => `${cid} ${by ?? ''}`;

  const cache = createCache<NamedPlace, Found>({
    keyOf,
    read: async (place) => {
      const { cid, by } = place;
      try {
        const { namings, failure } = await fetchNamings(cid, { by });
        const shown = await keepShown(cid, namings);
        if (shown.length === 0 && failure) throw failure;
        if (shown.length === 0) return namings.length === 0 ? 'unnamed' : 'hidden';
        const limits = {
          maxBytes: MAX_DOCUMENT_BYTES,
          maxRedirects: 0,
          timeoutMs: LOOKUP_MS,
          userAgent: 'documents',
        };
        const bytes = new Uint8Array(await fetchSafely(`${ipfsGateway}/ipfs/${cid}`, limits));
        const fitting = findFitting(bytes, shown);
        if (!fitting && failure) throw failure;
        if (!fitting) return findFitting(bytes, namings) ? 'hidden' : 'none';
        lookupsOf(place).confirm(keyOf(place));
        return { bytes, ...fitting };
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
    admit: (place) => lookupsOf(place).admit(keyOf(place), place.networks),
    networksOf: ({ networks }) => networks,
    restMs: MINUTE_MS,
    ...(clock && { clock }),
  });

  const find = async (place: NamedPlace): Promise<DocumentAnswer> => {
    if (ipfsGateway === null || !CID.test(place.cid)) return 'none';
    return cache.get(place, LOOKUP_MS);
  };
  return {
    find: (cid, networks) => find({ cid, networks }),
    findNamed: async ({ cid, by }, networks) => {
      if (!isUid(by)) return 'none';
      return hiddenUids.includes(by) ? 'hidden' : find({ cid, by, networks });
    },
    openReading: ({ uid, networks: askers = [] }) => {
      // Each contest has a share of its own, within those of the networks from which it is asked for.
      const networks = [uid, ...askers];
      let left = MAX_PER_READING;
      return async (cid, by) => {
        const place = { cid, by, networks, isOwn: true };
        // The text of the contest itself does not wait for those of its submissions.
        if (by === uid || cache.isAtHand(place)) return find(place);
        if (left === 0) return 'limited';
        left -= 1;
        return ownReads.add(() => find(place), networks).result.catch(() => 'unavailable' as const);
      };
    },
  };
}

const isAbsent = (document: Found) => typeof document === 'string';

/** A CID names its content for good; a missing one may be published later. */
function getLifetime(document: Found): number {
  if (document === 'unnamed') return UNNAMED_MS;
  return isAbsent(document) ? 5 * MINUTE_MS : 24 * HOUR_MS;
}

/** Undefined for bytes that are not what an attestation says. Equal bytes may be named as more than one kind. */
function findFitting(
  bytes: Uint8Array,
  namings: readonly DocumentNaming[],
): Omit<NamedDocument, 'bytes'> | undefined {
  const hash = keccak256(bytes);
  const fitting = namings.filter((naming) => naming.hash === hash);
  const kinds = new Set(fitting.map(({ kind }) => kind));
  const contests = [...new Set(fitting.map(({ contest }) => contest))];
  if (kinds.has('contest') && parseContestDocument(bytes).ok) return { type: 'application/json', contests };
  if (kinds.has('entry') && parseEntryDocument(bytes).ok) return { type: 'application/json', contests };
  if (kinds.has('list') && parseEntriesDocument(bytes).ok) return { type: 'application/json', contests };
  return kinds.has('review') && isText(bytes) ? { type: 'text/plain; charset=utf-8', contests } : undefined;
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}
