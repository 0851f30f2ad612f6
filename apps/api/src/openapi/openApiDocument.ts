import { DRAFT_ID_PATTERN, openApiSchemas } from './schemas.ts';

const content = (name: keyof typeof openApiSchemas, type = 'application/json') => ({
  [type]: { schema: { $ref: `#/components/schemas/${name}` } },
});

const cookie = (purpose: string) => ({ 'Set-Cookie': { schema: { type: 'string' }, description: purpose } });
const etag = { ETag: { schema: { type: 'string' }, description: 'The version, for If-Match.' } };
const pictureEtag = { ETag: { schema: { type: 'string' }, description: 'For If-None-Match.' } };
const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } };

const problem = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: content('Problem', 'application/problem+json'),
});

/** Errors by status; if several apply, the first in the order of `info.description` is returned. */
const refusals = {
  400: problem(
    'Malformed: no JSON object, one of more than 64 levels, no signature, a text that EIP-4361 does not describe, or an If-Match against the grammar of HTTP. Codes: malformed.',
  ),
  401: problem(
    'Refused: read, and not accepted. Codes: refused, wrong-time (with `time`, the server’s), session-required.',
  ),
  403: problem(
    'Asked from another origin, or, where something changes, from none; or Sec-Fetch-Site says that another site asks. Codes: origin-not-allowed.',
  ),
  404: problem('There is no such draft, or no picture. Codes: not-found.'),
  405: problem('Another method. Codes: method-not-allowed.', {
    Allow: { schema: { type: 'string' } },
  }),
  413: problem('The body is too large. Codes: too-large.'),
  415: problem('The body is not called application/json. Codes: unsupported-media-type.'),
  422: problem(
    'The account has 200 drafts already, or 2 MB of them; `detail` says which. Codes: too-many-drafts, drafts-too-large.',
  ),
  429: problem('Too many requests from this network, or for this account. Codes: rate-limited.', retryAfter),
  503: problem(
    'It cannot be told at present: an RPC or the database does not answer, or there is no room for more of this network, or of new accounts (`limit` and `detail` say which). Codes: unavailable.',
    retryAfter,
  ),
} as const;

const pick = (...statuses: (keyof typeof refusals)[]) =>
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
    'Chosen by the page so that it follows from chain, contest and entry, and is the same on every device. May be percent-encoded. `export` is none.',
  schema: { type: 'string', pattern: DRAFT_ID_PATTERN },
};
const ifMatch = (absent: string) => ({
  name: 'If-Match',
  in: 'header',
  description: `As RFC 9110 has it: the version that is meant, as a tag in double quotes, or a list of them; a weak tag (W/"…") never matches. *: whatever there is. Left out: ${absent}`,
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
      'Sign-In with Ethereum, and the drafts of whoever is signed in: of a key on every chain, of a contract wallet on its own chain; and pictures of names. Of several faults the first of 405, 403, 415, 413, 429, 400, 401, 503 is told, as a problem document (RFC 9457). Nothing but pictures is cached.',
  },
  paths: {
    '/api/siwe/nonce': {
      get: {
        operationId: 'getNonce',
        summary:
          'A nonce for one message of this browser, good for 15 minutes, once, and until it signs out.',
        responses: {
          200: json('The nonce.', 'Nonce', cookie('Binds the nonce to this browser.')),
          ...pick(403, 405, 429, 503),
        },
      },
    },
    '/api/siwe/verify': {
      post: {
        operationId: 'verify',
        summary: 'Opens a session for the account that signed, in place of any other of this browser.',
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
        summary: 'Who is signed in.',
        security: [{}, ...signedIn],
        responses: { 200: json('The session, or null.', 'SessionAnswer'), ...pick(403, 405, 429, 503) },
      },
    },
    '/api/siwe/logout': {
      post: {
        operationId: 'logout',
        summary: 'Ends the session of this browser and its open nonces. Needs no body and no session.',
        security: [{}, ...signedIn],
        responses: {
          204: { description: 'Signed out.', headers: cookie('Takes the cookies away.') },
          ...pick(403, 405, 413, 429, 503),
        },
      },
    },
    '/api/drafts': {
      get: {
        operationId: 'getDrafts',
        summary: 'Which drafts the account has, without what is in them.',
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
          'All drafts of the account as one file, written as fast as it is read. One at a time for each account (429), a minute at most.',
        security: signedIn,
        responses: { 200: json('The file.', 'DraftsExport'), ...pick(401, 403, 405, 429, 503) },
      },
    },
    '/api/drafts/{id}': {
      parameters: [draftId],
      get: {
        operationId: 'getDraft',
        summary: 'One draft.',
        security: signedIn,
        responses: { 200: json('The draft.', 'Draft', etag), ...pick(401, 403, 404, 405, 429, 503) },
      },
      put: {
        operationId: 'saveDraft',
        summary: 'Saves a draft. It is kept for 90 days from then on.',
        security: signedIn,
        parameters: [ifMatch('there is none yet.')],
        requestBody: { required: true, content: content('DraftContent') },
        responses: {
          200: json('Saved over the version of If-Match.', 'Draft', etag),
          201: json('Saved as a new draft.', 'Draft', etag),
          409: {
            description:
              'It was changed elsewhere meanwhile. What is there stays, what was sent is kept beside it, and both are told. Where it was deleted meanwhile, nothing is kept: sent again without If-Match it is a new draft.',
            content: content('DraftConflict', 'application/problem+json'),
          },
          ...pick(400, 401, 403, 404, 405, 413, 415, 422, 429, 503),
        },
      },
      delete: {
        operationId: 'deleteDraft',
        summary: 'Deletes one draft.',
        security: signedIn,
        parameters: [ifMatch('whatever there is.')],
        responses: {
          204: { description: 'Deleted.' },
          409: {
            description: 'There is another version, which is told. It is not deleted.',
            content: content('DraftConflict', 'application/problem+json'),
          },
          ...pick(400, 401, 403, 404, 405, 429, 503),
        },
      },
    },
    '/api/avatars/{name}': {
      get: {
        operationId: 'getAvatar',
        summary:
          'The picture of a name on ENS, drawn anew with 128 × 128 pixels. 404 says that the name has none that can be shown.',
        parameters: [
          {
            name: 'name',
            in: 'path',
            required: true,
            description: 'With a dot, of at most 255 characters, in any spelling that ENS takes.',
            schema: { type: 'string', maxLength: 255 },
            example: 'judge.eth',
          },
        ],
        responses: {
          200: {
            description: 'The picture, good for an hour.',
            headers: pictureEtag,
            content: { 'image/webp': {} },
          },
          304: { description: 'It is the one of If-None-Match.', headers: pictureEtag },
          ...pick(404, 405, 429, 503),
        },
      },
    },
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
