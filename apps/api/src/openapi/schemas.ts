import { siweAnswerSchemas, siweProblems, siweRequestSchemas } from '@org/auth-siwe/server';
import resultSchema from '@org/contests/result.schema.json' with { type: 'json' };
import { problems } from '../base/http.ts';
import { storedDocumentSchema } from '../contests/serveContestDocuments.ts';
import { draftSchemas } from '../drafts/answers.ts';
import { DRAFT_BYTES, DRAFT_LEVELS, SHARES } from '../drafts/draftStore.ts';
import { nameAddressSchema } from '../ens/createAddresses.ts';
import { facesSchema } from '../preview/createFaces.ts';
import { publicConfigSchema } from '../settings/settings.ts';

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

/** A number as English sentences write it. */
export const toText = (value: number) => value.toLocaleString('en');

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string', description: 'A sentence for people; may change.' },
    status: { type: 'integer' },
    code: { enum: PROBLEM_CODES, description: 'A stable code for programs.' },
    detail: { type: 'string', description: 'Details for people, for example the exceeded limit.' },
    limit: { enum: SHARES, description: 'The limit for drafts that is exceeded.' },
    time: { type: 'string', format: 'date-time', description: 'With `wrong-time`: the server’s time.' },
  },
} as const;

/**
 * Request and response bodies by name, as JSON Schema 2020-12. Schemas that a handler declares are those of the handler; the
 * answers of sign-in, drafts, stored documents, names and health do not compile if they differ from theirs.
 */
const schemas = {
  Nonce: siweAnswerSchemas.nonce,
  SignedMessage: siweRequestSchemas.verify,
  Logout: siweRequestSchemas.logout,
  Session: siweAnswerSchemas.verify,
  SessionAnswer: siweAnswerSchemas.session,
  Draft: draftSchemas.draft,
  Drafts: draftSchemas.drafts,
  DraftEntry: draftSchemas.draftEntry,
  DraftsExport: draftSchemas.draftsExport,
  DraftContent: {
    type: 'object',
    description: `A JSON object of at most ${toText(DRAFT_BYTES)} bytes and ${DRAFT_LEVELS} levels. The server does not interpret it otherwise, and returns it exactly as it was sent.`,
  },
  StoredDocument: storedDocumentSchema,
  NameAddress: nameAddressSchema,
  Result: resultSchema,
  Health: {
    type: 'object',
    required: ['ok'],
    additionalProperties: false,
    properties: { ok: { type: 'boolean' } },
  },
  PublicConfig: publicConfigSchema,
  Faces: facesSchema,
  OpenApi: { type: 'object', required: ['openapi', 'info', 'paths'] },
  Problem: problem,
  DraftConflict: {
    ...problem,
    required: [...problem.required, ...Object.keys(draftSchemas.conflict)],
    properties: { ...problem.properties, code: { const: 'draft-conflict' }, ...draftSchemas.conflict },
  },
} as const;

const names = new Map<unknown, string>(Object.entries(schemas).map(([name, schema]) => [schema, name]));

/** Writes a reference in place of each schema that has a name. */
function refer(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(referTo);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, referTo(part)]));
}

const referTo = (part: unknown): unknown => {
  const name = names.get(part);
  return name === undefined ? refer(part) : { $ref: `#/components/schemas/${name}` };
};

/** The schemas with references between them. The cast: only their inner schemas differ. */
export const openApiSchemas = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, refer(schema)]),
) as typeof schemas;
