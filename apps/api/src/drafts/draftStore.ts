import type { SiweSubject } from '@org/auth-siwe/server';

/** Bytes of the content of one draft. */
export const DRAFT_BYTES = 262_144;
/** Levels of objects and arrays in the content of a draft. */
export const DRAFT_LEVELS = 64;
/** Drafts per account. */
export const DRAFTS_PER_OWNER = 200;
/** Bytes per account. */
export const BYTES_PER_OWNER = 2_000_000;
/** Bytes of all accounts of one network (an IPv4 /24, an IPv6 /48) that are not known. */
const BYTES_PER_NETWORK = 10_000_000;
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
export type Usage = {
  readonly count: number;
  readonly ownerBytes: number;
  /** When the oldest draft of the account was created; null without drafts. */
  readonly firstAt: number | null;
  /** Bytes of the other drafts with the same network, of known accounts or of all others. */
  readonly networkBytes: number;
  /** Bytes of the other drafts with the same organizer. */
  readonly organizerBytes: number;
  readonly totalBytes: number;
};

/**
 * The quotas that a draft counts toward: the network it was created on, wherever it is saved from later, and for a known account an
 * organizer of a contest that it judges or organizes.
 */
export type Home = { readonly network: string; readonly organizer: string };

/** No organizer: the account is not known. */
export const NO_ORGANIZER = '';

/**
 * The quotas that a draft may count toward, in order of preference. Anyone can name an account in a contest, and fill the share of his own contests:
 * therefore the organizer with the fewest bytes is chosen on every save, and a known account can count as one that is not.
 * A former organizer stays a choice, since after a restart the server knows nobody.
 *
 * @param bytesOf the bytes of an organizer's other drafts
 */
export function listHomes(
  former: Home | undefined,
  { network: from, organizers }: Saver,
  bytesOf: (organizer: string) => number,
): readonly Home[] {
  const network = former?.network ?? from;
  const [organizer] = [former?.organizer ?? NO_ORGANIZER, ...organizers]
    .filter((each) => each !== NO_ORGANIZER)
    .toSorted((a, b) => bytesOf(a) - bytesOf(b));
  const unknown = { network, organizer: NO_ORGANIZER };
  return organizer === undefined ? [unknown] : [{ network, organizer }, unknown];
}

/** The share of the store open to new accounts, to accounts with a draft older than a day, and to known accounts. */
const CEILINGS = { newcomer: 1 / 2, aged: 3 / 4, known: 1 } as const;

/**
 * The share of the free room for the known accounts of one network, and for those of one organizer: anyone can start a
 * contest and name accounts of his own in it.
 */
const KNOWN_SHARE = 1 / 8;

const getCeiling = ({ firstAt }: Usage, isKnown: boolean, now: number): number => {
  if (isKnown) return CEILINGS.known;
  return firstAt === null || firstAt > now - NEWCOMER_MS ? CEILINGS.newcomer : CEILINGS.aged;
};

/**
 * Tells whether a draft may grow or be created. The last quarter of the store is reserved for judges and organizers, so that
 * other accounts, however many, cannot fill it; and of these each network and organizer leaves room for others.
 */
export function findLimit(save: {
  readonly usage: Usage;
  readonly home: Home;
  readonly size: number;
  /** How many bytes the draft grows by. */
  readonly growth: number;
  readonly isNew: boolean;
  readonly now: number;
  readonly maxBytes: number;
}): NoRoom | undefined {
  const { usage, home, size, growth, isNew, now, maxBytes } = save;
  if (isNew && usage.count >= DRAFTS_PER_OWNER) return 'too-many';
  if (growth <= 0) return undefined;
  if (usage.ownerBytes + growth > BYTES_PER_OWNER) return 'account';
  const isKnown = home.organizer !== NO_ORGANIZER;
  const share = isKnown ? (maxBytes - usage.totalBytes) * KNOWN_SHARE : BYTES_PER_NETWORK;
  if (usage.networkBytes + size > share) return 'network';
  if (isKnown && usage.organizerBytes + size > share) return 'organizer';
  return usage.totalBytes + growth > maxBytes * getCeiling(usage, isKnown, now) ? 'store' : undefined;
}

/** The id of a draft. URL parsers remove segments of dots alone. */
export const DRAFT_ID = /^(?!\.{1,2}$)[\w.~-]{1,128}$/;

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
  /** The organizers of the contests that the account judges or organizes, among those that this server has read. */
  readonly organizers: readonly string[];
};

export type Save = {
  readonly owner: SiweSubject;
  readonly draft: StoredDraft;
  /** Replaces one of these versions; null creates a new draft. */
  readonly former: Former | null;
  readonly saver: Saver;
  readonly since: number;
};

/** The bytes that several accounts share. */
export const SHARES = ['network', 'organizer', 'store'] as const;

/**
 * The limit that is exceeded. `too-many`, `account`: the account's number of drafts, or bytes. `network`, `organizer`: the
 * bytes of all accounts of its network, or of its organizer's contests. `store`: the bytes of all accounts.
 */
export type NoRoom = 'too-many' | 'account' | (typeof SHARES)[number];

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
