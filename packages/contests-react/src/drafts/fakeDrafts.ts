import { type DraftsClient, DraftsError, type DraftsErrorCode, type ServerDraft } from './draftsClient.ts';

/** An in-memory drafts server for tests; `failWith` makes it fail. */
export function createFakeDrafts() {
  const drafts = new Map<string, ServerDraft>();
  const calls: string[] = [];
  let versions = 0;
  let failure: DraftsErrorCode | undefined;
  const enter = (call: string) => {
    calls.push(call);
    if (failure) throw new DraftsError(failure);
  };
  const put = (id: string, content: object): ServerDraft => {
    versions += 1;
    const draft = {
      id,
      version: `v${versions}`,
      updatedAt: '2026-11-21T12:03:00.000Z',
      content: structuredClone(content) as unknown,
    };
    drafts.set(id, draft);
    return draft;
  };
  const client: DraftsClient = {
    list: async () => {
      enter('list');
      return [...drafts.values()].map(({ id, version, updatedAt }) => ({ id, version, updatedAt }));
    },
    readAll: async () => {
      enter('readAll');
      return [...drafts.values()];
    },
    find: async (id) => {
      enter(`find ${id}`);
      return drafts.get(id) ?? null;
    },
    save: async ({ id, content, version }) => {
      enter(`save ${id}`);
      const current = drafts.get(id) ?? null;
      if (current?.version === version) return { ok: true, value: put(id, content) };
      if (current && JSON.stringify(current.content) === JSON.stringify(content))
        return { ok: true, value: current };
      const kept = current && put(`${id}~kept`, content);
      return { ok: false, reason: 'conflict', current, kept };
    },
    remove: async (id) => {
      enter(`remove ${id}`);
      drafts.delete(id);
    },
    removeAll: async () => {
      enter('removeAll');
      drafts.clear();
    },
  };
  return {
    client,
    drafts,
    calls,
    put,
    failWith: (code: DraftsErrorCode | undefined) => {
      failure = code;
    },
  };
}
