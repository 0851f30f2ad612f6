import type { ContestReplay, Submission } from '@org/contests';
import type { Address } from 'viem';

/** The submissions of an account that were not replaced. */
export function listOwnSubmissions(
  { submissions }: Pick<ContestReplay, 'submissions'>,
  account: Address,
): readonly Submission[] {
  const own = account.toLowerCase();
  return [...submissions.values()].filter(
    ({ entrant, status }) => entrant.toLowerCase() === own && status !== 'replaced',
  );
}
