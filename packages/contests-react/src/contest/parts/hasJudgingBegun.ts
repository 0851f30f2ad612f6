import type { Phase } from '@org/contests';

/** Whether judging has begun in this phase, so that there can be reviews. */
export function hasJudgingBegun(phase: Phase): boolean {
  return phase !== 'submissions' && phase !== 'admission' && phase !== 'upcoming';
}
