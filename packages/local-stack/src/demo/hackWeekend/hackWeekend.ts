import type { DemoContest } from '../demoContest.ts';
import { kerbside, nightbus, seedSwap, sharebox, tidepool, tidepoolLite } from './entries.ts';
import { firstWeek } from './firstWeek.ts';
import { laterWeeks } from './laterWeeks.ts';

/** Over: three weeks of judging that ended nine days ago, with a clear winner, a tie, and everything that can go wrong. */
export const hackWeekend: DemoContest = {
  key: 'closed',
  organizer: 'hackHall',
  title: 'Autumn Hack Weekend: tools for neighbours',
  description: `Forty-eight hours, one question: what would make it easier to live next door to each other? Build something that a street, a stairwell or a village could use next week.

Six teams handed in before Sunday at six. Four judges try every project themselves, and every team gets a written review from each of them, not only the winners. Small and working beats grand and planned.`,
  judges: ['judge1', 'judge2', 'mara', 'tomas'],
  entries: [sharebox, tidepool, tidepoolLite, nightbus, seedSwap, kerbside],
  startedSecondsAgo: 30 * 86_400,
  endsAtHour: 21 * 24,
  evaluations: [...firstWeek, ...laterWeeks],
};
