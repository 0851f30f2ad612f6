import { createProblem } from '../http.ts';
import type { DraftEntry, NoRoom, StoredDraft } from './draftStore.ts';
import { BYTES_PER_NETWORK, BYTES_PER_OWNER } from './quota.ts';

/** A draft as JSON. Its content is put in as it was sent: nobody reads it on the way. */
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

/** What the page names a draft by: `review.…` and `contest.…`; null for what another program wrote. */
const readKind = (id: string): string | null => /^(review|contest)\./.exec(id)?.[1] ?? null;

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

/** Adds members, as JSON, to a problem document. */
const extend = async (problem: Response, members: string) =>
  new Response(`${(await problem.text()).slice(0, -1)},${members}}`, problem);

const toMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Which limit leaves no room for a draft. */
export async function answerNoRoom(limit: NoRoom): Promise<Response> {
  if (limit === 'too-many') return createProblem('too-many-drafts');
  if (limit === 'account')
    return createProblem('drafts-too-large', {
      detail: `An account may keep ${toMegabytes(BYTES_PER_OWNER)} of drafts.`,
    });
  const detail =
    limit === 'network'
      ? `The accounts of one network may keep ${toMegabytes(BYTES_PER_NETWORK)} of drafts.`
      : 'This server has no room for more drafts of this account.';
  return extend(createProblem('unavailable', { detail, retryAfterSeconds: 60 }), `"limit":"${limit}"`);
}

export function answerDeleted(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

/** What is there, and what was sent and is kept beside it. */
export async function answerConflict(
  current: StoredDraft | null,
  kept: StoredDraft | null,
): Promise<Response> {
  const members = `"current":${toJsonOrNull(current)},"kept":${toJsonOrNull(kept)}`;
  return extend(createProblem('draft-conflict'), members);
}
