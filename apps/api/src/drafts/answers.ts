import type { Described } from '../base/described.ts';
import { createProblem, extendProblem } from '../base/http.ts';
import {
  BYTES_PER_OWNER,
  DRAFT_ID,
  DRAFTS_PER_OWNER,
  type DraftEntry,
  type NoRoom,
  type StoredDraft,
} from './draftStore.ts';

/** The kinds of drafts that the web app has. */
const DRAFT_KINDS = ['review', 'contest'] as const;

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

const draftEntry = {
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
} as const;

/** The format of the file with all drafts of an account. */
export const DRAFTS_FORMAT = 'laurel-drafts/1';

/** The answers about drafts as JSON Schemas. `conflict`: what a conflict adds to a problem document. */
export const draftSchemas = {
  draft,
  draftEntry,
  drafts: {
    type: 'object',
    required: ['drafts'],
    additionalProperties: false,
    properties: { drafts: { type: 'array', maxItems: DRAFTS_PER_OWNER, items: draftEntry } },
  },
  draftsExport: {
    type: 'object',
    required: ['format', 'address', 'exportedAt', 'drafts'],
    additionalProperties: false,
    properties: {
      format: { const: DRAFTS_FORMAT },
      address: { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' },
      exportedAt: { type: 'string', format: 'date-time' },
      drafts: { type: 'array', maxItems: DRAFTS_PER_OWNER, items: draft },
    },
  },
  conflict: {
    current: {
      oneOf: [draft, { type: 'null' }],
      description: 'The current version; null if the draft was deleted.',
    },
    kept: {
      oneOf: [draft, { type: 'null' }],
      description:
        'The sent content, saved as a separate draft; null if it was not saved, because a limit was reached, the draft was deleted, or nothing was sent.',
    },
  },
} as const;

/** A draft as JSON. Its content is inserted as it was sent, without parsing it. */
export function toDraftJson({ id, version, updatedAt, content }: StoredDraft): string {
  const rest: Omit<Described<typeof draft>, 'content'> = {
    ...{ id, version, updatedAt: new Date(updatedAt).toISOString() },
  };
  return `${JSON.stringify(rest).slice(0, -1)},"content":${content}}`;
}

const toJsonOrNull = (draft: StoredDraft | null) => (draft ? toDraftJson(draft) : 'null');

const answer = (status: 200 | 201, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json', ...headers },
  });

export function answerDraft(draft: StoredDraft, status: 200 | 201 = 200): Response {
  return answer(status, toDraftJson(draft), { etag: `"${draft.version}"` });
}

/** The kind that the web app encodes in a draft's id: `review.…` or `contest.…`; null for other clients. */
const readKind = (id: string): (typeof DRAFT_KINDS)[number] | null =>
  DRAFT_KINDS.find((kind) => id.startsWith(`${kind}.`)) ?? null;

export function answerDrafts(drafts: readonly DraftEntry[]): Response {
  const list: Described<typeof draftSchemas.drafts> = {
    drafts: drafts.map(({ id, version, updatedAt, bytes }) => ({
      id,
      kind: readKind(id),
      version,
      updatedAt: new Date(updatedAt).toISOString(),
      bytes,
    })),
  };
  return answer(200, JSON.stringify(list));
}

const toMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Answers that a draft exceeds a limit. */
export async function answerNoRoom(limit: NoRoom): Promise<Response> {
  if (limit === 'too-many') return createProblem('too-many-drafts');
  if (limit === 'account')
    return createProblem('drafts-too-large', {
      detail: `An account can store ${toMegabytes(BYTES_PER_OWNER)} of drafts.`,
    });
  const detail = {
    network:
      'The accounts of this network have used up their share of the drafts that this server can store.',
    organizer:
      'The judges of this organizer have used up their share of the drafts that this server can store.',
    store: 'This server has no room for more drafts of this account.',
  }[limit];
  return extendProblem(createProblem('unavailable', { detail, retryAfterSeconds: 60 }), `"limit":"${limit}"`);
}

export function answerDeleted(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** The current version, and the sent one, which is saved beside it. */
export async function answerConflict(
  current: StoredDraft | null,
  kept: StoredDraft | null,
): Promise<Response> {
  const json: Record<keyof typeof draftSchemas.conflict, string> = {
    current: toJsonOrNull(current),
    kept: toJsonOrNull(kept),
  };
  const members = Object.entries(json).map(([name, value]) => `"${name}":${value}`);
  return extendProblem(createProblem('draft-conflict'), members.join());
}
