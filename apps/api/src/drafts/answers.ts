import { createProblem, extendProblem } from '../base/http.ts';
import { BYTES_PER_OWNER, type DraftEntry, type NoRoom, type StoredDraft } from './draftStore.ts';

/** A draft as JSON. Its content is inserted as it was sent, without parsing it. */
export function toDraftJson({ id, version, updatedAt, content }: StoredDraft): string {
  const rest = JSON.stringify({ id, version, updatedAt: new Date(updatedAt).toISOString() });
  return `${rest.slice(0, -1)},"content":${content}}`;
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

/** The kinds of drafts that the web app has. */
export const DRAFT_KINDS = ['review', 'contest'] as const;

/** The kind that the web app encodes in a draft's id: `review.…` or `contest.…`; null for other clients. */
const readKind = (id: string): (typeof DRAFT_KINDS)[number] | null =>
  DRAFT_KINDS.find((kind) => id.startsWith(`${kind}.`)) ?? null;

export function answerDrafts(drafts: readonly DraftEntry[]): Response {
  return answer(
    200,
    JSON.stringify({
      drafts: drafts.map(({ id, version, updatedAt, bytes }) => ({
        id,
        kind: readKind(id),
        version,
        updatedAt: new Date(updatedAt).toISOString(),
        bytes,
      })),
    }),
  );
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
  const members = `"current":${toJsonOrNull(current)},"kept":${toJsonOrNull(kept)}`;
  return extendProblem(createProblem('draft-conflict'), members);
}
