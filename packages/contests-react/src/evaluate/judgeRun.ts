import type { JudgeQueue } from '@org/contests';

/** A judge's way through the entries that are left, in this dialog. */
export type JudgeRun = {
  /** What is reviewed now; nothing at the end. */
  readonly entry: string | undefined;
  /** It has followed another one. */
  readonly isNext: boolean;
  /** Signed in this dialog, whether or not the scan shows it. */
  readonly signed: readonly string[];
  /** Left for later, in the order in which that was said. */
  readonly skipped: readonly string[];
};

export type QueueCount = { readonly done: number; readonly skipped: number; readonly total: number };

export function beginRun(entry: string): JudgeRun {
  return { entry, isNext: false, signed: [], skipped: [] };
}

/** Entries that are neither reviewed nor on their way to the chain. */
export function listLeft(
  { waiting }: Pick<JudgeQueue, 'waiting'>,
  { signed }: JudgeRun,
  onTheWay: readonly string[],
): readonly string[] {
  return waiting.filter((entry) => !signed.includes(entry) && !onTheWay.includes(entry));
}

const findNext = (left: readonly string[], { entry, skipped }: JudgeRun) =>
  left.find((other) => other !== entry && !skipped.includes(other));

/** The entry is signed; the next one comes. What is left is as it was before. */
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

/** The entry is left for later; the next one comes. */
export function skipInRun(run: JudgeRun, left: readonly string[]): JudgeRun {
  if (run.entry === undefined) return run;
  const skipped = [...run.skipped.filter((other) => other !== run.entry), run.entry];
  return { ...run, entry: findNext(left, run), isNext: true, skipped };
}

/** What was signed will never be on the chain: the entry is left again. */
export function loseInRun(run: JudgeRun, entry: string): JudgeRun {
  return {
    ...run,
    signed: run.signed.filter((other) => other !== entry),
  };
}

/** Once more through what was skipped, the first one first. */
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
