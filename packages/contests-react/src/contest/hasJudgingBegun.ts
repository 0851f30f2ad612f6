import type { PhaseR2 } from '@org/contests/r2';

/** Whether judges could have reviewed by then. A contest without phases has begun. */
export function hasJudgingBegun(phase: PhaseR2 | undefined): boolean {
  return phase !== 'submissions' && phase !== 'admission' && phase !== 'upcoming';
}
