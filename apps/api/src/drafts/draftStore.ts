import type { SiweSubject } from '@org/auth-siwe/server';

/** A draft as it is kept: a JSON text, with a version that changes whenever it does. */
export type StoredDraft = {
  readonly id: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly content: string;
};

/** A draft without what is in it. */
export type DraftEntry = Omit<StoredDraft, 'content'> & {
  /** Of the content. */
  readonly bytes: number;
};

/** The versions that something may be done to; `*` is whatever there is. */
export type Former = '*' | readonly string[];

/** Who saves, beside the account. */
export type Saver = {
  /** The network that the request comes from. */
  readonly network: string;
  /** The account judges or organizes a contest that this server has read. */
  readonly isKnown: boolean;
};

export type Save = {
  readonly owner: SiweSubject;
  readonly draft: StoredDraft;
  /** Saves over one of these versions; null saves where there is nothing. */
  readonly former: Former | null;
  readonly saver: Saver;
  readonly since: number;
};

/**
 * Why there is no room. `too-many`, `account`: the account has as many drafts, or bytes, as it may have. `network`: the
 * accounts of its network have. `store`: all accounts together have.
 */
export type NoRoom = 'too-many' | 'account' | 'network' | 'store';

/** What came of saving: `conflict` says what is there instead, null when there is nothing any more. */
type SaveResult =
  | { readonly status: 'created' | 'updated' }
  | { readonly status: 'no-room'; readonly limit: NoRoom }
  | { readonly status: 'conflict'; readonly current: StoredDraft | null };

type RemoveResult =
  | { readonly status: 'removed' | 'absent' }
  | { readonly status: 'conflict'; readonly current: StoredDraft };

/** How long a draft is kept after it was saved last. */
export const DRAFT_LIFE_MS = 90 * 86_400_000;

/** Where drafts are kept, each for its owner. What was saved before `since` is gone. */
export type DraftStore = {
  list(owner: SiweSubject, since: number): Promise<readonly DraftEntry[]>;
  find(owner: SiweSubject, id: string, since: number): Promise<StoredDraft | null>;
  save(save: Save): Promise<SaveResult>;
  /** Removes one of the versions `former`; null removes any. */
  remove(owner: SiweSubject, id: string, former: Former | null, since: number): Promise<RemoveResult>;
  removeAll(owner: SiweSubject): Promise<void>;
  removeExpired(since: number): Promise<void>;
};
