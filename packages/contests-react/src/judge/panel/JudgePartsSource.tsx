import { memo, useLayoutEffect } from 'react';
import { type JudgeParts, type JudgePartsOptions, useJudgeParts } from './useJudgeParts.tsx';

export type JudgePartsSourceProps = JudgePartsOptions & {
  /** Called with the parts after each change, and with null at the end; the same function on every render. */
  readonly onParts: (parts: JudgeParts | null) => void;
};

/** Draws nothing: hands the parts to the page, whose code does not contain theirs. Memoized, since the page is then drawn again. */
export const JudgePartsSource = memo(function JudgePartsSource({
  onParts,
  ...options
}: JudgePartsSourceProps) {
  const parts = useJudgeParts(options);
  useLayoutEffect(() => onParts(parts));
  useLayoutEffect(() => () => onParts(null), [onParts]);
  return null;
});
