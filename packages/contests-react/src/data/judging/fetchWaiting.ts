import type { ChainConfig } from '@org/chain-config';
import { type Contest, countOwedReviews, getJudgeQueue, getPhase, readResult } from '@org/contests';
import type { QueryClient } from '@tanstack/react-query';
import type { Address, Hex } from 'viem';
import { actsQuery, type Working } from '../reading/actsQueries.ts';
import { findAssignments, toNoted } from '../reading/assignments.ts';
import { toBlock } from '../reading/contestAnswer.ts';
import { findJudge } from '../reading/judges.ts';
import { notesQuery } from '../reading/notes.ts';
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
  const { contest, details } = result;
  const assignments = await fetchAssignments(client, chainConfig, contest);
  const queue = getJudgeQueue({ ...result, assignments }, account);
  if (!queue) return 'not-a-judge';
  const isJudging = getPhase(contest, block.time) === 'judging';
  const owed =
    countOwedReviews({ contest, details }).byJudge.get(findJudge(contest, account) ?? account) ?? 0;
  // Only the assigned entries, or all for a judge without assignments.
  const isAssigned = queue.assigned.length > 0;
  const waiting = isAssigned
    ? queue.waiting.filter((entry) => queue.assigned.includes(entry))
    : queue.waiting;
  return { waiting: isJudging ? waiting : [], total: isAssigned ? queue.assigned.length : owed };
}

/** Null without assignments, also if the scan does not answer: then every entry is owed. */
async function fetchAssignments(client: QueryClient, chainConfig: ChainConfig, contest: Contest) {
  try {
    return findAssignments(contest, await client.fetchQuery(notesQuery(chainConfig, toNoted(contest))));
  } catch {
    return null;
  }
}
