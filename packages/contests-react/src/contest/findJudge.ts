import type { Contest } from '@org/contests';
import type { Address } from 'viem';

/** A contest's judge with this address, as the contest writes it. */
export const findJudge = ({ judges }: Pick<Contest, 'judges'>, account: Address): Address | undefined =>
  judges.find((judge) => judge.toLowerCase() === account.toLowerCase());
