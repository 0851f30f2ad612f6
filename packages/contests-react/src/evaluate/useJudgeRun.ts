import type { JudgeQueue } from '@org/contests';
import { useCallback, useState } from 'react';
import type { EvaluateDialogProps } from '../evaluate/evaluateDialogProps.ts';
import { useLatest } from '../writing/useLatest.ts';
import {
  beginRun,
  countRun,
  goOnInRun,
  listLeft,
  loseInRun,
  saveInRun,
  signInRun,
  signManyInRun,
  skipInRun,
} from './judgeRun.ts';
import { readDraftedReviews, useDraftedReviews } from './useDraftedReviews.ts';
import { usePendingReviews } from './usePendingReviews.ts';

type Options = Pick<EvaluateDialogProps, 'chainConfig' | 'contest' | 'account' | 'entry'> & {
  readonly queue: JudgeQueue;
};

/** The judge's queue. Leaves out entries with a pending review, also of an earlier page. */
export function useJudgeRun({ chainConfig, contest, account, entry, queue }: Options) {
  const pending = usePendingReviews({ chainConfig, contest, account });
  const { reviewed } = queue;
  const [run, setRun] = useState(() => {
    const { ready } = readDraftedReviews({ contest, account, reviewed, onTheWay: pending });
    const begun = beginRun(
      entry,
      ready.map((draft) => draft.entry),
    );
    return entry !== undefined && pending.includes(entry)
      ? { ...begun, entry: listLeft(queue, begun, pending)[0] }
      : begun;
  });
  const left = listLeft(queue, run, pending);
  const latest = useLatest(left);
  const unseen = run.signed.filter((signed) => !reviewed.some((review) => review.entry === signed));
  const onTheWay = [...new Set([...pending, ...unseen])];
  return {
    run,
    left,
    count: countRun(queue, run, left),
    onTheWay: onTheWay.length,
    drafted: useDraftedReviews({ contest, account, reviewed, onTheWay }),
    hasArrived: run.signed.length > 0,
    sign: useCallback(() => setRun((now) => signInRun(now, latest.current)), [latest]),
    signMany: (entries: readonly string[]) => setRun((now) => signManyInRun(now, entries)),
    save: () => setRun((now) => saveInRun(now, left)),
    skip: () => setRun((now) => skipInRun(now, left)),
    lose: (...lost: readonly string[]) => setRun((now) => loseInRun(now, lost)),
    goOn: () => setRun((now) => goOnInRun(now, left)),
  };
}
