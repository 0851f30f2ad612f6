import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import { useWallet } from '../../base/provider/contests.ts';
import { noWallet } from '../../base/provider/wallet.ts';
import { usePendingWrites } from './usePendingWrites.ts';

/** Whether the visitor has sent a transaction about the contest that is not indexed yet. */
export function useIsAwaiting({ chain }: ChainConfig, uid: Hex): boolean {
  // A site without a wallet, such as the frame, uses no storage.
  const isPossible = useWallet() !== noWallet;
  return usePendingWrites(isPossible).some(
    (write) =>
      'contest' in write &&
      write.chainId === chain.id &&
      write.contest === uid &&
      write.transactionHash !== undefined,
  );
}
