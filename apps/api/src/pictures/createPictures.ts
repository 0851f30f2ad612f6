import { DOCUMENT_LIMITS, listPictureCids, toRawUri } from '@org/contests';
import type { Log } from '@org/server-kit';
import { type Context, Hono } from 'hono';
import type { Hex } from 'viem';
import { createCache, type NoAnswer } from '../base/cache.ts';
import { createSafeFetch, type SafeFetch, UnusableError } from '../base/fetchSafely.ts';
import { answerReadOnly, createProblem } from '../base/http.ts';
import { RAW_CID } from '../base/identifiers.ts';
import { findPictureFault, PICTURE_FAULTS, type PictureFault } from '../base/inspectPicture.ts';
import { createLimitedLog } from '../base/logs.ts';
import { createEtag } from '../base/webFile.ts';
import type { ContestDocuments, NamedDocument } from '../contests/createContestDocuments.ts';
import { createLookups, type LookupLimits, tagsOf } from '../contests/lookups.ts';
import { answerPicture, reencode } from './reencode.ts';

/** The widths in which pictures are served: of a card on a phone, and of a page. */
export const PICTURE_WIDTHS = [320, 1_280] as const;
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
    const [document, by] = [context.req.query('document'), context.req.query('attestation')];
    const naming = document !== undefined && by !== undefined ? { cid: document, by } : null;
    const picture = await pictures.find({ cid, width, naming, networks: networksOf(context) });
    if (picture === 'none') return createProblem('not-found');
    if (picture === 'hidden') return createProblem('hidden');
    if (picture === 'limited') return createProblem('rate-limited', { retryAfterSeconds: 60 });
    if (picture === 'unavailable') return createProblem('unavailable', { retryAfterSeconds: 60 });
    if (typeof picture === 'string')
      return createProblem('unusable-picture', {
        detail: PICTURE_FAULTS[picture],
        headers: { ...UNUSABLE, ...tagsOf([], cid) },
      });
    const tags = tagsOf(picture.contests.slice(0, MOST_TAGS), cid);
    return answerPicture(context, picture, {
      'cache-control': isNamed(picture) ? FRESH : UNNAMED,
      ...tags,
    });
  });
  app.all(PATH, answerReadOnly);
  return app;
}

type Picture = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** The contests whose documents name it, as far as this server knows. None: it is stored, and nothing names it yet. */
  readonly contests: readonly Hex[];
};

/** `none`: neither the store nor the gateway has these bytes, or nothing is known to name them. */
type Found = Picture | 'none' | PictureFault;

const isNamed = (found: Found | NoAnswer) => typeof found === 'object' && found.contests.length > 0;

/** A document that names a picture, and the attestation that names the document. */
type Naming = { readonly cid: string; readonly by: string };

type Place = {
  readonly cid: string;
  readonly width: (typeof PICTURE_WIDTHS)[number];
  /** The document and the attestation that the page names for it. */
  readonly naming: Naming | null;
  readonly networks: readonly string[];
  readonly source: Source;
};

/** `proof`: the page's naming was looked up. Null bytes are at the gateway. */
type Source = {
  readonly kind: 'store' | 'proof';
  readonly bytes: Uint8Array | null;
  readonly contests: readonly Hex[];
};

export type Pictures = {
  readonly find: (place: Omit<Place, 'source'>) => Promise<Found | 'hidden' | NoAnswer>;
};

export type PictureOptions = {
  readonly documents: Pick<ContestDocuments, 'findStored' | 'findNamed'>;
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
/** Pictures that are fetched from the gateway. */
const GATEWAY_LIMITS: LookupLimits = { unknown: { total: 480, each: 60 } };

/**
 * Reads pictures from the store, or those of other sites' documents from the IPFS gateway, re-encodes and caches them.
 * Bytes are decoded only after `findPictureFault` found them harmless. The gateway is asked only for a picture of a document
 * that an attestation names. A stored picture needs no such proof: it was just uploaded, or a stored document names it.
 */
export function createPictures({ documents, ipfsGateway, ...options }: PictureOptions): Pictures {
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
    // A proof counts for its own attestation only: another one may be hidden.
    keyOf: ({ cid, width, naming, source }) =>
      `${cid} ${width} ${source.kind === 'store' ? 'stored' : `${naming?.cid} ${naming?.by}`}`,
    read: async ({ cid, width, networks, source }) => {
      try {
        const bytes = source.bytes ?? (await fetchForeign(cid));
        if (bytes === null) return 'none';
        const fault = findPictureFault(bytes);
        if (fault) return fault;
        const within = { width, height: MOST_HEIGHTS * width };
        const small = await reencode(bytes, { within, networks }).catch((error: unknown) => {
          if (error instanceof UnusableError) return null;
          throw error;
        });
        return small ? { bytes: small, etag: createEtag(small), contests: source.contests } : 'broken';
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
    admit: ({ cid, networks, source }) => source.bytes !== null || fetches.admit(cid, networks),
    networksOf: ({ networks }) => networks,
    restMs: REST_MS,
    ...(clock && { clock }),
  });

  const findCached = (wanted: Omit<Place, 'source'>): Found => {
    for (const kind of wanted.naming ? (['store', 'proof'] as const) : (['store'] as const)) {
      const found = cache.peek({ ...wanted, source: { kind, bytes: null, contests: [] } }) ?? 'none';
      // A picture that the gateway lacks may have been stored since, and one that nothing named may be hidden by what does.
      if (found !== 'none' && (kind === 'proof' || !wanted.naming || isNamed(found))) return found;
    }
    return 'none';
  };
  return {
    find: async (wanted) => {
      const { cid, width, naming, networks } = wanted;
      if (!RAW_CID.test(cid)) return 'none';
      const cached = findCached(wanted);
      if (cached !== 'none') return cached;
      if (!lookups.admit(`${cid} ${width}`, networks)) return 'limited';
      const stored = await documents.findStored(cid, networks);
      if (typeof stored === 'string') return stored === 'unnamed' ? 'none' : stored;
      const get = (kind: Source['kind'], { bytes, contests }: Omit<Source, 'kind'>) =>
        cache.get({ ...wanted, source: { kind, bytes, contests } }, WAIT_MS);
      if (stored && (stored.contests.length > 0 || !naming)) return get('store', stored);
      if (!naming || (!stored && ipfsGateway === null)) return 'none';
      const document = await documents.findNamed(naming, networks);
      if (document === 'hidden' || document === 'limited' || document === 'unavailable') return document;
      const isProof = typeof document === 'object' && listNamed(document).has(cid);
      if (isProof) return get('proof', { bytes: stored?.bytes ?? null, contests: document.contests });
      return stored ? get('store', stored) : 'none';
    },
  };
}

const namedBy = new WeakMap<Uint8Array, ReadonlySet<string>>();

/** The CIDs of the pictures of a document that an attestation names. A page asks for hundreds of one document. */
function listNamed({ bytes, type, contests }: NamedDocument): ReadonlySet<string> {
  const isNamedDocument = type === 'application/json' && contests.length > 0;
  const named = namedBy.get(bytes) ?? new Set(isNamedDocument ? listPictureCids(bytes) : []);
  namedBy.set(bytes, named);
  return named;
}

function getLifetime(found: Found): number {
  if (found === 'none') return ABSENT_MS;
  return typeof found === 'string' || isNamed(found) ? DAY_MS : UNNAMED_MS;
}
