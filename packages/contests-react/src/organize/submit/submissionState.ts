import type { ContestReplay, Note, Submission } from '@org/contests';
import type { Hex } from 'viem';

/** The state of a submission for its readers. */
export type SubmissionState =
  | { readonly status: 'waiting' }
  | { readonly status: 'admitted'; readonly entry: number }
  /** The organizer said why it is not admitted. */
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'withdrawn' }
  | { readonly status: 'disqualified'; readonly entry: number; readonly reason: string }
  | { readonly status: 'replaced'; readonly by: Hex | null };

/** The state of a submission, by the acts and the organizer's notes. */
export function getSubmissionState(
  submission: Submission,
  { entries, submissions }: Pick<ContestReplay, 'entries' | 'submissions'>,
  notes: readonly Note[],
): SubmissionState {
  const { uid, status } = submission;
  if (status === 'withdrawn') return { status };
  if (status === 'replaced') return { status, by: findSuccessor(uid, submissions) };
  const entry = entries[(submission.entry ?? 0) - 1];
  if (status === 'admitted' && entry) {
    const { number, reason } = entry;
    return entry.status === 'disqualified'
      ? { status: 'disqualified', entry: number, reason: reason ?? '' }
      : { status, entry: number };
  }
  const refusal = notes.find(({ kind, about }) => kind === 'not-admitted' && about === uid);
  return refusal ? { status: 'refused', reason: refusal.text } : { status: 'waiting' };
}

/**
 * Finds what a submission is a copy of: the first one with the same document, by another account. A copy never takes its
 * place, since each submission is its own account's.
 */
export function createCopyFinder(
  submissions: ContestReplay['submissions'],
): (submission: Submission) => Submission | undefined {
  const first = new Map<Hex, Submission>();
  // In the order of the chain.
  for (const each of submissions.values())
    if (!first.has(each.contentHash)) first.set(each.contentHash, each);
  return ({ contentHash, entrant }) => {
    const original = first.get(contentHash);
    return original?.entrant === entrant ? undefined : original;
  };
}

/** The submission that replaced another one, at the end of all replacements. */
function findSuccessor(uid: Hex, submissions: ContestReplay['submissions']): Hex | null {
  const successors = new Map<Hex, Hex>();
  for (const each of submissions.values()) if (each.replaces) successors.set(each.replaces, each.uid);
  // A state accepts a replacement only of an earlier submission, so this ends.
  let last: Hex | null = null;
  for (let next = successors.get(uid); next !== undefined; next = successors.get(next)) last = next;
  return last;
}
