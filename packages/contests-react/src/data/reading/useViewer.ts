import type { ChainConfig } from '@org/chain-config';
import { type Assignment, type Contest, getJudgeQueue, type JudgeQueue, type Result } from '@org/contests';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { useWalletState } from '../../base/provider/contests.ts';
import { findJudge } from './judges.ts';

type ViewerOptions = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly result: Result | undefined;
  readonly assignments: readonly Assignment[] | null;
};

/** The connected wallet's role in the contest. */
export function useViewer({ chainConfig, contest, result, assignments }: ViewerOptions): Viewer | undefined {
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
    const queue = result && getJudgeQueue({ ...result, assignments }, judge);
    return { ...viewer, role: 'judge', queue: queue ?? undefined };
  }, [chainConfig, chainId, contest, result, assignments, status, account]);
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
