import { DOCUMENT_LIMITS, toRawUri } from '@org/contests';
import type { Log } from '@org/server-kit';
import { type Context, Hono } from 'hono';
import type { Hex } from 'viem';
import { createCache, type NoAnswer } from '../base/cache.ts';
import { createSafeFetch, type SafeFetch, UnusableError } from '../base/fetchSafely.ts';
import { answerProblem, createProblem } from '../base/http.ts';
import { findPictureFault, PICTURE_FAULTS, type PictureFault } from '../base/inspectPicture.ts';
import { createLimitedLog } from '../base/logs.ts';
import { createEtag, isKnownEtag } from '../base/webFile.ts';
import type { ContestDocuments } from '../contests/createContestDocuments.ts';
import { createLookups, type LookupLimits, tagsOf } from '../contests/lookups.ts';
import { PICTURE_HEADERS, reencode } from './reencode.ts';

/** The widths in which pictures are served: of a card on a phone, and of a page. */
const PICTURE_WIDTHS = [320, 1_280] as const;
/** A tall picture is served at most this many times as high as its width. */
const MOST_HEIGHTS = 2;

/** A CID names its content for good. */
const FRESH = 'public, max-age=86400, immutable';
/** A picture that nothing names yet may be deleted. */
const UNNAMED = 'no-cache';
/** More would not fit into a header. */
const MOST_TAGS = 8;
/** The same file stays unusable. */
const UNUSABLE = { 'cache-control': 'public, max-age=3600' };
const PATH = '/api/pictures/:cid';

/** Serves the pictures of documents by CID, re-encoded in one of two widths. */
export function servePictures(pictures: Pictures, networksOf: (context: Context) => readonly string[]): Hono {
  const app = new Hono();
  app.get(PATH, async (context) => {
    const cid = context.req.param('cid');
    const asked = context.req.query('width') ?? '1280';
    const width = PICTURE_WIDTHS.find((each) => `${each}` === asked);
    if (!width) return createProblem('malformed', { detail: 'width is 320 or 1280.' });
    const picture = await pictures.find({ cid, width, networks: networksOf(context) });
    if (picture === 'none') return createProblem('not-found');
    if (picture === 'hidden') return createProblem('hidden');
    if (picture === 'limited') return createProblem('rate-limited', { retryAfterSeconds: 60 });
    if (picture === 'unavailable') return createProblem('unavailable', { retryAfterSeconds: 60 });
    if (typeof picture === 'string')
      return createProblem('unusable-picture', {
        detail: PICTURE_FAULTS[picture],
        headers: { ...UNUSABLE, ...tagsOf([], cid) },
      });
    const { etag, contests, isLasting } = picture;
    const tags = tagsOf(contests.slice(0, MOST_TAGS), cid);
    const headers = { 'cache-control': isLasting ? FRESH : UNNAMED, etag, ...tags };
    if (isKnownEtag(context.req.header('if-none-match'), picture.etag))
      return context.body(null, 304, headers);
    return context.body(picture.bytes, 200, {
      ...headers,
      ...PICTURE_HEADERS,
      'content-length': String(picture.bytes.byteLength),
    });
  });
  app.all(PATH, (context) => {
    context.header('allow', 'GET, HEAD');
    return answerProblem(context, 'method-not-allowed');
  });
  return app;
}

type Picture = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** The contests whose documents name it, as far as this server knows. */
  readonly contests: readonly Hex[];
  /** False for a stored picture that nothing names yet. */
  readonly isLasting: boolean;
};

/** `none`: neither the store nor the gateway has these bytes. */
type Found = Picture | 'none' | PictureFault;

type Stored = { readonly bytes: Uint8Array; readonly contests: readonly Hex[] };

type Place = {
  readonly cid: string;
  readonly width: (typeof PICTURE_WIDTHS)[number];
  readonly networks: readonly string[];
  /** The stored picture; null: the gateway is asked. */
  readonly stored: Stored | null;
};

export type Pictures = {
  readonly find: (place: Omit<Place, 'stored'>) => Promise<Found | 'hidden' | NoAnswer>;
};

export type PictureOptions = {
  /** Finds the document that this server stores under a CID; null if there is none. */
  readonly findStored: ContestDocuments['findStored'];
  /** An https origin; null: only stored pictures are served. */
  readonly ipfsGateway: string | null;
  readonly fetchSafely?: SafeFetch;
  readonly log?: Log;
  readonly clock?: (() => number) | undefined;
};

const DAY_MS = 86_400_000;
/** Timeouts of the request to the gateway and of the whole answer. */
const FETCH_MS = 10_000;
const WAIT_MS = 15_000;
const ABSENT_MS = 30_000;
/** A stored picture may be named, hidden or deleted by then. */
const UNNAMED_MS = 5 * 60_000;
const REST_MS = 60_000;
const MAX_ENTRIES = 4_000;
/** An event's 281 entries in both widths, with four pictures each: about 20 kB and 120 kB. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;
const MAX_READS = 4;
/** Pictures that are read each minute: a page of an event has hundreds, and its readers may share one address. */
const LIMITS: LookupLimits = { unknown: { total: 1_200, each: 300 } };
/** Those that are fetched from the gateway. */
const GATEWAY_LIMITS: LookupLimits = { unknown: { total: 480, each: 60 } };

/** A CIDv1 of raw bytes with SHA-256, as documents name pictures. */
const RAW = /^bafkrei[a-z2-7]{52}$/;

/**
 * Reads pictures from the store, or of other sites' documents from the IPFS gateway, re-encodes and caches them. Bytes
 * are decoded only after `findPictureFault` found them harmless.
 */
export function createPictures({ findStored, ipfsGateway, ...options }: PictureOptions): Pictures {
  const { fetchSafely = createSafeFetch(), clock } = options;
  const log = createLimitedLog('picture', options.log);
  const lookups = createLookups(clock, LIMITS);
  const fetches = createLookups(clock, GATEWAY_LIMITS);

  const fetchForeign = async (cid: string): Promise<Uint8Array | null> => {
    const bytes = await fetchSafely(`${ipfsGateway}/ipfs/${cid}`, {
      maxBytes: DOCUMENT_LIMITS.pictureBytes,
      maxRedirects: 0,
      timeoutMs: FETCH_MS,
      userAgent: 'pictures',
    });
    return toRawUri(bytes) === `ipfs://${cid}` ? bytes : null;
  };

  const cache = createCache<Place, Found>({
    keyOf: ({ cid, width, stored }) => `${cid} ${width} ${stored ? 'stored' : 'foreign'}`,
    read: async ({ cid, width, networks, stored }) => {
      try {
        if (stored === AT_HAND) throw new Error('the cached picture has just expired');
        const bytes = stored ? stored.bytes : await fetchForeign(cid);
        if (bytes === null) return 'none';
        const fault = findPictureFault(bytes);
        if (fault) return fault;
        const within = { width, height: MOST_HEIGHTS * width };
        const small = await reencode(bytes, { within, networks }).catch((error: unknown) => {
          if (error instanceof UnusableError) return null;
          throw error;
        });
        if (!small) return 'broken';
        const contests = stored?.contests ?? [];
        return {
          ...{ bytes: small, etag: createEtag(small), contests },
          isLasting: stored === null || contests.length > 0,
        };
      } catch (error) {
        if (error instanceof UnusableError) return 'none';
        log(`${cid}: ${String(error)}`);
        throw error;
      }
    },
    freshMs: getLifetime,
    keptMs: getLifetime,
    size: { of: (found) => (typeof found === 'string' ? 0 : found.bytes.byteLength), max: MAX_CACHED_BYTES },
    maxEntries: MAX_ENTRIES,
    isAbsence: (found) => typeof found === 'string',
    maxReads: MAX_READS,
    admit: ({ cid, networks, stored }) => stored !== null || fetches.admit(cid, networks),
    networksOf: ({ networks }) => networks,
    restMs: REST_MS,
    ...(clock && { clock }),
  });

  return {
    find: async (wanted) => {
      const { cid, width, networks } = wanted;
      if (!RAW.test(cid)) return 'none';
      for (const stored of [AT_HAND, null]) {
        const place = { ...wanted, stored };
        const found = cache.isAtHand(place) ? await cache.get(place, WAIT_MS) : 'none';
        // A picture that the gateway lacks may have been stored since.
        if (found !== 'none') return found;
      }
      if (!lookups.admit(`${cid} ${width}`, networks)) return 'limited';
      const stored = await findStored(cid, networks);
      if (stored === 'unnamed') return 'none';
      if (stored === null && ipfsGateway === null) return 'none';
      return typeof stored === 'string' ? stored : cache.get({ ...wanted, stored }, WAIT_MS);
    },
  };
}

/** Stands for what is stored, where its picture is at hand. */
const AT_HAND: Stored = { bytes: new Uint8Array(), contests: [] };

function getLifetime(found: Found): number {
  if (found === 'none') return ABSENT_MS;
  return typeof found === 'string' || found.isLasting ? DAY_MS : UNNAMED_MS;
}
