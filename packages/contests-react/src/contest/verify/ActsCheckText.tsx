import type { Result } from '@org/contests';
import { useMemo } from 'react';
import { useLasts } from '../../base/text/useNow.ts';
import type { useActsCheck } from '../../data/reading/useActsCheck.ts';
import { hasJudgingBegun, usePhase } from '../../data/reading/usePhase.ts';
import { CheckLineView } from './CheckLine.tsx';

/** An order is usually confirmed earlier. */
const PATIENCE_MS = 3_000;

export type ActsCheckTextProps = {
  readonly check: ReturnType<typeof useActsCheck>;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  readonly onReadFromChain: () => void;
  readonly isOwnChain: boolean;
};

/** The text of the line, with the order of two reviews if it takes long to confirm it. */
export function ActsCheckText({ check, result, onReadFromChain, isOwnChain }: ActsCheckTextProps) {
  const phase = usePhase({ contest: result?.contest, block: result?.block });
  const isUnordered = useMemo(() => result !== undefined && hasUnorderedReviews(result), [result]);
  const isOrdering = useLasts(isUnordered && check.verdict === undefined, PATIENCE_MS);
  return (
    <CheckLineView
      verdict={check.verdict}
      reviews={hasJudgingBegun(phase) ? (result?.counted.length ?? 0) : null}
      isOwnChain={isOwnChain}
      isOrdering={isOrdering}
      isBusy={check.isFetching}
      onAsk={check.ask}
      onReadFromChain={onReadFromChain}
    />
  );
}

/** True if a judge reviewed an entry twice within a second, so that the order of both reviews is known from a scan only. */
export function hasUnorderedReviews({ details }: Pick<Result, 'details'>): boolean {
  if (details.order !== 'not-confirmed') return false;
  const seen = new Set<string>();
  return details.reviews.some(({ judge, entry, attestation: { time } }) => {
    const key = `${judge} ${entry} ${time}`;
    const isSecond = seen.has(key);
    seen.add(key);
    return isSecond;
  });
}
