import type { SiweSubject } from '@org/auth-siwe/server';

/** Bytes of the content of one draft. */
export const DRAFT_BYTES = 65_536;
/** Levels of objects and arrays in the content of a draft. */
export const DRAFT_LEVELS = 64;
/** Drafts per account. */
export const DRAFTS_PER_OWNER = 200;
/** Bytes per account. */
export const BYTES_PER_OWNER = 2_000_000;
/** Bytes of all accounts of one network (an IPv4 /24, an IPv6 /48), without known accounts. */
export const BYTES_PER_NETWORK = 10_000_000;
/** An account with a draft of this age is not a newcomer. */
const NEWCOMER_MS = 86_400_000;
/** Counted for the metadata of a draft. */
const ENTRY_BYTES = 500;

/** The size of a draft. */
export function getSize({ content }: Pick<StoredDraft, 'content'>): number {
  return Buffer.byteLength(content) + ENTRY_BYTES;
}

/** The size of a draft's content. */
export function getContentBytes(size: number): number {
  return size - ENTRY_BYTES;
}

/** Current usage, in bytes. */
type Usage = {
  readonly count: number;
  readonly ownerBytes: number;
  /** When the oldest draft of the account was created; null without drafts. */
  readonly firstAt: number | null;
  /** Bytes of all drafts of the network that the draft was created on. */
  readonly networkBytes: number;
  readonly totalBytes: number;
};

/** Drafts of known accounts count toward no network. */
export const NO_NETWORK = '';

/** The share of the store open to new accounts, to accounts with a draft older than a day, and to known accounts. */
const CEILINGS = { newcomer: 1 / 2, aged: 3 / 4, known: 1 } as const;

const getCeiling = ({ firstAt }: Usage, { isKnown }: Saver, now: number): number => {
  if (isKnown) return CEILINGS.known;
  return firstAt === null || firstAt > now - NEWCOMER_MS ? CEILINGS.newcomer : CEILINGS.aged;
};

/**
 * Whether a draft may grow or be created. The last quarter of the store is reserved for judges and organizers, so that
 * other accounts, however many, cannot fill it.
 */
export function findLimit(save: {
  readonly usage: Usage;
  readonly saver: Saver;
  /** How many bytes the draft grows by. */
  readonly growth: number;
  readonly isNew: boolean;
  readonly now: number;
  readonly maxBytes: number;
}): NoRoom | undefined {
  const { usage, saver, growth, isNew, now, maxBytes } = save;
  if (isNew && usage.count >= DRAFTS_PER_OWNER) return 'too-many';
  if (growth <= 0) return undefined;
  if (usage.ownerBytes + growth > BYTES_PER_OWNER) return 'account';
  if (!saver.isKnown && usage.networkBytes + growth > BYTES_PER_NETWORK) return 'network';
  return usage.totalBytes + growth > maxBytes * getCeiling(usage, saver, now) ? 'store' : undefined;
}

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
 * The limit that is exceeded. `too-many`, `account`: the account's number of drafts, or bytes. `network`: the bytes of all
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
