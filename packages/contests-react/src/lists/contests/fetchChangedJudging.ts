import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import type { Address } from 'viem';
import { findJudgeChanges } from '../../data/judging/judgeChangesQuery.ts';

/** Bounded, since anyone can add a judge to any number of contests. */
const MAX_PAGES = 5;

/** Contests to which an account was added as a judge, or from which it was removed, with the judges after that. */
export type ChangedJudging = {
  readonly contests: readonly Contest[];
  /** False: there are more, or some could not be loaded. */
  readonly isWhole: boolean;
};

/** Reads them page by page. A list is worth showing without them, so a failure only leaves some out. */
export async function fetchChangedJudging(
  chainConfig: ChainConfig,
  account: Address | undefined,
  signal: AbortSignal,
): Promise<ChangedJudging> {
  const contests: Contest[] = [];
  let skip: number | null = account ? 0 : null;
  try {
    for (let page = 0; account && skip !== null && page < MAX_PAGES; page++) {
      const changes = await findJudgeChanges(chainConfig, account, { skip, signal });
      contests.push(...changes.contests);
      skip = changes.next;
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  return { contests, isWhole: skip === null };
}
