import { useEffect, useState } from 'react';
import { type ContestForm, EMPTY_FORM } from './contestForm.ts';
import type { NextContestState } from './NextContestNotice.tsx';
import { type NextContest, prepareNextContest } from './prepareNextContest.ts';
import { type OldContest, useOldContest } from './useOldContest.ts';

/**
 * Fills the form in like an older contest. What somebody has begun to write is never written over without being asked.
 */
export const useNextContest = (
  old: OldContest | null | undefined,
  form: ContestForm,
  fill: (form: ContestForm) => void,
) => {
  const { data: contest, isError, refetch } = useOldContest(old ?? undefined);
  const [handled, setHandled] = useState<{ readonly next: NextContest; readonly isFilled: boolean }>();

  useEffect(() => {
    if (!contest || handled) return;
    const next = prepareNextContest(contest);
    const isEmpty = isSame(form, EMPTY_FORM);
    if (isEmpty) fill(next.form);
    setHandled({ next, isFilled: isEmpty || isSame(form, next.form) });
  }, [contest, handled, form, fill]);

  const getState = (): NextContestState | undefined => {
    if (old === undefined) return undefined;
    if (old === null) return { status: 'missing' };
    if (isError) return { status: 'failed' };
    if (contest === null) return { status: 'missing' };
    if (!contest || !handled) return { status: 'loading' };
    const { isFilled, next } = handled;
    return { status: isFilled ? 'filled' : 'asking', title: contest.title, leftOut: next.leftOut };
  };
  return {
    state: getState(),
    onFill: () => {
      if (!handled) return;
      fill(handled.next.form);
      setHandled({ ...handled, isFilled: true });
    },
    onRetry: () => void refetch(),
  };
};

const isSame = (a: ContestForm, b: ContestForm): boolean =>
  (Object.keys(EMPTY_FORM) as (keyof ContestForm)[]).every((field) => a[field] === b[field]);
