import {
  classicSix,
  creativity,
  type DemoContest,
  difficulty,
  documentation,
  impact,
  makeEntry,
  openSource,
  presentation,
  tick,
} from './demoContest.ts';

const [sharebox, tidepool, tidepoolLite, nightbus, seedSwap, kerbside] = [1, 2, 3, 4, 5, 6];

const hall = 'https://hackhall.example/projects';

/** Closed: three weeks of judging that ended nine days ago, with tracks, prizes, a clear winner and a tie. */
export const hackWeekend: DemoContest = {
  key: 'closed',
  organizer: 'hackHall',
  title: 'Autumn Hack Weekend: tools for neighbors',
  pictures: { cover: 'neighbors', entries: { Sharebox: 'tools', Tidepool: 'tide', Nightbus: 'bus' } },
  document: {
    description: `Forty-eight hours, one question: what would make it easier to live next door to each other? Build something that a street, a stairwell or a village could use next week.

Six teams handed in before Sunday at six. Four judges try every project themselves, and every team gets a written review from each of them, not only the winners. Small and working beats grand and planned.`,
    tracks: [
      { name: 'Street', about: 'For people who share a street.' },
      { name: 'Stairwell', about: 'For people who share a house.' },
    ],
    prizes: [
      { name: 'First prize', about: 'A week in the workshop, with tools and lunch.', track: 0 },
      { name: 'Best for a street', about: 'A printed poster in every shop window.', track: 1 },
      { name: 'Best for a stairwell', about: 'Forty sensors from the parts bin.', track: 2 },
    ],
    entries: [
      makeEntry('Sharebox', {
        link: `${hall}/sharebox`,
        about: 'A shelf on the corner that lends ladders, and writes a receipt for both sides.',
        track: 1,
        team: ['Jon Aske', 'Priya Raman'],
        place: 'Table 3',
      }),
      makeEntry('Tidepool', {
        link: `${hall}/tidepool`,
        about: 'A float in the cellar warns the cellars next door before the water comes.',
        track: 2,
        team: ['Lena Vogt', 'Sam Otieno', 'Yuki Mori'],
        place: 'Table 7',
      }),
      makeEntry('Tidepool Lite', {
        link: `${hall}/tidepool-lite`,
        about: 'Neighbours report the water level by hand.',
        track: 2,
        place: 'Table 8',
      }),
      makeEntry('Nightbus', {
        link: 'https://nightbus.example/',
        about: 'Who else is going home at one? Find company for the way.',
        track: 1,
        place: 'Table 1',
      }),
      makeEntry('Seed Swap', {
        link: `${hall}/seed-swap`,
        about: 'What grows on your balcony, and who has too many tomatoes.',
        track: 1,
        place: 'Table 4',
      }),
      makeEntry('Kerbside', {
        link: 'https://code.example/kerbside/kerbside',
        about: 'Photograph the old sofa, and the route of the collection truck bends by one street.',
        track: 1,
        place: 'Table 2',
      }),
    ],
  },
  criteria: classicSix,
  judges: ['judge1', 'judge2', 'mara', 'tomas'],
  startedHoursAgo: 30 * 24,
  schedule: { opensAt: 1, closesAt: 21 * 24 },
  acts: [
    {
      by: 'judge1',
      hour: 43.2,
      act: 'review',
      entry: sharebox,
      points: tick(presentation, impact, openSource, documentation),
      comment:
        'I borrowed a ladder from the demo shelf and gave it back, and both sides had a receipt at the end. The text on the sticker alone made me trust it. What happens when the drill comes back broken is a question for next week, and the readme says so honestly.',
    },
    {
      by: 'judge1',
      hour: 43.6,
      act: 'review',
      entry: tidepool,
      points: tick(presentation, impact, creativity, difficulty, documentation),
      comment:
        'A bucket, a float and a nine-euro radio, and the cellar two houses down gets twenty minutes of warning. You showed it with real water on the stage. The wiring plan is good enough that I would dare to build one; a license for it is still missing.',
    },
    {
      by: 'judge1',
      hour: 44.1,
      act: 'review',
      entry: tidepoolLite,
      points: tick(presentation),
      comment: 'A tidy page, but every number on it is made up so far. Come back with one sensor.',
    },
    {
      by: 'judge1',
      hour: 44.5,
      act: 'review',
      entry: nightbus,
      points: tick(presentation, impact),
      comment:
        'The idea of asking who else is going home at one is lovely, and the first screen explains it in a sentence. I could not find out what keeps a stranger from following somebody to their door. That has to be answered before anybody uses it.',
    },
    {
      by: 'judge1',
      hour: 45,
      act: 'review',
      entry: seedSwap,
      points: tick(presentation, documentation),
      comment:
        'Pretty, complete, and close to a shared spreadsheet. The sowing calendar is the best part: lead with it.',
    },
    {
      by: 'judge1',
      hour: 45.3,
      act: 'review',
      entry: kerbside,
      points: tick(presentation, creativity, difficulty, openSource),
      comment:
        'Photograph the old sofa, and the route of the collection truck bends by one street. The solver is small, and you can follow why it decided as it did. No documentation yet, so I had to read it; it was worth it.',
    },
    {
      by: 'judge2',
      hour: 92,
      act: 'review',
      entry: tidepool,
      points: tick(presentation, impact, difficulty, openSource, documentation),
      comment:
        'Tried with two of the sensors in my own stairwell, without any help from the team: forty minutes from the box to the first alarm. The code is out there under MIT since this morning. The radio protocol is homemade, which I would change, but it works through three concrete floors.',
    },
    {
      by: 'judge2',
      hour: 92.7,
      act: 'review',
      entry: sharebox,
      points: tick(presentation, impact, creativity, openSource, documentation),
      comment:
        'Giving a receipt to the one who lends, too, is the small idea that makes this work. My neighbor, who is 81, used it without asking me anything.',
    },
    {
      by: 'judge2',
      hour: 93.1,
      act: 'review',
      entry: nightbus,
      points: tick(presentation, impact),
      comment: 'The matching gave me nobody in two evenings. With an empty city there is little to judge.',
    },
    {
      by: 'judge2',
      hour: 93.4,
      act: 'review',
      entry: tidepoolLite,
      points: tick(presentation, impact),
      comment:
        'The same need as https://hackhall.example/projects/tidepool and none of its hardware: neighbors report the water level by hand. Would reach more people, if anybody kept reporting at night.',
    },
    {
      by: 'judge2',
      hour: 94,
      act: 'review',
      entry: seedSwap,
      points: tick(presentation, impact, documentation),
      comment:
        'Our allotment has wanted this for years. Do let people say "I have too many tomatoes" without an account, and they will come.',
    },
    {
      by: 'judge2',
      hour: 94.3,
      act: 'review',
      entry: kerbside,
      points: tick(impact, creativity, difficulty, openSource),
      comment:
        'The best engineering of the weekend. The first page, though, is a terminal, and the people with the sofas will not see past it.',
    },
    {
      by: 'tomas',
      hour: 118,
      act: 'review',
      entry: sharebox,
      points: tick(presentation, impact, creativity, openSource),
      comment:
        'Solid and friendly. The lock is the weak part: I opened it with a paper clip, politely, and closed it again. Everything around it is ready for a street.',
    },
    {
      by: 'tomas',
      hour: 118.4,
      act: 'review',
      entry: tidepool,
      points: tick(presentation, impact, creativity, difficulty, openSource),
      comment:
        'I tried to fool it with a garden hose and failed; slow rise and sudden splash are told apart. If you do one thing next: let it say when its own battery is low.',
    },
    {
      by: 'tomas',
      hour: 119,
      act: 'review',
      entry: tidepoolLite,
      points: tick(presentation),
      comment: 'Reads well, does not do anything yet.',
    },
    {
      by: 'tomas',
      hour: 119.5,
      act: 'review',
      entry: nightbus,
      points: tick(presentation, impact),
      comment:
        'Would help my students a lot. Safety is a page of good intentions; talk to the women’s night taxi people, they have twenty years of answers.',
    },
    {
      by: 'tomas',
      hour: 120,
      act: 'review',
      entry: seedSwap,
      points: tick(presentation, impact),
      comment: 'Useful, finished, unsurprising. I mean that as praise for two days of work.',
    },
    {
      by: 'tomas',
      hour: 120.3,
      act: 'review',
      entry: kerbside,
      points: tick(presentation, impact, creativity),
      comment:
        'Watching the route bend while the photos come in is the most satisfying demo I have seen this year. It needs one city office that says yes.',
    },
    {
      by: 'mara',
      hour: 260,
      act: 'review',
      entry: sharebox,
      points: tick(presentation, impact, openSource),
      comment: 'Clear, kind and useful. I would have liked a word about who is liable for what.',
    },
    {
      by: 'mara',
      hour: 260.5,
      act: 'review',
      entry: kerbside,
      points: tick(impact, creativity, difficulty),
      comment: 'Strong work. I only see now that my cousin is on the team.',
    },
    {
      by: 'mara',
      hour: 261.1,
      act: 'review',
      entry: tidepool,
      points: tick(impact, creativity, difficulty, openSource, documentation),
      comment:
        'Das nützlichste Projekt des Wochenendes. Die Oberfläche ist noch roh, aber der Aufbau ist durchdacht, die Anleitung vollständig, und der Schwimmer aus dem 3D-Drucker kostet vierzig Cent. 🌊',
    },
    {
      by: 'mara',
      hour: 261.6,
      act: 'review',
      entry: tidepoolLite,
      points: tick(creativity, openSource),
      comment: 'Turning the warning into a game for children is a real idea, hidden on the last slide.',
    },
    {
      by: 'mara',
      hour: 262.2,
      act: 'review',
      entry: nightbus,
      points: tick(presentation, impact, difficulty, documentation),
      comment:
        'I rode with two strangers on Thursday and we are meeting again. The route planner handles detours better than the city’s own. The threat model in the docs is short, and it is honest about what is missing.',
    },
    {
      by: 'mara',
      hour: 262.8,
      act: 'review',
      entry: seedSwap,
      points: tick(presentation, openSource, documentation),
      comment: 'A calm little tool. The printed seed bags with their codes are beautiful.',
    },
    { by: 'mara', hour: 281, act: 'recuse', entry: kerbside },
    {
      by: 'judge2',
      hour: 330,
      act: 'review',
      entry: nightbus,
      points: tick(presentation, impact, creativity),
      comment:
        'I tried again on a Friday, as you asked, and it found me company within ten minutes. Letting people share the last hundred metres only with each other is clever. I take back what I said about the empty city.',
    },
  ],
};
