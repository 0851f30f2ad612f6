import type { SiweSubject } from '@org/auth-siwe/server';
import {
  type DraftStore,
  type Former,
  findLimit,
  getContentBytes,
  getSize,
  type Home,
  listHomes,
  NO_ORGANIZER,
  type StoredDraft,
  type Usage,
} from './draftStore.ts';

type Kept = {
  readonly draft: StoredDraft;
  readonly size: number;
  readonly home: Home;
  readonly createdAt: number;
};

const matches = (former: Former, { version }: StoredDraft) => former === '*' || former.includes(version);

/** Drafts in the memory of this process, up to `maxBytes` for all accounts. */
export function createMemoryDraftStore({ maxBytes = 100_000_000 } = {}): DraftStore {
  const byOwner = new Map<SiweSubject, Map<string, Kept>>();
  /** Bytes by network, apart for known accounts, and by organizer. */
  const bytes = new Map<string, number>();
  let totalBytes = 0;

  const networkKey = ({ network, organizer }: Home) =>
    `${organizer === NO_ORGANIZER ? 'all' : 'known'} ${network}`;
  const organizerKey = (organizer: string) => `organizer ${organizer}`;
  const count = (home: Home, amount: number) => {
    totalBytes += amount;
    for (const key of [networkKey(home), organizerKey(home.organizer)]) {
      const left = (bytes.get(key) ?? 0) + amount;
      if (left === 0) bytes.delete(key);
      else bytes.set(key, left);
    }
  };
  const drop = (drafts: Map<string, Kept>, id: string) => {
    const kept = drafts.get(id);
    if (kept) count(kept.home, -kept.size);
    return drafts.delete(id);
  };
  /** The drafts of an account, without the expired ones. */
  const open = (owner: SiweSubject, since: number) => {
    const drafts = byOwner.get(owner) ?? new Map<string, Kept>();
    for (const { draft } of drafts.values()) if (draft.updatedAt <= since) drop(drafts, draft.id);
    return drafts;
  };

  const findOrganizerBytes = (organizer: string, kept: Kept | undefined) =>
    (bytes.get(organizerKey(organizer)) ?? 0) - (kept?.home.organizer === organizer ? kept.size : 0);

  const findUsage = (drafts: Map<string, Kept>, home: Home, kept: Kept | undefined): Usage => {
    const all = [...drafts.values()];
    const isSameNetwork = kept !== undefined && networkKey(kept.home) === networkKey(home);
    return {
      count: all.length,
      ownerBytes: all.reduce((sum, { size }) => sum + size, 0),
      firstAt: all.length === 0 ? null : Math.min(...all.map(({ createdAt }) => createdAt)),
      networkBytes: (bytes.get(networkKey(home)) ?? 0) - (isSameNetwork ? kept.size : 0),
      organizerBytes: findOrganizerBytes(home.organizer, kept),
      totalBytes,
    };
  };

  return {
    list: async (owner, since) =>
      [...open(owner, since).values()].map(({ draft: { id, version, updatedAt }, size }) => ({
        id,
        version,
        updatedAt,
        bytes: getContentBytes(size),
      })),
    find: async (owner, id, since) => open(owner, since).get(id)?.draft ?? null,
    save: async ({ owner, draft, former, saver, since }) => {
      const drafts = open(owner, since);
      const kept = drafts.get(draft.id);
      const current = kept?.draft ?? null;
      const isExpected = current ? former !== null && matches(former, current) : former === null;
      if (!isExpected) return { status: 'conflict', current };
      const size = getSize(draft);
      const now = draft.updatedAt;
      const growth = size - (kept?.size ?? 0);
      const homes = listHomes(kept?.home, saver, (organizer) => findOrganizerBytes(organizer, kept));
      const limits = homes.map((home) => {
        const usage = findUsage(drafts, home, kept);
        return findLimit({ usage, home, size, growth, isNew: !kept, now, maxBytes });
      });
      const home = homes[limits.indexOf(undefined)];
      if (!home) return { status: 'no-room', limit: limits[0] ?? 'store' };
      drop(drafts, draft.id);
      drafts.set(draft.id, { draft, size, home, createdAt: kept?.createdAt ?? now });
      count(home, size);
      byOwner.set(owner, drafts);
      return { status: current ? 'updated' : 'created' };
    },
    remove: async (owner, id, former, since) => {
      const drafts = open(owner, since);
      const current = drafts.get(id)?.draft;
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
