import type { ChainConfig } from '@org/chain-config';
import type { Contest } from '@org/contests';
import { CheckLineView } from '../contest/check/CheckLine.tsx';
import { useBackgroundCheck } from './useBackgroundCheck.ts';

export type CheckLineProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly onReadFromChain: () => void;
};

/** Shows whether a result has been checked against the chain, and starts the check once the page is idle. */
export function CheckLine({ chainConfig, contest, onReadFromChain }: CheckLineProps) {
  const { verdict, isFetching, isAskedElsewhere, ask } = useBackgroundCheck(chainConfig, contest);
  return (
    <CheckLineView
      verdict={verdict}
      isBrief={isAskedElsewhere}
      isBusy={isFetching}
      onAsk={ask}
      onReadFromChain={onReadFromChain}
    />
  );
}
