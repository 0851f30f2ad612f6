import type { Contest } from '@org/contests';
import type { Address } from 'viem';

/** The judge with this address, in the spelling of the contest. */
export function findJudge({ judges }: Pick<Contest, 'judges'>, account: Address): Address | undefined {
  return judges.find((judge) => judge.toLowerCase() === account.toLowerCase());
}

/** The hash of links that open a contest to continue with the judge's queue. */
export const JUDGE_HASH = '#judge';

/** The hash of links that open a contest with its organizer's desk, also without the organizer's account. */
export const DESK_HASH = '#organizer';
