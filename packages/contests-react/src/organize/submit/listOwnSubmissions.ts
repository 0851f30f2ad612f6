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

/**
 * The submission to which an account is led: of those that are not withdrawn the newest one, admitted before waiting before
 * disqualified.
 */
export function findOwnSubmission(
  state: Pick<ContestReplay, 'submissions' | 'entries'>,
  account: Address,
): Submission | undefined {
  const getOrder = ({ status, entry }: Submission): number => {
    if (status !== 'admitted') return 1;
    return state.entries[(entry ?? 0) - 1]?.status === 'disqualified' ? 2 : 0;
  };
  return listOwnSubmissions(state, account)
    .filter(({ status }) => status !== 'withdrawn')
    .toReversed()
    .toSorted((one, other) => getOrder(one) - getOrder(other))[0];
}
