import { type Contest, getJudgeQueue, isSealed, type JudgeQueue, type Phase } from '@org/contests';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { useWalletState } from '../base/provider/contests.ts';
import { type ContestUnavailableError, type UseContestParameters, useContest } from './useContest.ts';

/** The parameters of `useJudging`. */
export type UseJudgingParameters = UseContestParameters & {
  /** By default the account of the connected wallet. */
  readonly account?: Address | undefined;
};

/** A judge's work in a contest. */
export type JudgingData = {
  readonly contest: Contest;
  readonly phase: Phase;
  readonly isSealed: boolean;
  /** Null if the account is not a judge. Entries from which the judge abstained are in neither list. */
  readonly queue: JudgeQueue | null;
};

/** The result of `useJudging`. */
export type UseJudgingReturn = {
  readonly data: JudgingData | undefined;
  readonly status: 'pending' | 'success' | 'error';
  readonly error: ContestUnavailableError | null;
  readonly refetch: () => void;
};

/**
 * The entries that a judge has reviewed and those that wait, the least reviewed ones first. Pending without an account.
 *
 * @throws {UnknownChainError} if the configuration does not have the chain
 * @example
 * ```tsx
 * import { useJudging } from '@org/contests-react';
 *
 * function Waiting() {
 *   const { data } = useJudging({ chain: 'base-sepolia', uid: '0x…' });
 *   return <p>{data?.queue ? `${data.queue.waiting.length} left` : 'You are not a judge.'}</p>;
 * }
 * ```
 */
export function useJudging({ account: given, ...parameters }: UseJudgingParameters): UseJudgingReturn {
  const wallet = useWalletState();
  const account = given ?? wallet.account ?? undefined;
  const { data: read, status, error, refetch } = useContest(parameters);
  const { contest, result, phase } = read ?? {};
  const data = useMemo(() => {
    if (!contest || !result || !phase || !account) return undefined;
    return { contest, phase, isSealed: isSealed(contest), queue: getJudgeQueue(result, account) };
  }, [contest, result, phase, account]);
  return { data, status: status === 'success' && !data ? 'pending' : status, error, refetch };
}
