import type { JudgeQueue } from '@org/contests';
import { startTransition, useCallback, useState } from 'react';
import { useLatest } from '../../base/page/useLatest.ts';
import {
  beginRun,
  changeInRun,
  countRun,
  finishRun,
  goOnInRun,
  type JudgeRun,
  listLeft,
  loseInRun,
  saveInRun,
  signInRun,
  signManyInRun,
  skipInRun,
} from './judgeRun.ts';
import type { ReviewDialogProps } from './reviewDialogProps.ts';
import { readDraftedReviews, useDraftedReviews } from './useDraftedReviews.ts';
import { usePendingReviews } from './usePendingReviews.ts';

type Options = Pick<ReviewDialogProps, 'chainConfig' | 'contest' | 'account' | 'entry'> & {
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
  // A recusal takes its entry out of the queue without a review.
  const unseen = run.signed.filter(
    (signed) => queue.waiting.includes(signed) && !reviewed.some((review) => review.entry === signed),
  );
  const onTheWay = [...new Set([...pending, ...unseen])];
  // A transition: mounting the next form takes longer than a press may wait for its paint. Until then the old form stays,
  // and a second press must not act on the next entry.
  const move = (next: (now: JudgeRun, left: readonly string[]) => JudgeRun) =>
    startTransition(() => setRun((now) => (now.entry === run.entry ? next(now, left) : now)));
  return {
    run,
    left,
    count: countRun(queue, run, left),
    onTheWay: onTheWay.length,
    drafted: useDraftedReviews({ contest, account, reviewed, onTheWay }),
    hasArrived: run.signed.length > 0,
    sign: useCallback(() => startTransition(() => setRun((now) => signInRun(now, latest.current))), [latest]),
    signMany: (entries: readonly string[]) => setRun((now) => signManyInRun(now, entries)),
    save: () => move(saveInRun),
    finish: (isSaved: boolean) => move((now) => finishRun(now, isSaved)),
    change: (reviewed: string) => move((now) => changeInRun(now, reviewed)),
    skip: () => move(skipInRun),
    lose: (...lost: readonly string[]) => setRun((now) => loseInRun(now, lost)),
    goOn: () => move(goOnInRun),
  };
}
