import type { ContestStateR2, SubmissionR2 } from '@org/contests/r2';
import type { Address } from 'viem';

/** The submissions of an account that were not replaced. */
export function listOwnSubmissions(
  { submissions }: Pick<ContestStateR2, 'submissions'>,
  account: Address,
): readonly SubmissionR2[] {
  const own = account.toLowerCase();
  return [...submissions.values()].filter(
    ({ entrant, status }) => entrant.toLowerCase() === own && status !== 'replaced',
  );
}
