import {
  CONTEST_LIMITS,
  type Contest,
  getSealedCommitment,
  parseSealedReview,
  type Result,
  type SealedReview,
} from '@org/contests';
import { findJudge } from '../../data/reading/judges.ts';
import type { Texts } from '../../messages/texts.ts';

/** Why a file cannot reveal a review. */
export type SealedFileFlaw = keyof Texts['sealed']['reveal']['flaws'];

export type SealedFile =
  | { readonly ok: true; readonly value: SealedReview }
  | { readonly ok: false; readonly reason: SealedFileFlaw };

/** JSON escapes each byte of a comment as six characters at most. */
const MAX_BYTES = 64_000;

/** Reads a file with a sealed review that can be revealed in this contest now. Never throws. */
export async function readSealedFile(file: Blob, result: Result): Promise<SealedFile> {
  if (file.size > MAX_BYTES) return { ok: false, reason: 'unreadable' };
  try {
    const bytes = await file.arrayBuffer();
    const parsed = parseSealedReview(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    if (!parsed.ok) return { ok: false, reason: 'unreadable' };
    const reason = findFlaw(parsed.value, result);
    return reason ? { ok: false, reason } : parsed;
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

/** Why a sealed review cannot be revealed in this contest now. The contract checks points and comment only then. */
export function findFlaw(review: SealedReview, { contest, details }: Result): SealedFileFlaw | undefined {
  if (review.chainId !== contest.chainId) return 'other-chain';
  if (review.contest !== contest.uid) return 'other-contest';
  if (!findJudge(contest, review.judge)) return 'not-a-judge';
  if (!contest.entries.includes(`${review.entry}`)) return 'unknown-entry';
  if (!hasValidPoints(contest, review)) return 'wrong-points';
  if (new TextEncoder().encode(review.comment).length > CONTEST_LIMITS.textBytes) return 'too-long';
  const inForce = details.reviews.find(
    ({ entry, judge, ending }) => entry === review.entry && judge === review.judge && ending === null,
  );
  if (!inForce || !contest.terms) return 'not-committed';
  if (inForce.commitment !== getSealedCommitment(contest.terms.resolver, review)) return 'not-in-force';
  return inForce.kind === 'reveal' ? 'already-revealed' : undefined;
}

/** Whether the contract accepts the points. */
function hasValidPoints({ criteria }: Pick<Contest, 'criteria'>, { points }: SealedReview): boolean {
  return (
    points.length === criteria.length &&
    criteria.every(({ maxPoints }, index) => (points[index] ?? 0) <= maxPoints)
  );
}
