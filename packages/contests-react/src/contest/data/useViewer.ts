import type { ChainConfig } from '@org/chain-config';
import { type Contest, getJudgeQueue, type Result } from '@org/contests';
import { useMemo } from 'react';
import { useWalletState } from '../../provider/contests.ts';
import { findJudge } from '../findJudge.ts';
import type { Viewer } from './viewer.ts';

/** The connected wallet's part in the contest. */
export const useViewer = (
  chainConfig: ChainConfig,
  contest: Contest,
  result: Result | undefined,
): Viewer | undefined => {
  const { status, account, chainId } = useWalletState();
  return useMemo(() => {
    if (status !== 'connected' || !account) return undefined;
    const judge = findJudge(contest, account);
    const viewer = {
      account: judge ?? account,
      isOrganizer: account.toLowerCase() === contest.organizer.toLowerCase(),
      isOnChain: chainId === chainConfig.chain.id,
    };
    if (!judge) return { ...viewer, role: 'visitor' };
    return { ...viewer, role: 'judge', queue: (result && getJudgeQueue(result, judge)) ?? undefined };
  }, [chainConfig, chainId, contest, result, status, account]);
};
