import type { Contest } from '@org/contests';
import type { Address } from 'viem';

/** A contest's judge with this address, as the contest writes it. */
export function findJudge({ judges }: Pick<Contest, 'judges'>, account: Address): Address | undefined {
  return judges.find((judge) => judge.toLowerCase() === account.toLowerCase());
}

/** At the end of a contest's address: its judge came to go on with the queue. */
export const JUDGE_HASH = '#judge';
