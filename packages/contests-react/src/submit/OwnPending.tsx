import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { useOwnWrites } from '../contest-page/data/useOwnWrites.ts';
import { PendingActs } from '../contest-page/writing/PendingActs.tsx';
import { toPendingActs } from '../contest-page/writing/toPendingActs.ts';
import { useContests } from '../provider/contests.ts';
import { pendingWrites } from '../writing/pendingWrites.ts';

export type OwnPendingProps = { readonly chainConfig: ChainConfig; readonly contest: Contest };

/** The acts in a contest that were signed in this browser and are not indexed yet. */
export function OwnPending({ chainConfig, contest }: OwnPendingProps) {
  const { findTexts } = useContests();
  const writes = useOwnWrites(chainConfig, contest).filter(({ kind }) => kind === 'act');
  return (
    <PendingActs
      acts={writes.flatMap((write) => toPendingActs(chainConfig, write, findTexts))}
      onForget={pendingWrites.forget}
    />
  );
}
