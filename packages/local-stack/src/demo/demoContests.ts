import type { DemoContest, DemoKey } from './demoContest.ts';
import { hackWeekend } from './hackWeekend.ts';
import { mapsToFix } from './mapsToFix.ts';

/** Just started, without reviews, open-ended. */
const weatherGames: DemoContest = {
  key: 'started',
  organizer: 'arcade',
  title: 'Small games about weather',
  description: `One screen, one button, one kind of weather. Five games came in last night. Play each of them for at least ten minutes, on a phone if you can, and write to the makers what you would have wanted to hear.

There is no prize but the reviews, and no deadline: judging stays open for as long as somebody plays.`,
  judges: ['judge1', 'judge2', 'judge3', 'organizer'],
  entries: [
    'https://play.example/drizzle',
    'https://play.example/heat-dome',
    'https://fogbound.example/',
    'https://halfpenny.example/games/hail',
    'https://play.example/last-snow',
  ],
  startedSecondsAgo: 25 * 60,
  endsAtHour: null,
  evaluations: [],
};

export const demoContests = {
  closed: hackWeekend,
  judging: mapsToFix,
  started: weatherGames,
} as const satisfies Record<DemoKey, DemoContest>;
