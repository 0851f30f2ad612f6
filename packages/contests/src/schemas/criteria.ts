import type { Criterion } from '../contest/contest.ts';

/** The rubric of version 1: six yes-or-no tags, 26 points in all. The number after the last `_` is a tag's worth. */
export const CRITERIA_V1 = [
  { id: 'PRESENTATION_5', label: 'Presentation', maxPoints: 5 },
  { id: 'POTENTIAL_IMPACT_5', label: 'Potential impact', maxPoints: 5 },
  { id: 'CREATIVITY_5', label: 'Creativity', maxPoints: 5 },
  { id: 'DIFFICULTY_5', label: 'Difficulty', maxPoints: 5 },
  { id: 'OPEN_SOURCE_3', label: 'Open source', maxPoints: 3 },
  { id: 'DOCUMENTATION_3', label: 'Documentation', maxPoints: 3 },
] as const satisfies readonly Criterion[];
