import type { NoRoom, Saver, StoredDraft } from './draftStore.ts';

/** How many drafts an account may have. */
export const DRAFTS_PER_OWNER = 200;
/** How much an account may have, in bytes. */
export const BYTES_PER_OWNER = 2_000_000;
/** How much the accounts of one network (an IPv4 /24, an IPv6 /48) may have together, without those that are known. */
export const BYTES_PER_NETWORK = 10_000_000;
/** An account with a draft of this age is no newcomer. */
const NEWCOMER_MS = 86_400_000;
/** Name, version and places of a draft are counted with this many bytes. */
const ENTRY_BYTES = 500;

/** What a draft takes. */
export function getSize({ content }: Pick<StoredDraft, 'content'>): number {
  return Buffer.byteLength(content) + ENTRY_BYTES;
}

/** What a draft's content takes of its size. */
export function getContentBytes(size: number): number {
  return size - ENTRY_BYTES;
}

/** What is kept already, in bytes. */
export type Usage = {
  readonly count: number;
  readonly ownerBytes: number;
  /** When the oldest draft of the account was made; null where it has none. */
  readonly firstAt: number | null;
  /** Of the network that the draft was made on. */
  readonly networkBytes: number;
  readonly totalBytes: number;
};

/** Drafts of known accounts count towards no network. */
export const NO_NETWORK = '';

/** The share of the store that is open to new accounts, to accounts with a draft of a day, and to known ones. */
const CEILINGS = { newcomer: 1 / 2, aged: 3 / 4, known: 1 } as const;

const getCeiling = ({ firstAt }: Usage, { isKnown }: Saver, now: number): number => {
  if (isKnown) return CEILINGS.known;
  return firstAt === null || firstAt > now - NEWCOMER_MS ? CEILINGS.newcomer : CEILINGS.aged;
};

/**
 * Whether a draft may grow, or be made. The last quarter of the store is for accounts that judge or organize a contest,
 * so that no number of other accounts, however old, takes it.
 */
export function findLimit(save: {
  readonly usage: Usage;
  readonly saver: Saver;
  /** What the draft takes beyond what it took before. */
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
