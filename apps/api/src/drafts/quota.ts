import type { NoRoom, Saver, StoredDraft } from './draftStore.ts';

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
export type Usage = {
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
