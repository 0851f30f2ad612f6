import type { SiweConnection, SiweServer } from '@org/auth-siwe/server';
import { listPictureCids, MAX_DOCUMENT_BYTES, toRawUri } from '@org/contests';
import type { Log } from '@org/server-kit';
import { type Context, Hono } from 'hono';
import { keccak256 } from 'viem';
import type { Described } from '../base/described.ts';
import { listNetworks } from '../base/fairShares.ts';
import { answerProblem, type Bodies, createBodies, createProblem, extendProblem } from '../base/http.ts';
import { RAW_CID } from '../base/identifiers.ts';
import { findPictureFault, PICTURE_FAULTS } from '../base/inspectPicture.ts';
import { createRefusalLog } from '../base/logs.ts';
import { isKnownEtag } from '../base/webFile.ts';
import type { ContestDocuments } from './createContestDocuments.ts';
import {
  type DocumentStore,
  HANDED_OVER_LIFE_MS,
  type NoDocumentRoom,
  UNNAMED_LIFE_MS,
} from './documentStore.ts';
import { tagsOf } from './lookups.ts';
import { type FetchNamings, findFitting, isText } from './namings.ts';

/** A CID names its content for good. */
const FRESH = 'public, max-age=86400, immutable';
/** For a document of more contests than tags have room for: a cache cannot be purged of it by contest. */
const UNTAGGED = 'public, max-age=60';
/** A document that nothing names yet may be deleted. */
const UNNAMED = 'no-cache';
const MOST_TAGS = 8;
const NONE = { headers: { 'cache-control': 'public, max-age=300' } };
/** The attestation that names it may be indexed soon. */
const UNKNOWN = { headers: { 'cache-control': 'public, max-age=30' } };
const PATH = '/api/documents/:cid';

/**
 * Serves the documents of contests, their pictures as they were uploaded and the long texts of their reviews by CID, so
 * that pages do not contact other hosts. Browsers download them and never show them as a page of this origin.
 * `attestation` in the query is the one that names the document.
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
    if (document === 'unnamed') return createProblem('not-found', UNKNOWN);
    if (document === 'none') return createProblem('not-found', NONE);
    if (document === 'hidden') return createProblem('hidden');
    if (document === 'limited') return createProblem('rate-limited', { retryAfterSeconds: 60 });
    if (document === 'unavailable') return createProblem('unavailable', { retryAfterSeconds: 60 });
    const { bytes, type, contests } = document;
    const isTagged = contests.length <= MOST_TAGS;
    const isNamed = contests.length > 0;
    const headers = {
      'cache-control': isNamed ? (isTagged ? FRESH : UNTAGGED) : UNNAMED,
      etag: `"${cid}"`,
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="${cid}"`,
      ...tagsOf(isTagged ? contests : [], cid),
    };
    if (isKnownEtag(context.req.header('if-none-match'), headers.etag))
      return context.body(null, 304, headers);
    return context.body(bytes, 200, { ...headers, 'content-type': type });
  });
  app.all(PATH, (context) => {
    context.header('allow', 'GET, HEAD');
    return answerProblem(context, 'method-not-allowed');
  });
  return app;
}

const SWEEP_MS = 60_000;
/** The value of `signed` in the query for a document whose transaction is signed later. */
export const SIGNED_LATER = 'later';
/** The number of pictures that a browser keeps: it stores the missing ones again. */
const MOST_MISSING = 300;

const documentUri = { type: 'string', pattern: RAW_CID.source.replace('^', '^ipfs://') } as const;

/** The answer for a stored document as a JSON Schema. */
export const storedDocumentSchema = {
  type: 'object',
  required: ['uri'],
  additionalProperties: false,
  properties: {
    uri: documentUri,
    missing: {
      type: 'array',
      maxItems: MOST_MISSING,
      items: documentUri,
      description:
        'Pictures that the document names and this server does not store. Absent if there are none.',
    },
  },
} as const;

const NO_ROOM: Readonly<Record<NoDocumentRoom, string>> = {
  network:
    'The clients of this network have used up their share of the documents that this server can store.',
  store: 'This server has no room for more documents.',
};

export type DocumentUploadOptions = {
  readonly siwe: Pick<SiweServer, 'admit'>;
  /** Null: nothing is stored. */
  readonly store: DocumentStore | null;
  readonly fetchNamings: FetchNamings;
  readonly hiddenCids?: readonly string[];
  /** Counts request bodies in memory. Default: those of this handler. */
  readonly bodies?: Bodies;
  readonly log?: Log;
  readonly clock?: () => number;
};

/**
 * Stores a text, or a picture that can be shown, by the CID of its bytes: `POST /api/documents`. What no attestation names is deleted after
 * an hour, or 14 days with `?signed=later`; storing it again restarts this time. `missing` in the answer are pictures that
 * the document names and this server does not store.
 *
 * @returns a web-standard handler
 */
export function handleDocumentUploads(options: DocumentUploadOptions) {
  const { siwe, store, fetchNamings, hiddenCids = [], bodies = createBodies() } = options;
  const { clock = Date.now, log } = options;
  const logTrouble = createRefusalLog('documents', clock, log);

  /** @throws if a scan cannot answer, or may lack attestations made until `until` */
  const isNamed = async (cid: string, bytes: Uint8Array, until: number): Promise<boolean> => {
    const { namings, failure } = await fetchNamings(cid, { hash: keccak256(bytes), until });
    if (findFitting(bytes, namings)) return true;
    if (failure) throw failure;
    return false;
  };
  let sweeping: Promise<void> | undefined;
  /** One at a time: a scan that does not answer takes seconds for each document. */
  const sweep = async (): Promise<void> => {
    sweeping ??= store?.sweep(clock(), isNamed).finally(() => {
      sweeping = undefined;
    });
    await sweeping;
  };
  setInterval(() => void sweep().catch((error: unknown) => logTrouble('store', error)), SWEEP_MS).unref();

  const answer = async (
    request: Request,
    connection: SiweConnection,
    reserve: (bytes: number) => number | undefined,
  ): Promise<Response> => {
    if (!store)
      return createProblem('not-found', {
        detail: 'This server stores no documents: it has no database that keeps them.',
      });
    const admitted = await siwe.admit(
      request,
      {
        methods: ['POST'],
        maxBodyBytes: MAX_DOCUMENT_BYTES,
        contentType: 'application/octet-stream',
        reserve,
      },
      connection,
    );
    if ('refusal' in admitted) return admitted.refusal;
    const { body: bytes } = admitted;
    const signed = new URL(request.url).searchParams.get('signed');
    if (bytes.byteLength === 0 || (signed !== null && signed !== SIGNED_LATER))
      return createProblem('malformed');
    const uri = toRawUri(bytes);
    const cid = uri.slice('ipfs://'.length);
    if (hiddenCids.includes(cid)) return createProblem('hidden');
    const isTextual = isText(bytes);
    // Otherwise it would be refused only after a document that names it was signed.
    const fault = isTextual ? null : findPictureFault(bytes);
    if (fault) return createProblem('unusable-picture', { detail: PICTURE_FAULTS[fault] });
    const pictures = isTextual ? listPictureCids(bytes) : [];
    try {
      const limit = await store.save({
        ...{ cid, bytes, isText: isTextual, pictures },
        networks: listNetworks(connection.clientAddress),
        now: clock(),
        lifeMs: signed === null ? UNNAMED_LIFE_MS : HANDED_OVER_LIFE_MS,
      });
      if (!limit) {
        const missing = pictures.length > 0 ? (await store.listMissing(pictures)).slice(0, MOST_MISSING) : [];
        const answer: Described<typeof storedDocumentSchema> = {
          uri,
          ...(missing.length > 0 && { missing: missing.map((each) => `ipfs://${each}`) }),
        };
        return Response.json(answer, { status: 201, headers: { 'cache-control': 'no-store' } });
      }
      const problem = createProblem('unavailable', { detail: NO_ROOM[limit], retryAfterSeconds: 3_600 });
      return extendProblem(problem, `"limit":"${limit}"`);
    } catch (error) {
      logTrouble('store', error);
      return createProblem('unavailable');
    }
  };
  const handle = (request: Request, connection: SiweConnection) =>
    bodies.hold(connection.clientAddress, (reserve) => answer(request, connection, reserve));
  return { handle, sweep };
}
