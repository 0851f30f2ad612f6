/** The paths outside of `/api`: files about contests, pictures, the embedded page and texts. */
import { UID } from '../base/identifiers.ts';
import { describeProblems, retryAfter, text } from './schemas.ts';

type Header = { readonly schema: object; readonly description: string };

const binary = { schema: { type: 'string', contentEncoding: 'binary' } } as const;
const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
const header = (description: string): Header => ({ schema: { type: 'string' }, description });
const etag = { ETag: header('For If-None-Match.') };

/** Why there is no file about a contest. */
const absences = describeProblems([
  ['There is nothing to read.', ['unknown-chain', 'no-such-contest', 'not-a-contest', 'no-such-result']],
  ['The operator hides the contest, or a review in its result.', ['hidden']],
  ['The file would be larger than 8 MB.', ['answer-too-large']],
  ['Too many requests for contests that are not cached.', ['rate-limited'], retryAfter],
  ['The scan or the chain does not answer.', ['unavailable'], retryAfter],
]);
const noSuchPath = describeProblems([['There is nothing at this path.', ['not-found']]]);
const notModified = { 304: { description: 'Not changed since If-None-Match.', headers: etag } };

const chain = {
  name: 'chain',
  in: 'path',
  required: true,
  description: 'The chain’s slug, for example base-sepolia.',
  schema: { type: 'string' },
} as const;
const uid = {
  name: 'uid',
  in: 'path',
  required: true,
  description: 'The UID of the contest’s attestation.',
  schema: { type: 'string', pattern: '^0[xX][0-9a-fA-F]{64}$' },
} as const;
const entry = {
  name: 'n',
  in: 'path',
  required: true,
  description: 'The entry’s place in the contest’s list, from 1.',
  schema: { type: 'integer', minimum: 1, maximum: 9_999 },
} as const;
const version = {
  name: 'v',
  in: 'query',
  description: 'The version that the page’s tags name: a verified picture may be cached for a day under it.',
  schema: { type: 'string' },
} as const;

const purgeTags = {
  'Cache-Tag': header('contest-<uid>, for purging.'),
  'Surrogate-Key': header('The same.'),
};
const lowerCase = {
  308: {
    description: 'The same file at the address with the UID in lower case.',
    headers: { Location: header('The address.') },
  },
};

/** A file about a contest, which any site may fetch. */
const contestFile = (
  operationId: string,
  summary: string,
  answer: { readonly description: string; readonly headers: object; readonly content: object },
) => {
  const tagged = { ...answer, headers: { ...answer.headers, ...purgeTags } };
  return {
    parameters: [chain, uid],
    get: { operationId, summary, responses: { 200: tagged, ...notModified, ...lowerCase, ...absences } },
  };
};
const atom = (description: string) => ({
  description,
  headers: etag,
  content: { 'application/atom+xml; charset=utf-8': text },
});
const result = (description: string) => ({ description, headers: etag, content: json('Result') });
const picture = { headers: etag, content: { 'image/png': binary } };
const plain = (operationId: string, summary: string) => ({
  get: {
    operationId,
    summary,
    responses: {
      200: { description: 'The text.', content: { 'text/plain; charset=utf-8': text } },
      ...noSuchPath,
    },
  },
});
const health = (operationId: string, summary: string) => ({
  get: {
    operationId,
    summary,
    responses: {
      200: { description: 'The server can answer.', content: json('Health') },
      503: { description: 'The database does not answer.', content: json('Health') },
    },
  },
});

export const publicPaths = {
  '/contests.atom': {
    get: {
      operationId: 'getContestsFeed',
      summary: 'Returns the newest 50 contests of a chain.',
      parameters: [
        {
          name: 'chain',
          in: 'query',
          description: 'The chain’s slug. Default: the server’s default chain.',
          schema: { type: 'string' },
        },
      ],
      responses: { 200: atom('The feed, cacheable for a minute.'), ...notModified, ...absences },
    },
  },
  '/contests/{chain}/{uid}/reviews.atom': contestFile(
    'getReviewsFeed',
    'Returns the newest 50 reviews that count.',
    atom('The feed.'),
  ),
  '/contests/{chain}/{uid}/dates.ics': contestFile(
    'getDates',
    'Returns the end of judging, or the beginning of a contest without an end.',
    {
      description: 'The calendar.',
      headers: etag,
      content: { 'text/calendar; charset=utf-8': text },
    },
  ),
  '/contests/{chain}/{uid}/result.json': contestFile(
    'getResult',
    'Returns the result, read from the chain: at the latest block, or once judging ended ten minutes ago and the chain has finalized it, at the first block after the end.',
    result('The result. If final, Content-Location is its permanent address.'),
  ),
  '/contests/{chain}/{uid}/results/{hash}.json': {
    ...contestFile(
      'getFinalResult',
      'Returns the final result with this hash.',
      result('The result, cacheable for a year.'),
    ),
    parameters: [
      chain,
      uid,
      {
        name: 'hash',
        in: 'path',
        required: true,
        description: 'The field `hash` of the result.',
        schema: { type: 'string', pattern: UID.source },
      },
    ],
  },
  '/contests/{chain}/{uid}/og.png': {
    parameters: [chain, uid, version],
    get: {
      operationId: 'getContestPicture',
      summary: 'Returns a picture of the contest’s standing, 1200 × 630.',
      responses: {
        200: { description: 'The picture, or the product’s if it is not available in time.', ...picture },
        ...notModified,
        ...noSuchPath,
      },
    },
  },
  '/contests/{chain}/{uid}/entries/{n}/og.png': {
    parameters: [chain, uid, entry, version],
    get: {
      operationId: 'getEntryPicture',
      summary: 'Returns a picture of an entry with its rank and points, 1200 × 630.',
      responses: {
        200: { description: 'The picture, or the product’s if it is not available in time.', ...picture },
        ...notModified,
        ...noSuchPath,
      },
    },
  },
  '/contests/{chain}/{uid}/faces.json': {
    parameters: [chain, uid],
    get: {
      operationId: 'getFaces',
      summary: 'Returns the pictures in the profiles of the first six judges, 96 × 96.',
      responses: {
        200: {
          description: 'The pictures by address, without those that were not read in time.',
          headers: { ...etag, ...purgeTags },
          content: json('Faces'),
        },
        ...notModified,
        ...noSuchPath,
      },
    },
  },
  '/preview.png': {
    get: {
      operationId: 'getProductPicture',
      summary: 'Returns the picture of the product, 1200 × 630.',
      responses: { 200: { description: 'The picture.', ...picture }, ...notModified },
    },
  },
  '/embed/contests/{chain}/{uid}': {
    parameters: [
      chain,
      uid,
      {
        name: 'theme',
        in: 'query',
        description: 'Default: the theme of the visitor’s system.',
        schema: { enum: ['light', 'dark'] },
      },
    ],
    get: {
      operationId: 'getEmbeddedPage',
      summary: 'Returns the live ranking as a page for a frame of any site.',
      responses: {
        200: {
          description: 'The page.',
          headers: etag,
          content: { 'text/html; charset=utf-8': text },
        },
        ...notModified,
        404: {
          description: 'The page, which says that there is no such chain or contest.',
          content: { 'text/html; charset=utf-8': text },
        },
        410: {
          description: 'The page, which says that the operator hides the contest.',
          content: { 'text/html; charset=utf-8': text },
        },
      },
    },
  },
  '/config.json': {
    get: {
      operationId: 'getConfig',
      summary: 'Returns the public configuration that is also in every page.',
      responses: { 200: { description: 'The configuration.', content: json('PublicConfig') } },
    },
  },
  '/health': health('getHealth', 'Says whether the server and its database answer.'),
  '/ready': health('getReadiness', 'The same.'),
  '/metrics': plain('getMetrics', 'Returns the server’s metrics in Prometheus’s format.'),
  '/.well-known/security.txt': plain('getSecurityText', 'Says where to report vulnerabilities (RFC 9116).'),
  '/terms.txt': plain('getTerms', 'Returns the operator’s terms.'),
  '/privacy.txt': plain('getPrivacyNotice', 'Returns the operator’s privacy notice.'),
} as const;
