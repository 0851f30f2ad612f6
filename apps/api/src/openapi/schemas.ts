import { siweProblems, siweRequestSchemas } from '@org/auth-siwe/server';
import resultSchema from '@org/contests/result.schema.json' with { type: 'json' };
import { problems } from '../base/http.ts';
import { RAW_CID, UID } from '../base/identifiers.ts';
import { MOST_MISSING } from '../contests/serveContestDocuments.ts';
import { DRAFT_KINDS } from '../drafts/answers.ts';
import { DRAFTS_FORMAT } from '../drafts/createExports.ts';
import { DRAFT_BYTES, DRAFT_LEVELS, DRAFTS_PER_OWNER } from '../drafts/draftStore.ts';
import { DRAFT_ID } from '../drafts/handleDrafts.ts';

/** The tables that the handlers answer from. */
const tables = { ...siweProblems, ...problems };
type Code = keyof typeof tables;

const PROBLEM_CODES = Object.keys(tables);

export const text = { schema: { type: 'string' } } as const;
export const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } };

/**
 * Responses by status: what each means, its codes, and its headers. The tables of the handlers have the status.
 *
 * @throws {Error} if codes of one response have several statuses
 */
export function describeProblems(
  all: readonly (readonly [description: string, codes: readonly Code[], headers?: object])[],
): Readonly<Record<number, object>> {
  return Object.fromEntries(
    all.map(([description, codes, headers]) => {
      const [status, ...others] = new Set(codes.map((code) => tables[code].status));
      if (status === undefined || others.length > 0)
        throw new Error(`These codes need exactly one status: ${codes.join(', ')}.`);
      return [
        status,
        {
          description: `${description} Codes: ${codes.join(', ')}.`,
          ...(headers && { headers }),
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ];
    }),
  );
}

/** Request and response bodies, as JSON Schema 2020-12. */
const session = {
  type: 'object',
  required: ['address', 'chainId', 'expiresAt'],
  additionalProperties: false,
  properties: {
    address: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$', description: 'With its EIP-55 checksum.' },
    chainId: { type: 'integer', minimum: 1 },
    expiresAt: { type: 'string', format: 'date-time' },
  },
} as const;

const documentUri = { type: 'string', pattern: RAW_CID.source.replace('^', '^ipfs://') } as const;

const time = {
  type: 'string',
  format: 'date-time',
  description: 'The server’s time. Use it for Issued At.',
} as const;

/** A number as English sentences write it. */
export const toText = (value: number) => value.toLocaleString('en');

const entry = {
  id: { type: 'string', pattern: DRAFT_ID.source },
  version: { type: 'string', description: 'The value for If-Match, without its double quotes.' },
  updatedAt: { type: 'string', format: 'date-time' },
} as const;

const draft = {
  type: 'object',
  required: ['id', 'version', 'updatedAt', 'content'],
  additionalProperties: false,
  properties: {
    ...entry,
    content: { type: 'object', description: 'The JSON exactly as it was sent.' },
  },
} as const;

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string', description: 'A sentence for people; may change.' },
    status: { type: 'integer' },
    code: { enum: PROBLEM_CODES, description: 'A stable code for programs.' },
    detail: { type: 'string', description: 'Details for people, for example the exceeded limit.' },
    limit: { enum: ['network', 'organizer', 'store'], description: 'The limit for drafts that is exceeded.' },
    time: { type: 'string', format: 'date-time', description: 'With `wrong-time`: the server’s time.' },
  },
} as const;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const orNull = (name: string) => ({ oneOf: [ref(name), { type: 'null' }] });

export const openApiSchemas = {
  Nonce: {
    type: 'object',
    required: ['nonce', 'time'],
    additionalProperties: false,
    properties: {
      nonce: { type: 'string', pattern: '^[A-Za-z0-9]{76}$' },
      time,
    },
  },
  SignedMessage: siweRequestSchemas.verify,
  Logout: siweRequestSchemas.logout,
  Session: session,
  SessionAnswer: {
    type: 'object',
    required: ['session', 'time'],
    additionalProperties: false,
    properties: { session: orNull('Session'), time },
  },
  Draft: draft,
  Drafts: {
    type: 'object',
    required: ['drafts'],
    additionalProperties: false,
    properties: { drafts: { type: 'array', maxItems: DRAFTS_PER_OWNER, items: ref('DraftEntry') } },
  },
  DraftEntry: {
    type: 'object',
    required: ['id', 'kind', 'version', 'updatedAt', 'bytes'],
    additionalProperties: false,
    properties: {
      ...entry,
      kind: {
        enum: [...DRAFT_KINDS, null],
        description: 'The kind that the page shows; null for a draft of another program.',
      },
      bytes: { type: 'integer', minimum: 2, description: 'The size of its content.' },
    },
  },
  DraftsExport: {
    type: 'object',
    required: ['format', 'address', 'exportedAt', 'drafts'],
    additionalProperties: false,
    properties: {
      format: { const: DRAFTS_FORMAT },
      address: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' },
      exportedAt: { type: 'string', format: 'date-time' },
      drafts: { type: 'array', maxItems: DRAFTS_PER_OWNER, items: ref('Draft') },
    },
  },
  DraftContent: {
    type: 'object',
    description: `A JSON object of at most ${toText(DRAFT_BYTES)} bytes and ${DRAFT_LEVELS} levels. The server does not interpret it otherwise, and returns it exactly as it was sent.`,
  },
  StoredDocument: {
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
  },
  NameAddress: {
    type: 'object',
    required: ['name', 'address'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', description: 'The name, normalized.' },
      address: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' },
    },
  },
  Result: resultSchema,
  Health: {
    type: 'object',
    required: ['ok'],
    additionalProperties: false,
    properties: { ok: { type: 'boolean' } },
  },
  PublicConfig: {
    type: 'object',
    required: ['productName', 'publicOrigin', 'defaultChain', 'chains', 'walletConnectProjectId'],
    properties: {
      productName: { type: 'string' },
      publicOrigin: { type: 'string' },
      defaultChain: { type: 'string', description: 'The slug of one of the chains.' },
      chains: { type: 'array', minItems: 1, items: { type: 'object' } },
      walletConnectProjectId: { type: ['string', 'null'] },
      hiddenUids: { type: 'array', items: { type: 'string', pattern: UID.source } },
      storesDocuments: { type: 'boolean', description: 'Whether `POST /api/documents` stores documents.' },
      resolvesNames: { type: 'boolean', description: 'Whether `/api/names/{name}` looks up ENS names.' },
    },
  },
  Faces: {
    type: 'object',
    propertyNames: { pattern: '^0x[0-9a-fA-F]{40}$' },
    additionalProperties: { type: 'string', pattern: '^data:image/jpeg;base64,' },
  },
  OpenApi: { type: 'object', required: ['openapi', 'info', 'paths'] },
  Problem: problem,
  DraftConflict: {
    ...problem,
    required: [...problem.required, 'current', 'kept'],
    properties: {
      ...problem.properties,
      code: { const: 'draft-conflict' },
      current: { ...orNull('Draft'), description: 'The current version; null if the draft was deleted.' },
      kept: {
        ...orNull('Draft'),
        description:
          'The sent content, saved as a separate draft; null if it was not saved, because a limit was reached, the draft was deleted, or nothing was sent.',
      },
    },
  },
} as const;
