import type { JudgeQueue } from '@org/contests';

/** The state of a judge's queue in this dialog. */
export type JudgeRun = {
  /** The current entry; undefined at the end. */
  readonly entry: string | undefined;
  /** Whether it followed another entry. */
  readonly isNext: boolean;
  /** Signed in this dialog, indexed or not. */
  readonly signed: readonly string[];
  /** Skipped, in the order of skipping. */
  readonly skipped: readonly string[];
};

export type QueueCount = { readonly done: number; readonly skipped: number; readonly total: number };

export function beginRun(entry: string): JudgeRun {
  return { entry, isNext: false, signed: [], skipped: [] };
}

/** Entries without a review, indexed or pending. */
export function listLeft(
  { waiting }: Pick<JudgeQueue, 'waiting'>,
  { signed }: JudgeRun,
  onTheWay: readonly string[],
): readonly string[] {
  return waiting.filter((entry) => !signed.includes(entry) && !onTheWay.includes(entry));
}

const findNext = (left: readonly string[], { entry, skipped }: JudgeRun) =>
  left.find((other) => other !== entry && !skipped.includes(other));

/** The entry is signed: moves on. `left` is the list before signing. */
export function signInRun(run: JudgeRun, left: readonly string[]): JudgeRun {
  if (run.entry === undefined) return run;
  return {
    ...run,
    entry: findNext(left, run),
    isNext: true,
    signed: [...run.signed, run.entry],
    skipped: run.skipped.filter((other) => other !== run.entry),
  };
}

/** The entry is skipped: moves on. */
export function skipInRun(run: JudgeRun, left: readonly string[]): JudgeRun {
  if (run.entry === undefined) return run;
  const skipped = [...run.skipped.filter((other) => other !== run.entry), run.entry];
  return { ...run, entry: findNext(left, run), isNext: true, skipped };
}

/** The transaction is lost: the entry returns to the queue. */
export function loseInRun(run: JudgeRun, entry: string): JudgeRun {
  return {
    ...run,
    signed: run.signed.filter((other) => other !== entry),
  };
}

/** Restarts with the skipped entries. */
export function goOnInRun(run: JudgeRun, left: readonly string[]): JudgeRun {
  const entry = run.skipped.find((other) => left.includes(other)) ?? left[0];
  return { ...run, entry, isNext: true, skipped: [] };
}

/** `left` as {@link listLeft} has it. */
export function countRun(
  { waiting, reviewed }: JudgeQueue,
  { skipped }: JudgeRun,
  left: readonly string[],
): QueueCount {
  const total = waiting.length + reviewed.length;
  return {
    done: total - left.length,
    skipped: skipped.filter((entry) => left.includes(entry)).length,
    total,
  };
}
