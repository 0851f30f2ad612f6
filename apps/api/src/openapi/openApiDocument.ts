import { MAX_DOCUMENT_BYTES } from '@org/contests';
import { CID, RAW_CID } from '../base/identifiers.ts';
import { SIGNED_LATER } from '../contests/serveContestDocuments.ts';
import { BYTES_PER_OWNER, DRAFT_ID, DRAFT_LEVELS, DRAFTS_PER_OWNER } from '../drafts/draftStore.ts';
import { PICTURE_WIDTHS } from '../pictures/createPictures.ts';
import { reportContent } from '../security/cspReports.ts';
import { publicPaths } from './publicPaths.ts';
import { describeProblems, openApiSchemas, retryAfter, text, toText } from './schemas.ts';

const content = (name: keyof typeof openApiSchemas, type = 'application/json') => ({
  [type]: { schema: { $ref: `#/components/schemas/${name}` } },
});

const cookie = (purpose: string) => ({ 'Set-Cookie': { schema: { type: 'string' }, description: purpose } });
const etag = { ETag: { schema: { type: 'string' }, description: 'The version, for If-Match.' } };
const pictureEtag = { ETag: { schema: { type: 'string' }, description: 'For If-None-Match.' } };
const pictureTags = {
  'Cache-Tag': { schema: { type: 'string' }, description: 'document-<cid>, for purging.' },
  'Surrogate-Key': { schema: { type: 'string' }, description: 'The same.' },
};
const documentHeaders = {
  ETag: { schema: { type: 'string' }, description: 'The CID, for If-None-Match.' },
  'Content-Disposition': { schema: { type: 'string' }, description: 'attachment.' },
  'Cache-Tag': { schema: { type: 'string' }, description: 'document-<cid> and contest-<uid>, for purging.' },
};
/** Errors by status; if several apply, the first in the order of `info.description` is returned. */
const refusals = describeProblems([
  [
    `Malformed: not a JSON object, more than ${DRAFT_LEVELS} levels, no signature, not an EIP-4361 message, an invalid If-Match, or another width of a picture.`,
    ['malformed'],
  ],
  ['Not accepted; wrong-time has the server’s `time`.', ['refused', 'wrong-time', 'session-required']],
  [
    'Sent from another origin, cross-site according to Sec-Fetch-Site, or, for a change, without an origin.',
    ['origin-not-allowed'],
  ],
  ['There is no such draft, document or picture.', ['not-found']],
  ['The operator hides the document, or what names it.', ['hidden']],
  ['The method is not supported.', ['method-not-allowed'], { Allow: text }],
  ['The body is too large.', ['too-large']],
  ['The Content-Type is not the one of the request body.', ['unsupported-media-type']],
  [
    `The account has reached ${DRAFTS_PER_OWNER} drafts or ${toText(BYTES_PER_OWNER)} bytes; \`detail\` says which.`,
    ['too-many-drafts', 'drafts-too-large'],
  ],
  ['Too many requests from this network, or for this account.', ['rate-limited'], retryAfter],
  [
    'Unavailable at present: an RPC or the database does not answer, or the share of this network, of an organizer’s judges, of new accounts or of all documents is used up (`limit` and `detail` say which).',
    ['unavailable'],
    retryAfter,
  ],
]);

const ensName = {
  name: 'name',
  in: 'path',
  required: true,
  description: 'A name with a dot, at most 255 characters, in any form that ENS normalizes.',
  schema: { type: 'string', maxLength: 255 },
  example: 'judge.eth',
};

const pick = (...statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, refusals[status]]));

const json = (description: string, name: keyof typeof openApiSchemas, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: content(name),
});

const signedIn = [{ session: [] }, { sessionOverHttps: [] }];
const ofBrowser = [{ browser: [] }, { browserOverHttps: [] }];

const draftId = {
  name: 'id',
  in: 'path',
  required: true,
  description:
    'Chosen by the page. Derived from chain, contest and entry, so that it is the same on every device. May be percent-encoded. `export` is reserved.',
  schema: { type: 'string', pattern: DRAFT_ID.source },
};
const ifMatch = (absent: string) => ({
  name: 'If-Match',
  in: 'header',
  description: `As in RFC 9110: the expected version as a tag in double quotes, or a list of tags; a weak tag (W/"…") never matches. *: any version. If missing: ${absent}`,
  schema: { type: 'string' },
  examples: {
    version: { value: '"5f0d1e2c3b4a59687786a5b4"' },
    any: { value: '*' },
  },
});

/**
 * The OpenAPI document of this server.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html
 */
export const openApiDocument = {
  openapi: '3.1.1',
  info: {
    title: 'Laurel',
    version: '1',
    description:
      'Sign-In with Ethereum, the drafts of the signed-in account (a key on every chain, a contract wallet on its own chain), pictures of names, and files about contests: feeds, calendars, results, pictures and the embedded page. Errors are problem documents (RFC 9457); if several apply, the first of 405, 403, 415, 413, 429, 400, 401, 503 is returned. Below /api, only pictures may be cached; files about contests may be fetched by any site.',
  },
  paths: {
    '/api/siwe/nonce': {
      get: {
        operationId: 'getNonce',
        summary:
          'Issues a nonce for one message of this browser. It is valid once, for 15 minutes, and until the browser signs out.',
        responses: {
          200: json('The nonce.', 'Nonce', cookie('Binds the nonce to this browser.')),
          ...pick(403, 405, 429, 503),
        },
      },
    },
    '/api/siwe/verify': {
      post: {
        operationId: 'verify',
        summary: 'Opens a session for the account that signed and ends any other session of this browser.',
        security: ofBrowser,
        requestBody: { required: true, content: content('SignedMessage') },
        responses: {
          200: json('The session.', 'Session', cookie('The session.')),
          ...pick(400, 401, 403, 405, 413, 415, 429, 503),
        },
      },
    },
    '/api/siwe/session': {
      get: {
        operationId: 'getSession',
        summary: 'Returns the session of this browser.',
        security: [{}, ...signedIn],
        responses: { 200: json('The session, or null.', 'SessionAnswer'), ...pick(403, 405, 429, 503) },
      },
    },
    '/api/siwe/logout': {
      post: {
        operationId: 'logout',
        summary:
          'Ends the session of this browser and its open nonces; with `{ "everywhere": true }` all sessions of its account, which needs an open one. Else needs no body and no session.',
        security: [{}, ...signedIn],
        requestBody: { content: content('Logout') },
        responses: {
          204: { description: 'Signed out.', headers: cookie('Deletes the cookies.') },
          ...pick(401, 403, 405, 413, 429, 503),
        },
      },
    },
    '/api/drafts': {
      get: {
        operationId: 'getDrafts',
        summary: 'Lists the drafts of the account, without their content.',
        security: signedIn,
        responses: { 200: json('The list.', 'Drafts'), ...pick(401, 403, 405, 429, 503) },
      },
      delete: {
        operationId: 'deleteDrafts',
        summary: 'Deletes all drafts of the account.',
        security: signedIn,
        responses: { 204: { description: 'Deleted.' }, ...pick(401, 403, 405, 429, 503) },
      },
    },
    '/api/drafts/export': {
      get: {
        operationId: 'exportDrafts',
        summary:
          'Exports all drafts of the account as one file, streamed. Limited to one export per account at a time (429) and to one minute.',
        security: signedIn,
        responses: { 200: json('The file.', 'DraftsExport'), ...pick(401, 403, 405, 429, 503) },
      },
    },
    '/api/drafts/{id}': {
      parameters: [draftId],
      get: {
        operationId: 'getDraft',
        summary: 'Returns a draft.',
        security: signedIn,
        responses: { 200: json('The draft.', 'Draft', etag), ...pick(401, 403, 404, 405, 429, 503) },
      },
      put: {
        operationId: 'saveDraft',
        summary: 'Saves a draft and keeps it for another 90 days.',
        security: signedIn,
        parameters: [ifMatch('creates a new draft.')],
        requestBody: { required: true, content: content('DraftContent') },
        responses: {
          200: json('Replaced the version of If-Match.', 'Draft', etag),
          201: json('Saved as a new draft.', 'Draft', etag),
          409: {
            description:
              'The draft has been changed elsewhere. The current version is not changed, the sent one is saved beside it, and both are returned. If the draft was deleted, nothing is saved: send it again without If-Match to create a new one.',
            content: content('DraftConflict', 'application/problem+json'),
          },
          ...pick(400, 401, 403, 404, 405, 413, 415, 422, 429, 503),
        },
      },
      delete: {
        operationId: 'deleteDraft',
        summary: 'Deletes a draft.',
        security: signedIn,
        parameters: [ifMatch('any version.')],
        responses: {
          204: { description: 'Deleted.' },
          409: {
            description: 'The draft has another version, which is returned and not deleted.',
            content: content('DraftConflict', 'application/problem+json'),
          },
          ...pick(400, 401, 403, 404, 405, 429, 503),
        },
      },
    },
    '/api/pictures/{cid}': {
      get: {
        operationId: 'getPicture',
        summary:
          'Returns the picture of a document, re-encoded without its metadata, and made smaller if it is wider. A picture that this server does not store is fetched from its IPFS gateway if `document` and `attestation` say what names it. 404 means that neither has it, or that these do not name it.',
        parameters: [
          {
            name: 'cid',
            in: 'path',
            required: true,
            description: 'A CIDv1 of raw bytes with SHA-256, in base32.',
            schema: { type: 'string', pattern: RAW_CID.source },
          },
          {
            name: 'width',
            in: 'query',
            description: 'In pixels. Default: 1280.',
            schema: { type: 'integer', enum: PICTURE_WIDTHS },
          },
          {
            name: 'document',
            in: 'query',
            description:
              'The CID of a document that has the picture, together with `attestation`. Any other value names no document.',
            schema: { type: 'string' },
          },
          {
            name: 'attestation',
            in: 'query',
            description:
              'The UID of the contest, entry or late list that names this document. Any other value names no document.',
            schema: { type: 'string' },
          },
        ],
        responses: {
          200: {
            description: 'The picture, cacheable for a day.',
            headers: { ...pictureEtag, ...pictureTags },
            content: { 'image/webp': {} },
          },
          304: {
            description: 'Not changed since If-None-Match.',
            headers: { ...pictureEtag, ...pictureTags },
          },
          ...pick(400, 404, 405, 410, 429, 503),
          ...describeProblems([
            ['The bytes are not a picture that can be shown; `detail` says why.', ['unusable-picture']],
          ]),
        },
      },
    },
    '/api/avatars/{name}': {
      get: {
        operationId: 'getAvatar',
        summary:
          'Returns the picture of an ENS name, re-encoded with 128 × 128 pixels. 404 means that it has no picture that can be shown.',
        parameters: [ensName],
        responses: {
          200: {
            description: 'The picture, cacheable for an hour.',
            headers: pictureEtag,
            content: { 'image/webp': {} },
          },
          304: { description: 'Not changed since If-None-Match.', headers: pictureEtag },
          ...pick(404, 405, 429, 503),
        },
      },
    },
    '/api/names/{name}': {
      get: {
        operationId: 'getNameAddress',
        summary:
          'Returns the present address of an ENS name, also of one stored off-chain if its server is on the public internet. 404 `not-found` means that this server has no RPC of mainnet.',
        parameters: [ensName],
        responses: {
          200: json('The address, cacheable for a minute.', 'NameAddress'),
          ...describeProblems([
            ['The name is invalid as ENS normalizes it (ENSIP-15).', ['invalid-name']],
            ['There is no address.', ['no-such-name', 'unusable-name', 'not-found']],
          ]),
          ...pick(405, 429, 503),
        },
      },
    },
    '/api/documents': {
      post: {
        operationId: 'storeDocument',
        summary: `Stores a document or a picture of at most ${toText(MAX_DOCUMENT_BYTES)} bytes by the CID of its bytes, before an attestation names it. It is deleted after an hour if none does by then, directly or as a picture of a document that is named. Storing it again begins this time anew, up to 15 days in all. 404 means that this server stores nothing.`,
        parameters: [
          {
            name: 'signed',
            in: 'query',
            description:
              'later: the transaction is signed by the owners of a Safe, or from a file. Then it is deleted after 14 days.',
            schema: { const: SIGNED_LATER },
          },
        ],
        requestBody: { required: true, content: { 'application/octet-stream': {} } },
        responses: {
          201: json('Stored.', 'StoredDocument'),
          ...pick(400, 403, 404, 405, 410, 413, 415, 429, 503),
          ...describeProblems([
            [
              'The bytes are neither text nor a picture that can be shown; `detail` says why.',
              ['unusable-picture'],
            ],
          ]),
        },
      },
    },
    '/api/documents/{cid}': {
      get: {
        operationId: 'getContestDocument',
        summary:
          'Returns the document of a contest or entry, a picture as it was uploaded, or the long text of a review, as a download of at most 256 kB: a stored one, or one from the configured IPFS gateway. From the gateway only documents that an indexed attestation names are returned, with the keccak256 in it. 404 means that it is not stored, and that none names this CID, that the gateway does not have it, or that there is no gateway.',
        parameters: [
          {
            name: 'cid',
            in: 'path',
            required: true,
            description: 'A CID of version 0, or of version 1 in base32.',
            schema: { type: 'string', pattern: CID.source },
            example: 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
          },
          {
            name: 'attestation',
            in: 'query',
            description:
              'The UID of the contest, entry or review that names the document. Without it, the 100 oldest attestations of this CID are searched, then all that have the hash of the document. With any other value, 404.',
            schema: { type: 'string' },
          },
        ],
        responses: {
          200: {
            description:
              'The canonical JSON, or the text of a review, cacheable for a day; a picture, or what nothing names yet, is an octet-stream.',
            headers: documentHeaders,
            content: { 'application/json': {}, 'text/plain': {}, 'application/octet-stream': {} },
          },
          304: { description: 'Not changed since If-None-Match.', headers: documentHeaders },
          ...pick(404, 405, 410, 429, 503),
        },
      },
    },
    '/api/csp-reports': {
      post: {
        operationId: 'reportViolation',
        summary: 'Reports a violation of the content security policy, at most 30 a minute per network.',
        requestBody: {
          required: true,
          content: reportContent,
        },
        responses: { 204: { description: 'Accepted.' }, ...pick(400, 413, 429) },
      },
    },
    '/api/openapi.json': {
      get: {
        operationId: 'getOpenApi',
        summary: 'Returns this document.',
        responses: { 200: json('The document.', 'OpenApi'), ...pick(405) },
      },
    },
    ...publicPaths,
  },
  components: {
    schemas: openApiSchemas,
    securitySchemes: {
      browser: { type: 'apiKey', in: 'cookie', name: 'siwe-browser' },
      browserOverHttps: { type: 'apiKey', in: 'cookie', name: '__Host-siwe-browser' },
      session: { type: 'apiKey', in: 'cookie', name: 'siwe-session' },
      sessionOverHttps: { type: 'apiKey', in: 'cookie', name: '__Host-siwe-session' },
    },
  },
} as const;
