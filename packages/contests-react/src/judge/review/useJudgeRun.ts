import type { JudgeQueue } from '@org/contests';
import { startTransition, useCallback, useState } from 'react';
import { useLatest } from '../../base/page/latest.ts';
import { readDraftedReviews, useDraftedReviews, usePendingReviews } from './draftedReviews.ts';
import type { ReviewDialogProps } from './reviewDialogProps.ts';

/** The state of a judge's queue in this dialog. */
export type JudgeRun = {
  /** The current entry; undefined at the end. */
  readonly entry: string | undefined;
  /** True if the entry followed another one. */
  readonly isNext: boolean;
  /** The review of the current entry is being changed, after the end of the queue. */
  readonly isChange: boolean;
  /** Signed in this dialog, indexed or not. */
  readonly signed: readonly string[];
  /** Skipped, in the order of skipping. */
  readonly skipped: readonly string[];
  /** Drafted, to be signed at the end. */
  readonly saved: readonly string[];
};

export type QueueCount = {
  readonly done: number;
  readonly saved: number;
  readonly skipped: number;
  readonly total: number;
};

/** `drafted`: entries with a complete draft from before. */
export function beginRun(entry: string | undefined, drafted: readonly string[] = []): JudgeRun {
  const saved = drafted.filter((other) => other !== entry);
  return { entry, isNext: false, isChange: false, signed: [], skipped: [], saved };
}

/** Entries without a review, indexed or pending. */
export function listLeft(
  { waiting }: Pick<JudgeQueue, 'waiting'>,
  { signed }: JudgeRun,
  onTheWay: readonly string[],
): readonly string[] {
  return waiting.filter((entry) => !signed.includes(entry) && !onTheWay.includes(entry));
}

/** Skipped entries are at the end of the queue. */
const findNext = (left: readonly string[], { entry, skipped, saved }: JudgeRun) =>
  left.find((other) => other !== entry && !skipped.includes(other) && !saved.includes(other)) ??
  skipped.find((other) => other !== entry && left.includes(other));

/** To the next entry, or back to the end after a change. */
const leave = (run: JudgeRun, left: readonly string[]) => ({
  entry: run.isChange ? undefined : findNext(left, run),
  isNext: true,
  isChange: false,
});

const without = (entries: readonly string[], removed: readonly string[]) =>
  entries.filter((entry) => !removed.includes(entry));

/** The entry is signed: moves on. `left` may still have it. */
export function signInRun(run: JudgeRun, left: readonly string[]): JudgeRun {
  if (run.entry === undefined) return run;
  return {
    ...run,
    ...leave(run, left),
    signed: [...without(run.signed, [run.entry]), run.entry],
    skipped: without(run.skipped, [run.entry]),
    saved: without(run.saved, [run.entry]),
  };
}

/** Drafts of these entries were signed together, at the end of the queue. */
export function signManyInRun(run: JudgeRun, entries: readonly string[]): JudgeRun {
  return {
    ...run,
    signed: [...without(run.signed, entries), ...entries],
    skipped: without(run.skipped, entries),
    saved: without(run.saved, entries),
  };
}

/** The draft is complete and stays on this device: moves on. */
export function saveInRun(run: JudgeRun, left: readonly string[]): JudgeRun {
  if (run.entry === undefined) return run;
  const saved = [...without(run.saved, [run.entry]), run.entry];
  return {
    ...run,
    ...leave(run, left),
    saved,
    skipped: without(run.skipped, [run.entry]),
  };
}

/** Ends before the queue does, to sign the drafts; `isSaved`: with that of the current entry. */
export function finishRun(run: JudgeRun, isSaved: boolean): JudgeRun {
  if (run.entry === undefined) return run;
  const saved = isSaved ? [...without(run.saved, [run.entry]), run.entry] : run.saved;
  return { ...run, entry: undefined, isChange: false, saved };
}

/** Opens an entry whose review is to be changed. */
export const changeInRun = (run: JudgeRun, entry: string): JudgeRun => ({
  ...{ ...run, entry },
  isNext: true,
  isChange: true,
});

/** The entry is skipped: moves on. */
export function skipInRun(run: JudgeRun, left: readonly string[]): JudgeRun {
  if (run.entry === undefined) return run;
  const skipped = [...without(run.skipped, [run.entry]), run.entry];
  const saved = without(run.saved, [run.entry]);
  return { ...run, ...leave(run, left), skipped, saved };
}

/** The transaction is lost: its entries return to the queue. */
export function loseInRun(run: JudgeRun, entries: readonly string[]): JudgeRun {
  return { ...run, signed: without(run.signed, entries) };
}

/** Restarts with the skipped entries, then with those that have no draft yet. */
export function goOnInRun(run: JudgeRun, left: readonly string[]): JudgeRun {
  const open = without(left, run.saved);
  const entry = run.skipped.find((other) => left.includes(other)) ?? open[0] ?? left[0];
  return { ...run, entry, isNext: true, skipped: [] };
}

/** `left` as {@link listLeft} has it. */
export function countRun(
  { waiting, reviewed }: JudgeQueue,
  { skipped, saved }: JudgeRun,
  left: readonly string[],
): QueueCount {
  const total = waiting.length + reviewed.length;
  return {
    done: total - left.length,
    saved: saved.filter((entry) => left.includes(entry)).length,
    skipped: skipped.filter((entry) => left.includes(entry)).length,
    total,
  };
}

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
    /** The entry after this one. */
    next: run.entry === undefined || run.isChange ? undefined : findNext(left, run),
    count: countRun(queue, run, left),
    /** Entries whose reviews are signed and not indexed yet. */
    onTheWay,
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
