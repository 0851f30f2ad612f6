import type { Phase } from '@org/contests';

/** Whether judges could have reviewed by then. A contest without phases has begun. */
export function hasJudgingBegun(phase: Phase | undefined): boolean {
  return phase !== 'submissions' && phase !== 'admission' && phase !== 'upcoming';
}
