import { type DocumentNaming, MAX_DOCUMENT_BYTES } from '@org/contests';
import type { Log } from '@org/server-kit';
import { type Hex, keccak256 } from 'viem';
import { createCache, type NoAnswer } from '../base/cache.ts';
import { createFairQueue } from '../base/fairShares.ts';
import { createSafeFetch, type SafeFetch, UnusableError } from '../base/fetchSafely.ts';
import { CID, isUid } from '../base/identifiers.ts';
import { createLimitedLog } from '../base/logs.ts';
import { createHiddenPictures } from './createHiddenPictures.ts';
import type { DocumentStore } from './documentStore.ts';
import { type ContestTarget, createLookups, type LookupLimits } from './lookups.ts';
import { type FetchNamed, type FetchNamings, findFitting } from './namings.ts';

/** A document as it is served. */
export type NamedDocument = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: 'application/json' | 'text/plain; charset=utf-8' | 'application/octet-stream';
  /** The contests whose attestations name it, or the document whose picture it is. None: it is stored, and nothing names it yet. */
  readonly contests: readonly Hex[];
};

/**
 * `unnamed`: no attestation that the scans know names this CID. `none`: the document is not stored and the gateway does not
 * have it, or there is no gateway. `hidden`: the operator hides the CID; or an attestation that he hides, or of a contest that
 * he hides, was the first to name it.
 */
type Found = NamedDocument | 'unnamed' | 'none' | 'hidden';
type DocumentAnswer = Found | NoAnswer;

/** A document that is asked for, and the networks of the client. */
type NamedPlace = {
  readonly cid: string;
  /** The attestation that names it, if it is known. */
  readonly by?: Hex | undefined;
  readonly networks: readonly string[];
  /** The server reads the document by itself. */
  readonly isOwn?: boolean;
  /** The server stores the document. */
  readonly isStored?: boolean;
};

export type ContestDocuments = {
  /** A document that one of the first attestations of its CID names. */
  readonly find: (cid: string, networks: readonly string[]) => Promise<DocumentAnswer>;
  /** The same of what this server stores, also a picture; null if it stores nothing under this CID. */
  readonly findStored: (cid: string, networks: readonly string[]) => Promise<DocumentAnswer | null>;
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

export type ContestDocumentOptions = {
  /** An https origin; null: documents on IPFS are not served. */
  readonly ipfsGateway: string | null;
  /** Default: nothing is stored. */
  readonly store?: Pick<DocumentStore, 'lookUp' | 'read' | 'listMissing'> | null;
  readonly fetchNamings: FetchNamings;
  /** Default: only what is stored says which pictures hidden contests have. */
  readonly fetchNamed?: FetchNamed;
  readonly hiddenUids?: readonly Hex[];
  readonly hiddenCids?: readonly string[];
  readonly fetchSafely?: SafeFetch;
  readonly log?: Log;
  readonly clock?: (() => number) | undefined;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LOOKUP_MS = 10_000;
/** An attestation that was just made may be indexed by then. */
const UNNAMED_MS = 30_000;
const MAX_ENTRIES = 1_000;
const MAX_CACHED_BYTES = 16 * 1024 * 1024;
const MAX_READS = 8;
/** How many of those may be documents of submissions that the server reads for itself. */
const MAX_OWN_READS = 3;
const MAX_OWN_WAITING = 96;
const MAX_PER_READING = 24;
/** After the database has failed. */
const CONTENT_REST_MS = 5_000;
/** Documents that this server reads by itself each minute, in total and for one contest. */
const OWN_LIMITS: LookupLimits = { unknown: { total: 240, each: 48 } };
/**
 * Stored documents, and stored pictures, that are read each minute: a page of an event has hundreds, and its readers may
 * share one address. Only what is stored counts, so inventing CIDs takes nothing of it.
 */
const STORED_LIMITS: LookupLimits = { unknown: { total: 1_200, each: 300 } };

/**
 * CIDs that are looked up in the store each minute. One that was found costs the database as little, but is asked for
 * again and again: a whole office may open a page of hundreds.
 */
const STORE_LIMITS: LookupLimits = {
  unknown: { total: 1_200, each: 300 },
  known: { total: 12_000, each: 3_000 },
};

/**
 * Finds the documents of contests, entries, late lists and reviews among those that this server stores, then at the configured
 * IPFS gateway, and caches them. The gateway is asked without redirects, and only for what an attestation names; only bytes with
 * the hash in such an attestation are returned, or stored ones that nothing names yet. Anyone can attest: what is served is a document of one of these kinds, and a wrong attestation of the
 * same CID changes nothing. An attestation that is not older than a hidden one does not unhide the document of both; nor
 * does a hidden one hide what an older one names. A picture is shown if a document that names it is, and otherwise only if no hidden one names it: to hide it in every
 * contest, its own CID is hidden.
 */
export function createContestDocuments({
  ipfsGateway,
  store = null,
  fetchNamings,
  hiddenUids = [],
  hiddenCids = [],
  fetchNamed = async () => ({ documents: [], cut: [] }),
  ...options
}: ContestDocumentOptions): ContestDocuments {
  const { fetchSafely = createSafeFetch(), clock } = options;
  const hiddenPictures = createHiddenPictures({
    ...{ hiddenUids, hiddenCids, fetchNamed, store, ipfsGateway, fetchSafely, log: options.log },
  });
  const log = createLimitedLog('document', options.log);
  const lookups = createLookups(clock);
  const ownLookups = createLookups(clock, OWN_LIMITS);
  const storedLookups = createLookups(clock, STORED_LIMITS);
  const contentLookups = createLookups(clock, STORED_LIMITS);
  const storeLookups = createLookups(clock, STORE_LIMITS);
  const lookupsOf = ({ isOwn = false, isStored = false }: NamedPlace) => {
    if (isOwn) return ownLookups;
    return isStored ? storedLookups : lookups;
  };
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
  /** A stored document that nothing names. Fails if a scan cannot say what is hidden. */
  const readUnnamed = async (cid: string): Promise<Found> => {
    const hidden = hiddenUids.length > 0 ? await fetchNamings(cid, { of: hiddenUids }) : undefined;
    if (hidden?.failure) throw hidden.failure;
    if (hidden && hidden.namings.length > 0) return 'hidden';
    const bytes = await store?.read(cid);
    return bytes ? { bytes, type: 'application/octet-stream', contests: [] } : 'unnamed';
  };
  /** Finds the attestations that name a document with its hash, behind any number of older ones with other hashes. */
  const findLater = async (cid: string, bytes: Uint8Array) => {
    const { namings, failure } = await fetchNamings(cid, { hash: keccak256(bytes) });
    const fitting = findFitting(bytes, await keepShown(cid, namings));
    if (!fitting && failure) throw failure;
    return fitting ?? (findFitting(bytes, namings) ? 'hidden' : undefined);
  };
  const fetchBytes = async ({ cid, isStored = false }: NamedPlace) => {
    const stored = isStored ? await store?.read(cid) : null;
    if (stored) return stored;
    if (ipfsGateway === null) throw new UnusableError('there is no gateway');
    const limits = {
      maxBytes: MAX_DOCUMENT_BYTES,
      maxRedirects: 0,
      timeoutMs: LOOKUP_MS,
      userAgent: 'documents',
    };
    return new Uint8Array(await fetchSafely(`${ipfsGateway}/ipfs/${cid}`, limits));
  };
  // A document may be stored or deleted while its absence or its bytes are cached.
  const keyOf = ({ cid, by, isStored = false }: NamedPlace) => `${cid} ${by ?? ''} ${isStored}`;

  const cache = createCache<NamedPlace, Found>({
    keyOf,
    read: async (place) => {
      const { cid, by } = place;
      try {
        const { namings, failure } = await fetchNamings(cid, { by });
        const shown = await keepShown(cid, namings);
        // Otherwise a contest cannot be read from the chain while a scan does not answer.
        if (namings.length === 0 && place.isStored) return await readUnnamed(cid);
        if (shown.length === 0 && failure) throw failure;
        if (shown.length === 0) return namings.length === 0 ? 'unnamed' : 'hidden';
        const bytes = await fetchBytes(place);
        const fitting = findFitting(bytes, shown) ?? (by ? undefined : await findLater(cid, bytes));
        if (fitting === 'hidden') return fitting;
        if (!fitting && failure) throw failure;
        if (!fitting && findFitting(bytes, namings)) return 'hidden';
        if (!fitting) return place.isStored ? await readUnnamed(cid) : 'none';
        lookupsOf(place).confirm(keyOf(place));
        // Pictures of the document look it up without an attestation.
        if (place.isStored) lookupsOf(place).confirm(keyOf({ ...place, by: undefined }));
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

  /** Stored bytes that no attestation names by themselves: pictures. They are looked up before, so they may stay cached. */
  const contents = createCache<NamedPlace, Uint8Array<ArrayBuffer> | 'none'>({
    keyOf: ({ cid }) => cid,
    read: async ({ cid }) => (await store?.read(cid)) ?? 'none',
    freshMs: (bytes) => (bytes === 'none' ? 0 : HOUR_MS),
    keptMs: (bytes) => (bytes === 'none' ? 0 : HOUR_MS),
    size: { of: (bytes) => bytes.length, max: MAX_CACHED_BYTES },
    maxEntries: MAX_ENTRIES,
    isAbsence: (bytes) => bytes === 'none',
    maxReads: MAX_READS,
    admit: ({ cid, networks }) => contentLookups.admit(cid, networks),
    networksOf: ({ networks }) => networks,
    restMs: CONTENT_REST_MS,
    ...(clock && { clock }),
  });

  const find = async (place: NamedPlace): Promise<DocumentAnswer> => {
    if (!CID.test(place.cid)) return 'none';
    if (store && !place.isOwn && !storeLookups.admit(place.cid, place.networks)) return 'limited';
    const stored = await findStored(place);
    const found = stored ?? (ipfsGateway === null ? 'none' : await cache.get(place, LOOKUP_MS));
    if (typeof found === 'object') storeLookups.confirm(place.cid);
    return found;
  };
  const findStored = async (place: NamedPlace): Promise<DocumentAnswer | null> => {
    const { cid } = place;
    if (hiddenCids.includes(cid)) return 'hidden';
    const stored = await store?.lookUp(cid).catch((error) => {
      log(`${cid}: ${String(error)}`);
      return 'unavailable' as const;
    });
    if (!stored) return null;
    // Something may be stored: an answer that caches keep would be wrong.
    if (stored === 'unavailable') return stored;
    const found = stored.isText ? await cache.get({ ...place, isStored: true }, LOOKUP_MS) : undefined;
    if (found !== undefined && (typeof found === 'string' || found.contests.length > 0)) return found;
    return findPicture(place, stored.parents);
  };
  /** A stored picture, or a document that nothing names. */
  const findPicture = async (
    { by: _, ...place }: NamedPlace,
    parents: readonly string[],
  ): Promise<DocumentAnswer> => {
    // A document that is a picture of another one is not looked up any further.
    const places = parents
      .filter((parent) => !hiddenCids.includes(parent))
      .map((parent) => ({ ...place, cid: parent, isStored: true }));
    const found = await Promise.all(places.map((parent) => cache.get(parent, LOOKUP_MS)));
    const contests = [...new Set(found.flatMap((each) => (typeof each === 'string' ? [] : each.contests)))];
    const isShown = contests.length > 0;
    if (!isShown && (places.length < parents.length || found.includes('hidden'))) return 'hidden';
    const missing = found.find((each) => each === 'unavailable' || each === 'limited');
    if (!isShown && missing && hiddenUids.length > 0) return missing;
    // No shown document names the picture: its bytes may have been stored again after its contest was hidden.
    const verdict = isShown ? 'not-hidden' : await hiddenPictures.look(place.cid);
    if (verdict === 'hidden') return 'hidden';
    if (verdict === 'unknown') return 'unavailable';
    const bytes = await contents.get(place, LOOKUP_MS);
    return typeof bytes === 'string' ? bytes : { bytes, type: 'application/octet-stream', contests };
  };
  return {
    find: (cid, networks) => find({ cid, networks }),
    findStored: (cid, networks) => findStored({ cid, networks }),
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
        if (by === uid || cache.isAtHand(place) || cache.isAtHand({ ...place, isStored: true }))
          return find(place);
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
  if (document === 'unnamed' || (typeof document !== 'string' && document.contests.length === 0))
    return UNNAMED_MS;
  return isAbsent(document) ? 5 * MINUTE_MS : 24 * HOUR_MS;
}
