import type { ChainConfig } from '@org/chain-config';
import { type Contest, getJudgeQueue, type JudgeQueue, type Result } from '@org/contests';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { useWalletState } from '../../provider/contests.ts';
import { findJudge } from '../judge.ts';

/** The connected wallet's part in the contest. */
export function useViewer(
  chainConfig: ChainConfig,
  contest: Contest,
  result: Result | undefined,
): Viewer | undefined {
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
}

/** What the contest means for the connected wallet; `undefined` for a visitor without one. */
export type Viewer = {
  readonly account: Address;
  readonly isOrganizer: boolean;
  /** The wallet is on the contest's chain. */
  readonly isOnChain: boolean;
} & (
  | { readonly role: 'visitor' }
  | {
      readonly role: 'judge';
      /** Nothing while the reviews are on their way. */
      readonly queue: JudgeQueue | undefined;
    }
);
