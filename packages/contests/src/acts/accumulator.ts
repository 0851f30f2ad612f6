import type { Address, Hex } from 'viem';
import { hexToBytes } from '../base/hex.ts';
import { keccak256 } from '../base/keccak256.ts';

/** The chain and address of a resolver. Its accumulators and commitments are bound to them. */
export type ResolverPlace = { readonly chainId: number; readonly eas: Address; readonly resolver: Address };

/** The kinds of acts, by the numbers that the accumulators contain. */
export const ACT_KINDS = {
  contestRevoked: 1,
  submitted: 2,
  submissionWithdrawn: 3,
  entryReplaced: 4,
  entryWithdrawn: 5,
  admitted: 6,
  judgesChanged: 7,
  evaluated: 8,
  evaluationWithdrawn: 9,
  recused: 10,
  disqualified: 11,
  committed: 12,
  commitmentWithdrawn: 13,
  revealed: 14,
  postponed: 15,
  listed: 16,
} as const;

/** The name of a kind of act. */
export type ActKind = keyof typeof ACT_KINDS;

/** A value as a 32-byte word of `abi.encode`, without 0x. */
function word(value: bigint | number | Hex): string {
  const digits = typeof value === 'string' ? value.slice(2) : value.toString(16);
  return digits.padStart(64, '0');
}

function hash(words: readonly string[]): Hex {
  const bytes = hexToBytes(`0x${words.join('')}`);
  if (!bytes) throw new TypeError('Not hex.');
  return keccak256(bytes);
}

const NAMES = { acts: 'laurel/acts', submissions: 'laurel/submissions' } as const;

/**
 * The accumulator of a contest before its first act.
 *
 * @example
 * ```ts
 * import { getFirstHead, getNextHead } from '@org/contests';
 * const first = getFirstHead({ chainId: 8453, eas, resolver }, contest.uid);
 * const head = getNextHead(first, { n: 1, kind: 'evaluated', uid, time: 1_795_500_000n });
 * ```
 * @see docs/protocol/contests.md, section Logs and accumulators
 */
export function getFirstHead(
  { chainId, eas, resolver }: ResolverPlace,
  contest: Hex,
  log: keyof typeof NAMES = 'acts',
): Hex {
  const name = [...new TextEncoder().encode(NAMES[log])];
  const text = name.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hash([
    ...[word(5 * 32), word(chainId), word(eas), word(resolver), word(contest)],
    ...[word(name.length), text.padEnd(64, '0')],
  ]);
}

/** One act as the accumulator contains it. `time` is in seconds. */
export type AccumulatedAct = {
  readonly n: number;
  readonly kind: ActKind;
  readonly uid: Hex;
  readonly time: bigint;
};

/**
 * The accumulator after an act.
 *
 * @example
 * ```ts
 * import { getNextHead } from '@org/contests';
 * const next = getNextHead(head, { n: 2, kind: 'recused', uid, time: 1_795_500_060n });
 * ```
 */
export function getNextHead(head: Hex, { n, kind, uid, time }: AccumulatedAct): Hex {
  return hash([word(head), word(n), word(ACT_KINDS[kind]), word(uid), word(time)]);
}

/** The fields that a judge commits to in a sealed contest. */
export type SealedFields = {
  readonly contest: Hex;
  readonly entry: number;
  readonly judge: Address;
  readonly points: readonly number[];
  /** The keccak256 of the comment's bytes. */
  readonly commentHash: Hex;
  /** 32 random bytes. */
  readonly salt: Hex;
};

/**
 * The commitment of a sealed review.
 *
 * @example
 * ```ts
 * import { getCommitment } from '@org/contests';
 * const hash = getCommitment({ chainId: 8453, resolver }, commitment);
 * ```
 * @see docs/protocol/contests.md, section Sealed judging
 */
export function getCommitment(
  { chainId, resolver }: Pick<ResolverPlace, 'chainId' | 'resolver'>,
  commitment: SealedFields,
): Hex {
  const { contest, entry, judge, points, commentHash, salt } = commitment;
  const bytes = points.map((point) => point.toString(16).padStart(2, '0')).join('');
  return hash([
    ...[word(chainId), word(resolver), word(contest), word(entry), word(judge)],
    ...[word(8 * 32), word(commentHash), word(salt)],
    ...[word(points.length), bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')],
  ]);
}
