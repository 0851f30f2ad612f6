import type { ChainConfig } from '@org/chain-config';
import type { Address, Hex } from 'viem';
import { CONTEST_LIMITS } from '../contest/schemas.ts';
import type { ContestActKind } from '../write/contestActs.ts';
import type { Written } from '../write/written.ts';

/**
 * The subject of a write: a contest, a profile, a review or the commitment to one, several of them, the reveal of sealed
 * reviews, a recusal, the withdrawal of a contest or review, or another act in a contest.
 */
export type WriteSubject =
  | { readonly kind: 'contest'; readonly title: string; readonly schemaUid?: Hex }
  | { readonly kind: 'profile'; readonly title: string }
  | {
      readonly kind: 'review' | 'recusal';
      readonly contest: Hex;
      readonly entry: string;
      /** The name of the entry, where it is known. */
      readonly name?: string;
      readonly schemaUid?: Hex;
    }
  | {
      readonly kind: 'reviews' | 'reveals';
      readonly contest: Hex;
      /** In the order of the transaction. */
      readonly entries: readonly string[];
      /** Keccak-256 of each attestation's data, in the same order. */
      readonly dataHashes: readonly Hex[];
      readonly schemaUid?: Hex;
    }
  | { readonly kind: 'contest-withdrawal'; readonly contest: Hex; readonly title: string }
  | {
      readonly kind: 'review-withdrawal';
      readonly contest: Hex;
      readonly entry: string;
      readonly name?: string;
      /** The UID of the review. */
      readonly review: Hex;
    }
  | {
      readonly kind: 'act';
      readonly act: ContestActKind;
      readonly contest: Hex;
      /** The subject of the act, such as the name of an entry. */
      readonly title: string;
      readonly schemaUid: Hex;
      /** The UID of the submission or note that a withdrawal revokes. */
      readonly revokes?: Hex;
    };

/** A write that was requested from a wallet. It is stored before the request, so that a reload does not lose it. */
export type PendingWrite = {
  readonly id: string;
  readonly chainId: number;
  readonly account: Address;
  /** When the wallet was asked, in milliseconds. */
  readonly askedAtMs: number;
  /**
   * Keccak-256 of the attestation's data (of all of them, for several reviews; of the call, for a withdrawal; of the URI,
   * for a profile).
   */
  readonly dataHash: Hex;
  readonly transactionHash?: Hex | undefined;
  /** When the wallet answered with something other than a transaction hash. */
  readonly answeredAtMs?: number | undefined;
  /** The pending nonce before the wallet was asked: if it has grown, something was sent. */
  readonly nextNonce?: number | undefined;
  readonly nonce?: number | undefined;
  /** The latest block before the wallet was asked. */
  readonly sentAtBlock?: number | undefined;
  /** The UID of the attestation that was created or revoked, once it is mined; the first one of several reviews. */
  readonly uid?: Hex | undefined;
} & WriteSubject;

/**
 * The UID of the attestation that a withdrawal revokes; undefined for other writes.
 *
 * @example
 * ```ts
 * import { getRevokedUid } from '@org/contests/track';
 * const isBeingWithdrawn = writes.list().some((write) => getRevokedUid(write) === contest.uid);
 * ```
 */
export function getRevokedUid(subject: WriteSubject): Hex | undefined {
  if (subject.kind === 'contest-withdrawal') return subject.contest;
  if (subject.kind === 'act') return subject.revokes;
  return subject.kind === 'review-withdrawal' ? subject.review : undefined;
}

/** How a pending write is recognized on the chain. */
export function toWritten({ contracts, eas }: ChainConfig, write: PendingWrite): Written {
  const { dataHash } = write;
  const refUid = 'contest' in write ? write.contest : undefined;
  switch (write.kind) {
    case 'contest':
      return { act: 'attest', schemaUid: write.schemaUid ?? eas.contestSchemaUid, dataHash };
    case 'review':
    case 'recusal':
      return { act: 'attest', schemaUid: write.schemaUid ?? eas.evaluationSchemaUid, dataHash, refUid };
    case 'reviews':
    case 'reveals':
      return {
        act: 'attest-many',
        schemaUid: write.schemaUid ?? eas.evaluationSchemaUid,
        dataHashes: write.dataHashes,
        refUid,
      };
    case 'profile':
      return { act: 'set-profile', contract: contracts.profile, dataHash };
    case 'contest-withdrawal':
      return { act: 'revoke', uid: write.contest };
    case 'review-withdrawal':
      return { act: 'revoke', uid: write.review };
    case 'act': {
      const { schemaUid, revokes } = write;
      if (revokes) return { act: 'revoke', schemaUid, uid: revokes };
      return { act: 'attest', schemaUid, dataHash, refUid: write.contest };
    }
  }
}

/**
 * The entries whose reviews a write makes, reveals or withdraws, also by a recusal.
 *
 * @example
 * ```ts
 * import { getReviewedEntries } from '@org/contests/track';
 * const pending = new Set(writes.list().flatMap(getReviewedEntries));
 * ```
 */
export function getReviewedEntries(subject: WriteSubject): readonly string[] {
  if ('entries' in subject) return subject.entries;
  return 'entry' in subject ? [subject.entry] : [];
}

type By = Pick<PendingWrite, 'chainId' | 'account'>;

/**
 * The account's transactions for the same review, or one of the same reviews, that are not known to be mined. Another one could be mined in the same
 * block; then the UIDs decide which review counts.
 */
export function findEarlierHashes(
  writes: readonly PendingWrite[],
  subject: WriteSubject & By,
): readonly Hex[] {
  const entries = getReviewedEntries(subject);
  if (!('contest' in subject) || entries.length === 0) return [];
  return writes.flatMap((write) =>
    'contest' in write &&
    isBy(write, subject) &&
    write.contest === subject.contest &&
    getReviewedEntries(write).some((entry) => entries.includes(entry)) &&
    write.uid === undefined &&
    write.transactionHash !== undefined
      ? [write.transactionHash]
      : [],
  );
}

/** An earlier request for the same write without a transaction hash: it may have been sent. */
export function findUnanswered<Write extends PendingWrite>(
  writes: readonly Write[],
  asked: By & Pick<PendingWrite, 'dataHash' | 'kind'> & { readonly contest?: Hex },
): Write | undefined {
  return writes.find(
    (write) =>
      write.transactionHash === undefined &&
      write.uid === undefined &&
      write.kind === asked.kind &&
      write.dataHash === asked.dataHash &&
      // The data does not name its contest.
      (!('contest' in write) || asked.contest === undefined || write.contest === asked.contest) &&
      isBy(write, asked),
  );
}

function isBy(write: PendingWrite, { chainId, account }: By): boolean {
  return write.chainId === chainId && write.account.toLowerCase() === account.toLowerCase();
}

/** Validates stored data: other scripts of the origin, older versions or people may have written it. */
export function isPendingWrite(value: unknown): value is PendingWrite {
  return (
    isRecord(value) &&
    isShortText(value.id) &&
    Number.isSafeInteger(value.chainId) &&
    isHex(value.account, 40) &&
    Number.isFinite(value.askedAtMs) &&
    isHex(value.dataHash, 64) &&
    isHexOrMissing(value.transactionHash) &&
    isCountOrMissing(value.answeredAtMs) &&
    isCountOrMissing(value.nextNonce) &&
    isCountOrMissing(value.nonce) &&
    isCountOrMissing(value.sentAtBlock) &&
    isHexOrMissing(value.uid) &&
    isSubject(value)
  );
}

function isSubject(value: Record<string, unknown>): boolean {
  switch (value.kind) {
    case 'contest':
      return isShortText(value.title) && isHexOrMissing(value.schemaUid);
    case 'profile':
      return isShortText(value.title);
    case 'review':
    case 'recusal':
      return (
        isHex(value.contest, 64) &&
        isShortText(value.entry) &&
        isShortTextOrMissing(value.name) &&
        isHexOrMissing(value.schemaUid)
      );
    case 'reviews':
    case 'reveals':
      return (
        isHex(value.contest, 64) &&
        isHexOrMissing(value.schemaUid) &&
        isList(value.entries, isShortText) &&
        isList(value.dataHashes, (hash) => isHex(hash, 64)) &&
        value.entries.length === value.dataHashes.length
      );
    case 'contest-withdrawal':
      return isHex(value.contest, 64) && isShortText(value.title);
    case 'review-withdrawal':
      return (
        isHex(value.contest, 64) &&
        isShortText(value.entry) &&
        isShortTextOrMissing(value.name) &&
        isHex(value.review, 64)
      );
    case 'act':
      return (
        isHex(value.contest, 64) &&
        isHex(value.schemaUid, 64) &&
        isShortText(value.title) &&
        isHexOrMissing(value.revokes) &&
        ACT_KINDS.some((kind) => kind === value.act)
      );
    default:
      return false;
  }
}

const ACT_KINDS = [
  ...(['enter', 'admit', 'list', 'judges', 'disqualify', 'postpone', 'recuse', 'note', 'withdraw'] as const),
] as const satisfies readonly ContestActKind[];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isHex(value: unknown, digits: number): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) && value.length === digits + 2;
}

/** A contest has at most as many entries. */
const MAX_ENTRIES = CONTEST_LIMITS.entries;

function isList(value: unknown, isItem: (item: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && value.length <= MAX_ENTRIES && value.every(isItem);
}

function isHexOrMissing(value: unknown): boolean {
  return value === undefined || isHex(value, 64);
}

function isCountOrMissing(value: unknown): boolean {
  return value === undefined || Number.isSafeInteger(value);
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2_000;
}

function isShortTextOrMissing(value: unknown): boolean {
  return value === undefined || isShortText(value);
}
