import type { ChainConfig } from '@org/chain-config';
import { useListedR2 } from '../contest-r2/data/useListedR2.ts';
import { JudgingItemView, type JudgingItemViewProps } from './JudgingItemView.tsx';

export type JudgingItemR2Props = JudgingItemViewProps & { readonly chainConfig: ChainConfig };

/** An open contest of version 2, with the entries that it has now. */
export function JudgingItemR2({ chainConfig, contest, ...shown }: JudgingItemR2Props) {
  const { result } = useListedR2(chainConfig, contest.uid, { isWanted: true });
  return <JudgingItemView {...shown} contest={result?.contest ?? contest} />;
}
