import { stringToHex } from 'viem';
import { type DemoContest, type DemoEvaluation, tags } from './demoContest.ts';

const sharebox = 'https://hackhall.example/projects/sharebox';
const tidepool = 'https://hackhall.example/projects/tidepool';
const tidepoolLite = 'https://hackhall.example/projects/tidepool-lite';
const nightbus = 'https://nightbus.example/';
const seedSwap = 'https://hackhall.example/projects/seed-swap';
const kerbside = 'https://code.example/kerbside/kerbside';

const { presentation, impact, creativity, difficulty, openSource, documentation } = tags;

/** Three sessions of the first week: at home, by script, and in the stairwell. */
const firstWeek: readonly DemoEvaluation[] = [
  // The first judge's first session: one project after the other.
  {
    by: 'judge1',
    hour: 43.2,
    entry: sharebox,
    tags: [presentation, impact, openSource, documentation],
    comment:
      'I borrowed a ladder from the demo shelf and gave it back, and both sides had a receipt at the end. The text on the sticker alone made me trust it. What happens when the drill comes back broken is a question for next week, and the readme says so honestly.',
  },
  {
    by: 'judge1',
    hour: 43.6,
    entry: tidepool,
    tags: [presentation, impact, creativity, difficulty, documentation],
    comment:
      'A bucket, a float and a nine-euro radio, and the cellar two houses down gets twenty minutes of warning. You showed it with real water on the stage. The wiring plan is good enough that I would dare to build one; a licence for it is still missing.',
  },
  {
    by: 'judge1',
    hour: 44.1,
    entry: tidepoolLite,
    tags: [presentation],
    comment: 'A tidy page, but every number on it is made up so far. Come back with one sensor.',
  },
  {
    by: 'judge1',
    hour: 44.5,
    entry: nightbus,
    tags: [presentation, impact],
    comment:
      'The idea of asking who else is going home at one is lovely, and the first screen explains it in a sentence. I could not find out what keeps a stranger from following somebody to their door. That has to be answered before anybody uses it.',
  },
  {
    by: 'judge1',
    hour: 45,
    entry: seedSwap,
    tags: [presentation, documentation],
    comment:
      'Pretty, complete, and close to a shared spreadsheet. The sowing calendar is the best part: lead with it.',
  },
  {
    by: 'judge1',
    hour: 45.3,
    entry: kerbside,
    tags: [presentation, creativity, difficulty, openSource],
    comment:
      'Photograph the old sofa, and the route of the collection truck bends by one street. The solver is small, and you can follow why it decided as it did. No documentation yet, so I had to read it; it was worth it.',
  },
  // A judge who reviews by script.
  {
    by: 'tomas',
    hour: 70,
    entry: sharebox,
    tags: [],
    comment: '',
    rawData: stringToHex('{"project":"sharebox","score":7,"note":"test from my script"}'),
  },
  {
    by: 'tomas',
    hour: 70.2,
    entry: `${sharebox}/`,
    tags: [presentation, impact, creativity, openSource],
    comment: 'Solid and friendly. The lock is the weak part.',
  },
  {
    by: 'tomas',
    hour: 70.4,
    entry: sharebox,
    tags: [presentation, 'INNOVATION_5'],
    points: 10,
    comment: 'Solid and friendly. The lock is the weak part.',
  },
  {
    by: 'tomas',
    hour: 70.5,
    entry: sharebox,
    tags: [presentation, presentation],
    comment: 'Solid and friendly. The lock is the weak part.',
  },
  {
    by: 'tomas',
    hour: 70.7,
    entry: sharebox,
    tags: [impact, creativity],
    points: 26,
    comment: 'Solid and friendly. The lock is the weak part.',
  },
  {
    by: 'judge2',
    hour: 92,
    entry: tidepool,
    tags: [presentation, impact, difficulty, openSource, documentation],
    comment:
      'Tried with two of the sensors in my own stairwell, without any help from the team: forty minutes from the box to the first alarm. The code is out there under MIT since this morning. The radio protocol is homemade, which I would change, but it works through three concrete floors.',
  },
  {
    by: 'judge2',
    hour: 92.7,
    entry: sharebox,
    tags: [presentation, impact, creativity, openSource, documentation],
    comment:
      'Giving a receipt to the one who lends, too, is the small idea that makes this work. My neighbour, who is 81, used it without asking me anything.',
  },
  {
    by: 'judge2',
    hour: 93.1,
    entry: nightbus,
    tags: [presentation, impact],
    comment: 'The matching gave me nobody in two evenings. With an empty city there is little to judge.',
  },
  {
    by: 'judge2',
    hour: 93.4,
    entry: tidepoolLite,
    tags: [presentation, impact],
    comment:
      'The same need as https://hackhall.example/projects/tidepool and none of its hardware: neighbours report the water level by hand. Would reach more people, if anybody kept reporting at night.',
  },
  {
    by: 'judge2',
    hour: 94,
    entry: seedSwap,
    tags: [presentation, impact, documentation],
    comment:
      'Our allotment has wanted this for years. Do let people say "I have too many tomatoes" without an account, and they will come.',
  },
  {
    by: 'judge2',
    hour: 94.3,
    entry: kerbside,
    tags: [impact, creativity, difficulty, openSource],
    comment:
      'The best engineering of the weekend. The first page, though, is a terminal, and the people with the sofas will not see past it.',
  },
  {
    by: 'tomas',
    hour: 118,
    entry: sharebox,
    tags: [presentation, impact, creativity, openSource],
    comment:
      'Solid and friendly. The lock is the weak part: I opened it with a paper clip, politely, and closed it again. Everything around it is ready for a street.',
  },
  {
    by: 'tomas',
    hour: 118.4,
    entry: tidepool,
    tags: [presentation, impact, creativity, difficulty, openSource],
    comment:
      'I tried to fool it with a garden hose and failed; slow rise and sudden splash are told apart. If you do one thing next: let it say when its own battery is low.',
  },
  {
    by: 'tomas',
    hour: 119,
    entry: tidepoolLite,
    tags: [presentation],
    comment: 'Reads well, does not do anything yet.',
  },
  {
    by: 'tomas',
    hour: 119.5,
    entry: nightbus,
    tags: [presentation, impact],
    comment:
      'Would help my students a lot. Safety is a page of good intentions; talk to the women’s night taxi people, they have twenty years of answers.',
    // After the end: his review was in force when judging closed, and stays in the result.
    revokedAtHour: 21 * 24 + 50,
  },
  {
    by: 'tomas',
    hour: 120,
    entry: seedSwap,
    tags: [presentation, impact],
    comment: 'Useful, finished, unsurprising. I mean that as praise for two days of work.',
  },
  {
    by: 'tomas',
    hour: 120.3,
    entry: kerbside,
    tags: [presentation, impact, creativity],
    comment:
      'Watching the route bend while the photos come in is the most satisfying demo I have seen this year. It needs one city office that says yes.',
  },
];

/** After the first week: the third judge, changed reviews, strangers, and a late review. */
const laterWeeks: readonly DemoEvaluation[] = [
  {
    by: 'mara',
    hour: 260,
    entry: sharebox,
    tags: [presentation, impact, openSource],
    comment: 'Clear, kind and useful. I would have liked a word about who is liable for what.',
  },
  {
    by: 'mara',
    hour: 260.5,
    entry: kerbside,
    tags: [impact, creativity, difficulty],
    comment: 'Strong work. I only see now that my cousin is on the team.',
    revokedAtHour: 281,
  },
  {
    by: 'mara',
    hour: 261.1,
    entry: tidepool,
    tags: [impact, creativity, difficulty, openSource, documentation],
    comment:
      'Das nützlichste Projekt des Wochenendes. Die Oberfläche ist noch roh, aber der Aufbau ist durchdacht, die Anleitung vollständig, und der Schwimmer aus dem 3D-Drucker kostet vierzig Cent. 🌊',
  },
  {
    by: 'mara',
    hour: 261.6,
    entry: tidepoolLite,
    tags: [creativity, openSource],
    comment: 'Turning the warning into a game for children is a real idea, hidden on the last slide.',
  },
  {
    by: 'mara',
    hour: 262.2,
    entry: nightbus,
    tags: [presentation, impact, difficulty, documentation],
    comment:
      'I rode with two strangers on Thursday and we are meeting again. The route planner handles detours better than the city’s own. The threat model in the docs is short, and it is honest about what is missing.',
  },
  {
    by: 'mara',
    hour: 262.8,
    entry: seedSwap,
    tags: [presentation, openSource, documentation],
    comment: 'A calm little tool. The printed seed bags with their codes are beautiful.',
    olderSchema: true,
  },
  {
    by: 'judge2',
    hour: 330,
    entry: nightbus,
    tags: [presentation, impact, creativity],
    comment:
      'I tried again on a Friday, as you asked, and it found me company within ten minutes. Letting people share the last hundred metres only with each other is clever. I take back what I said about the empty city.',
  },
  {
    by: 'fan',
    hour: 400,
    entry: tidepoolLite,
    tags: [presentation, impact, creativity, difficulty, openSource, documentation],
    comment:
      'BEST PROJECT BY FAR!!! Everybody please give tidepool-lite all 26 points, it deserves to win!!!',
  },
  {
    by: 'rival',
    hour: 410,
    entry: tidepool,
    tags: [],
    comment: 'Saw it crash on Saturday.',
  },
  {
    by: 'visitor',
    hour: 450,
    entry: sharebox,
    tags: [presentation, impact, documentation],
    comment:
      'I am no judge, only somebody from the street where it was tried. The shelf is empty most days, because people use it.',
  },
  {
    by: 'spammer',
    hour: 470,
    entry: '',
    tags: [],
    comment: '',
    rawData: '0xdeadbeef',
  },
  {
    by: 'mara',
    hour: 21 * 24 + 20,
    entry: kerbside,
    tags: [presentation, impact, creativity, difficulty, openSource],
    comment: 'The organizers say that cousins are fine, so here is my review after all.',
  },
];

/**
 * Closed: three weeks of judging that ended nine days ago, with a clear winner, a tie, and all reasons for ignoring.
 */
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
