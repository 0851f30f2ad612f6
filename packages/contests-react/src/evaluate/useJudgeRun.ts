import type { JudgeQueue } from '@org/contests';
import { useCallback, useState } from 'react';
import type { EvaluateDialogProps } from '../evaluate/evaluateDialogProps.ts';
import { useLatest } from '../writing/useLatest.ts';
import { usePendingWrites } from '../writing/usePendingWrites.ts';
import { beginRun, countRun, goOnInRun, listLeft, loseInRun, signInRun, skipInRun } from './judgeRun.ts';

/** A transaction that was not mined by then returns its entry to the queue. */
const WAITED_FOR_MS = 10 * 60_000;

type Options = Pick<EvaluateDialogProps, 'chainConfig' | 'contest' | 'account' | 'entry'> & {
  readonly queue: JudgeQueue;
};

/** The judge's queue. Leaves out entries with a pending review, also of an earlier page. */
export function useJudgeRun({ chainConfig, contest, account, entry, queue }: Options) {
  const onTheWay = usePendingWrites().flatMap((write) =>
    write.kind === 'evaluation' &&
    write.chainId === chainConfig.chain.id &&
    write.contest === contest.uid &&
    write.account.toLowerCase() === account.toLowerCase() &&
    (write.uid !== undefined ||
      (write.transactionHash !== undefined && write.askedAtMs > Date.now() - WAITED_FOR_MS))
      ? [write.entry]
      : [],
  );
  const [run, setRun] = useState(() => {
    const begun = beginRun(entry);
    return onTheWay.includes(entry) ? { ...begun, entry: listLeft(queue, begun, onTheWay)[0] } : begun;
  });
  const left = listLeft(queue, run, onTheWay);
  const latest = useLatest(left);
  const unseen = run.signed.filter((signed) => !queue.reviewed.some((review) => review.entry === signed));
  return {
    run,
    left,
    count: countRun(queue, run, left),
    onTheWay: new Set([...onTheWay, ...unseen]).size,
    hasArrived: run.signed.length > 0,
    sign: useCallback(() => setRun((now) => signInRun(now, latest.current)), [latest]),
    skip: () => setRun((now) => skipInRun(now, left)),
    lose: (lost: string) => setRun((now) => loseInRun(now, lost)),
    goOn: () => setRun((now) => goOnInRun(now, left)),
  };
}
