import type { SiweSubject } from '@org/auth-siwe/server';
import { DRAFTS_PER_OWNER, type DraftStore, type Former, type StoredDraft } from './draftStore.ts';

/** What a draft takes beside its content, in characters. */
const CHARACTERS_OF_ENTRY = 500;

const sizeOf = (draft: StoredDraft | null | undefined) =>
  draft ? draft.content.length + CHARACTERS_OF_ENTRY : 0;

const matches = (former: Former, { version }: StoredDraft) => former === '*' || former.includes(version);

/**
 * Drafts in the memory of this process: gone when it ends. What is more than `maxCharacters` of all accounts together
 * is refused.
 */
export function createMemoryDraftStore({ maxCharacters = 100_000_000 } = {}): DraftStore {
  const byOwner = new Map<SiweSubject, Map<string, StoredDraft>>();
  let characters = 0;

  const drop = (drafts: Map<string, StoredDraft>, id: string) => {
    characters -= sizeOf(drafts.get(id));
    return drafts.delete(id);
  };
  /** The drafts of an account, without those that are gone by now. */
  const open = (owner: SiweSubject, since: number) => {
    const drafts = byOwner.get(owner) ?? new Map<string, StoredDraft>();
    for (const draft of drafts.values()) if (draft.updatedAt <= since) drop(drafts, draft.id);
    return drafts;
  };

  return {
    list: async (owner, since) => [...open(owner, since).values()],
    find: async (owner, id, since) => open(owner, since).get(id) ?? null,
    save: async (owner, draft, former, since) => {
      const drafts = open(owner, since);
      const current = drafts.get(draft.id) ?? null;
      const isExpected = current ? former !== null && matches(former, current) : former === null;
      if (!isExpected) return { status: 'conflict', current };
      if (!current && drafts.size >= DRAFTS_PER_OWNER) return { status: 'full' };
      if (characters - sizeOf(current) + sizeOf(draft) > maxCharacters) return { status: 'no-room' };
      drop(drafts, draft.id);
      drafts.set(draft.id, draft);
      characters += sizeOf(draft);
      byOwner.set(owner, drafts);
      return { status: current ? 'updated' : 'created' };
    },
    remove: async (owner, id, former, since) => {
      const drafts = open(owner, since);
      const current = drafts.get(id);
      if (!current) return { status: 'absent' };
      if (former !== null && !matches(former, current)) return { status: 'conflict', current };
      drop(drafts, id);
      return { status: 'removed' };
    },
    removeAll: async (owner) => {
      const drafts = byOwner.get(owner);
      if (drafts) for (const id of drafts.keys()) drop(drafts, id);
      byOwner.delete(owner);
    },
    removeExpired: async (since) => {
      for (const owner of byOwner.keys()) if (open(owner, since).size === 0) byOwner.delete(owner);
    },
  };
}
