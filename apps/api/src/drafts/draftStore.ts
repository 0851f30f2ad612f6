import type { SiweSubject } from '@org/auth-siwe/server';

/** A stored draft: a JSON text, with a version that changes on every save. */
export type StoredDraft = {
  readonly id: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly content: string;
};

/** A draft without its content. */
export type DraftEntry = Omit<StoredDraft, 'content'> & {
  /** Size of the content. */
  readonly bytes: number;
};

/** The versions that an operation accepts; `*` accepts any. */
export type Former = '*' | readonly string[];

/** Facts about a save beside its account. */
export type Saver = {
  /** The network of the request. */
  readonly network: string;
  /** The account judges or organizes a contest that this server has read. */
  readonly isKnown: boolean;
};

export type Save = {
  readonly owner: SiweSubject;
  readonly draft: StoredDraft;
  /** Replaces one of these versions; null creates a new draft. */
  readonly former: Former | null;
  readonly saver: Saver;
  readonly since: number;
};

/**
 * Which limit is exceeded. `too-many`, `account`: the account's number of drafts, or bytes. `network`: the bytes of all
 * accounts of its network. `store`: the bytes of all accounts.
 */
export type NoRoom = 'too-many' | 'account' | 'network' | 'store';

/** The result of a save: `conflict` has the current version, null when it was deleted. */
type SaveResult =
  | { readonly status: 'created' | 'updated' }
  | { readonly status: 'no-room'; readonly limit: NoRoom }
  | { readonly status: 'conflict'; readonly current: StoredDraft | null };

type RemoveResult =
  | { readonly status: 'removed' | 'absent' }
  | { readonly status: 'conflict'; readonly current: StoredDraft };

/** How long a draft is kept after its last save. */
export const DRAFT_LIFE_MS = 90 * 86_400_000;

/** Storage of drafts, each for its owner. Drafts saved before `since` have expired. */
export type DraftStore = {
  list(owner: SiweSubject, since: number): Promise<readonly DraftEntry[]>;
  find(owner: SiweSubject, id: string, since: number): Promise<StoredDraft | null>;
  save(save: Save): Promise<SaveResult>;
  /** Removes the draft if it has one of the versions `former`; null removes any version. */
  remove(owner: SiweSubject, id: string, former: Former | null, since: number): Promise<RemoveResult>;
  removeAll(owner: SiweSubject): Promise<void>;
  removeExpired(since: number): Promise<void>;
};
