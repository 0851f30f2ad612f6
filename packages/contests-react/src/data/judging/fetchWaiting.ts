import type { ChainConfig } from '@org/chain-config';
import { getJudgeQueue, getPhase, readResult } from '@org/contests';
import type { QueryClient } from '@tanstack/react-query';
import type { Address, Hex } from 'viem';
import { actsQuery, type Working } from '../reading/actsQueries.ts';
import { toBlock } from '../reading/contestAnswer.ts';
import { countOwedReviews } from '../reading/countReviews.ts';
import { findJudge } from '../reading/judges.ts';
import type { JudgeQueueAnswer } from './judgeContests.ts';

/** The acts of a contest cannot be replayed from the scan's rows. */
export class UnusableScanError extends Error {
  override readonly name = 'UnusableScanError';
  readonly code = 'unusable-scan';
  readonly retryable = false;
  readonly uid: Hex;

  constructor(uid: Hex) {
    super(`The scan cannot be used for the contest ${uid}`);
    this.uid = uid;
  }
}

type WaitingOptions = Working & {
  readonly chainConfig: ChainConfig;
  readonly uid: Hex;
  readonly account: Address;
};

/**
 * The entries that a judge can still review in a contest, from the scan; none unless judging is open. Judges
 * can be added and removed: the list of the beginning may name the account.
 */
export async function fetchWaiting(
  client: QueryClient,
  { chainConfig, uid, account, createWorker }: WaitingOptions,
): Promise<JudgeQueueAnswer> {
  const lookup = await client.fetchQuery(actsQuery(chainConfig, uid, { createWorker }));
  if (lookup.status !== 'found') throw new UnusableScanError(uid);
  const { reading } = lookup;
  const block = toBlock(reading, Date.now());
  const result = readResult({ ...reading, block });
  const queue = getJudgeQueue(result, account);
  if (!queue) return 'not-a-judge';
  const { contest, details } = result;
  const isJudging = getPhase(contest, block.time) === 'judging';
  const owed =
    countOwedReviews({ contest, details }).byJudge.get(findJudge(contest, account) ?? account) ?? 0;
  return { waiting: isJudging ? queue.waiting : [], total: owed };
}
