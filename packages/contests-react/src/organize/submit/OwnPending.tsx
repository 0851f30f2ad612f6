import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useContests } from '../../base/provider/contests.ts';
import { pendingWrites } from '../../data/reading/pendingWrites.ts';
import { useOwnWrites } from '../../data/reading/usePendingWrites.ts';
import { PendingActs, toPendingActs } from '../../judge/panel/PendingActs.tsx';

export type OwnPendingProps = { readonly chainConfig: ChainConfig; readonly contest: Contest };

/** The acts in a contest that were signed in this browser and are not indexed yet. */
export function OwnPending({ chainConfig, contest }: OwnPendingProps) {
  const { findMessages } = useContests();
  const writes = useOwnWrites(chainConfig, contest).filter(({ kind }) => kind === 'act');
  return (
    <PendingActs
      acts={writes.flatMap((write) => toPendingActs(chainConfig, write, findMessages))}
      onForget={pendingWrites.forget}
    />
  );
}
