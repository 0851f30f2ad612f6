import type { DemoContest, DemoKey } from './demoContest.ts';
import { hackWeekend } from './hackWeekend.ts';
import { mapsToFix } from './mapsToFix.ts';
import { museumSigns } from './museumSigns.ts';
import { oldBread, radioPlays, readingLamps, stationBench, weatherGames } from './phases.ts';

/** The demo contests: one in every phase. */
export const demoContests = {
  closed: hackWeekend,
  judging: mapsToFix,
  started: weatherGames,
  weighted: museumSigns,
  submissions: radioPlays,
  admission: readingLamps,
  sealed: oldBread,
  revealing: stationBench,
} as const satisfies Record<DemoKey, DemoContest>;
