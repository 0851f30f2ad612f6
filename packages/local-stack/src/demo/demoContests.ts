import type { DemoContest, DemoKey } from './demoContest.ts';
import { hackWeekend } from './hackWeekend.ts';
import { mapsToFix } from './mapsToFix.ts';
import { museumSigns } from './museumSigns.ts';
import {
  ferryName,
  oldBread,
  radioPlays,
  readingLamps,
  stationBench,
  swiftBoxes,
  weatherGames,
} from './phases.ts';

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
  upcoming: swiftBoxes,
  withdrawn: ferryName,
} as const satisfies Record<DemoKey, DemoContest>;
