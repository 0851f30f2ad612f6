import type { Hex } from 'viem';
import { encodeTuple } from '../abi/encodeTuple.ts';
import { CONTEST_TYPES } from './contestTypes.ts';

/** The part of a contest that its data holds; its end is the attestation's expirationTime. */
export type ContestData = {
  readonly title: string;
  readonly description: string;
  readonly judges: readonly Hex[];
  readonly entries: readonly string[];
};

/**
 * Data of a contest (version 1), ready to be attested. It encodes what it is given: see `checkContestInput`.
 *
 * @example
 * ```ts
 * import { encodeContest } from '@org/contests';
 *
 * const data = encodeContest({
 *   title: 'Tools for small libraries',
 *   description: 'Which of these would a librarian keep?',
 *   judges: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
 *   entries: ['https://example.org/shelf', 'https://example.org/stamp'],
 * });
 * ```
 */
export function encodeContest(contest: ContestData): Hex {
  return encodeTuple(CONTEST_TYPES, [contest.title, contest.description, contest.judges, contest.entries]);
}
