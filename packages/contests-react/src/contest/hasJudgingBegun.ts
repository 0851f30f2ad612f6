import type { Phase } from '@org/contests';

/** Whether judges could have reviewed by then. */
export function hasJudgingBegun(phase: Phase): boolean {
  return phase !== 'submissions' && phase !== 'admission' && phase !== 'upcoming';
}
