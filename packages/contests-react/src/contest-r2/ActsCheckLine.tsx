import { CheckLineView } from '../contest/check/CheckLine.tsx';
import type { useActsCheck } from './data/useActsCheck.ts';

export type ActsCheckLineProps = {
  readonly check: ReturnType<typeof useActsCheck>;
  readonly onReadFromChain: () => void;
};

/** Whether the scan's acts have been checked against the chain; a contradiction is also shown at the bottom of the window. */
export function ActsCheckLine({ check, onReadFromChain }: ActsCheckLineProps) {
  return (
    <CheckLineView
      verdict={check.verdict}
      isBrief={false}
      isBusy={check.isFetching}
      onAsk={check.ask}
      onReadFromChain={onReadFromChain}
    />
  );
}
