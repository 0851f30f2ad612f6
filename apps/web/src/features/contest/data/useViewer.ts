import type { ChainConfig } from '@org/chain-config';
import type { Contest, Result, Review } from '@org/contests';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { useWalletSession } from '../../../shared/session/useWalletSession.ts';
import type { Viewer } from './viewer.ts';

/** The connected wallet's part in the contest, and its own reviews in force by entry. */
export const useViewer = (
  chainConfig: ChainConfig,
  contest: Contest,
  result: Result | undefined,
): { viewer: Viewer | undefined; own: ReadonlyMap<string, Review> } => {
  const { status, account, chainId } = useWalletSession();
  const judge = status === 'connected' && account ? findJudge(contest, account) : undefined;
  const own = useMemo(
    () =>
      new Map(
        result?.counted.filter((review) => review.judge === judge).map((review) => [review.entry, review]),
      ),
    [result, judge],
  );
  if (status !== 'connected' || !account) return { viewer: undefined, own };
  if (!judge) return { viewer: { role: 'visitor', account }, own };
  return {
    viewer: {
      role: 'judge',
      account: judge,
      left: contest.entries.length - own.size,
      isOnChain: chainId === chainConfig.chain.id,
    },
    own,
  };
};

const findJudge = (contest: Contest, account: Address): Address | undefined =>
  contest.judges.find((judge) => judge.toLowerCase() === account.toLowerCase());
