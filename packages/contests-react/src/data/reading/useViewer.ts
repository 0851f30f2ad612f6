import type { ChainConfig } from '@org/chain-config';
import { type Contest, getJudgeQueue, type JudgeQueue, type Result } from '@org/contests';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { useWalletState } from '../../base/provider/contests.ts';
import { findJudge } from './judges.ts';

/** The connected wallet's role in the contest. */
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

/** The connected wallet's role in a contest; `undefined` without a wallet. */
export type Viewer = {
  readonly account: Address;
  readonly isOrganizer: boolean;
  /** The wallet is on the contest's chain. */
  readonly isOnChain: boolean;
} & (
  | { readonly role: 'visitor' }
  | {
      readonly role: 'judge';
      /** Undefined while the reviews are loading. */
      readonly queue: JudgeQueue | undefined;
    }
);
