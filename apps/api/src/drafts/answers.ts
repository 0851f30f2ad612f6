import { createProblem } from '../problem.ts';
import type { StoredDraft } from './draftStore.ts';

/** A draft as JSON. Its content is put in as it was sent: nobody reads it on the way. */
const toJson = ({ id, version, updatedAt, content }: StoredDraft): string => {
  const rest = JSON.stringify({ id, version, updatedAt: new Date(updatedAt).toISOString() });
  return `${rest.slice(0, -1)},"content":${content}}`;
};

const toJsonOrNull = (draft: StoredDraft | null) => (draft ? toJson(draft) : 'null');

const answer = (status: 200 | 201, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/json', ...headers },
  });

export const answerDraft = (draft: StoredDraft, status: 200 | 201 = 200): Response =>
  answer(status, toJson(draft), { etag: `"${draft.version}"` });

export const answerDrafts = (drafts: readonly StoredDraft[]): Response =>
  answer(200, `{"drafts":[${drafts.map(toJson).join(',')}]}`);

export const answerDeleted = (): Response =>
  new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

/** What is there, and what was sent and is kept beside it. */
export const answerConflict = async (
  current: StoredDraft | null,
  kept: StoredDraft | null,
): Promise<Response> => {
  const problem = createProblem('draft-conflict');
  const text = await problem.text();
  return new Response(
    `${text.slice(0, -1)},"current":${toJsonOrNull(current)},"kept":${toJsonOrNull(kept)}}`,
    problem,
  );
};
