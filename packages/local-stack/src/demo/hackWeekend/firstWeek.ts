import { stringToHex } from 'viem';
import { type DemoEvaluation, tags } from '../demoContest.ts';
import { kerbside, nightbus, seedSwap, sharebox, tidepool, tidepoolLite } from './entries.ts';

const { presentation, impact, creativity, difficulty, openSource, documentation } = tags;

/** Three sittings of the first week: at home, by script, and in the stairwell. */
export const firstWeek: readonly DemoEvaluation[] = [
  // The first sitting of the first judge: an evening at home, one project after the other.
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
  // A judge with a script of his own, and what its first evening did.
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
