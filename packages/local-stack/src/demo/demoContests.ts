import type { DemoContest, DemoKey } from './demoContest.ts';
import { hackWeekend } from './hackWeekend/hackWeekend.ts';
import { mapsToFix } from './mapsToFix.ts';
import { weatherGames } from './weatherGames.ts';

export const demoContests = {
  closed: hackWeekend,
  judging: mapsToFix,
  started: weatherGames,
} as const satisfies Record<DemoKey, DemoContest>;
