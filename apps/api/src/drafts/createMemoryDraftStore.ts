import type { Address } from 'viem';
import { DRAFTS_PER_ADDRESS, type DraftStore, type Former, type StoredDraft } from './draftStore.ts';

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
  const byAddress = new Map<Address, Map<string, StoredDraft>>();
  let characters = 0;

  const drop = (drafts: Map<string, StoredDraft>, id: string) => {
    characters -= sizeOf(drafts.get(id));
    return drafts.delete(id);
  };
  /** The drafts of an account, without those that are gone by now. */
  const open = (address: Address, since: number) => {
    const drafts = byAddress.get(address) ?? new Map<string, StoredDraft>();
    for (const draft of drafts.values()) if (draft.updatedAt <= since) drop(drafts, draft.id);
    return drafts;
  };

  return {
    list: async (address, since) => [...open(address, since).values()],
    find: async (address, id, since) => open(address, since).get(id) ?? null,
    save: async (address, draft, former, since) => {
      const drafts = open(address, since);
      const current = drafts.get(draft.id) ?? null;
      const isExpected = current ? former !== null && matches(former, current) : former === null;
      if (!isExpected) return { status: 'conflict', current };
      if (!current && drafts.size >= DRAFTS_PER_ADDRESS) return { status: 'full' };
      if (characters - sizeOf(current) + sizeOf(draft) > maxCharacters) return { status: 'no-room' };
      drop(drafts, draft.id);
      drafts.set(draft.id, draft);
      characters += sizeOf(draft);
      byAddress.set(address, drafts);
      return { status: current ? 'updated' : 'created' };
    },
    remove: async (address, id, former, since) => {
      const drafts = open(address, since);
      const current = drafts.get(id);
      if (!current) return { status: 'absent' };
      if (former !== null && !matches(former, current)) return { status: 'conflict', current };
      drop(drafts, id);
      return { status: 'removed' };
    },
    removeAll: async (address) => {
      const drafts = byAddress.get(address);
      if (drafts) for (const id of drafts.keys()) drop(drafts, id);
      byAddress.delete(address);
    },
    removeExpired: async (since) => {
      for (const address of byAddress.keys()) if (open(address, since).size === 0) byAddress.delete(address);
    },
  };
}
