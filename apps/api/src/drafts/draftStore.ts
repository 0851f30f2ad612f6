import type { SiweSubject } from '@org/auth-siwe/server';

/** A draft as it is kept: a JSON text, with a version that changes whenever it does. */
export type StoredDraft = {
  readonly id: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly content: string;
};

/** The versions that something may be done to; `*` is whatever there is. */
export type Former = '*' | readonly string[];

/**
 * What came of saving: `conflict` says what is there instead, null when there is nothing any more. `full`: the account
 * has as many drafts as it may have. `no-room`: all accounts together have.
 */
type SaveResult =
  | { readonly status: 'created' | 'updated' | 'full' | 'no-room' }
  | { readonly status: 'conflict'; readonly current: StoredDraft | null };

type RemoveResult =
  | { readonly status: 'removed' | 'absent' }
  | { readonly status: 'conflict'; readonly current: StoredDraft };

/** How many drafts an account may have. */
export const DRAFTS_PER_OWNER = 200;
/** How long a draft is kept after it was saved last. */
export const DRAFT_LIFE_MS = 90 * 86_400_000;

/** Where drafts are kept, each for its account. What was saved before `since` is gone. */
export type DraftStore = {
  list(owner: SiweSubject, since: number): Promise<readonly StoredDraft[]>;
  find(owner: SiweSubject, id: string, since: number): Promise<StoredDraft | null>;
  /** Saves over one of the versions `former`; null saves where there is nothing. */
  save(owner: SiweSubject, draft: StoredDraft, former: Former | null, since: number): Promise<SaveResult>;
  /** Removes one of the versions `former`; null removes any. */
  remove(owner: SiweSubject, id: string, former: Former | null, since: number): Promise<RemoveResult>;
  removeAll(owner: SiweSubject): Promise<void>;
  removeExpired(since: number): Promise<void>;
};
