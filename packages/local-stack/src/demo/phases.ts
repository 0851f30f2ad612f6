import { type DemoContest, makeEntry } from './demoContest.ts';

const fiveGrades = (label: string) => ({ label, anchors: [], maxPoints: 5, weight: 1 });

/** Just started, without reviews. */
export const weatherGames: DemoContest = {
  key: 'started',
  organizer: 'arcade',
  title: 'Small games about weather',
  pictures: {
    cover: 'rain',
    entries: { Drizzle: 'rain', 'Heat dome': 'heat', Fogbound: 'foghorn', 'Last snow': 'snow' },
  },
  document: {
    description: `One screen, one button, one kind of weather. Five games came in last night. Play each of them for at least ten minutes, on a phone if you can, and write to the makers what you would have wanted to hear.

There is no prize but the reviews.`,
    tracks: [],
    prizes: [],
    entries: [
      makeEntry('Drizzle', { link: 'https://play.example/drizzle', about: 'Keep the cat dry.' }),
      makeEntry('Heat dome', { link: 'https://play.example/heat-dome', about: 'Find the shade that moves.' }),
      makeEntry('Fogbound', { link: 'https://fogbound.example/', about: 'A ferry, a horn, and no view.' }),
      makeEntry('Hail', { link: 'https://halfpenny.example/games/hail', about: 'Percussion for one thumb.' }),
      makeEntry('Last snow', { link: 'https://play.example/last-snow', about: 'Build with what is left.' }),
    ],
  },
  criteria: ['Fun', 'The weather', 'One button', 'Sound', 'I would play it again'].map(fiveGrades),
  judges: ['judge1', 'judge2', 'judge3', 'organizer'],
  startedHoursAgo: 25 / 60,
  schedule: { opensAt: 0.1, closesAt: 14 * 24 },
  acts: [],
};

const playLink = (name: string) => `https://listen.example/${name.toLowerCase().replaceAll(' ', '-')}`;

const ferry = 'The 6:40 crossing, in the words of its passengers.';

/** Submissions are open: one is admitted, one was edited, one withdrawn. */
export const radioPlays: DemoContest = {
  key: 'submissions',
  organizer: 'organizer',
  title: 'Radio plays for a short bus ride',
  pictures: { cover: 'bus', entries: { 'Six forty': 'foghorn', 'Two kitchens': 'supper' } },
  document: {
    description:
      'Nine minutes, two voices, no music that you did not make yourselves. Hand in a link to the recording and say in a sentence what we will hear. We play the admitted ones on line 12 for a week.',
    tracks: [
      { name: 'Made alone', about: '' },
      { name: 'Made together', about: 'Two people or more.' },
    ],
    prizes: [
      { name: 'A month on line 12', about: 'Every morning, between the market and the school.', track: 0 },
    ],
    entries: [],
  },
  criteria: ['The story', 'The voices', 'The last minute'].map(fiveGrades),
  judges: ['judge1', 'judge2', 'judge3'],
  startedHoursAgo: 4 * 24,
  schedule: { submissionsUntil: 13 * 24, opensAt: 15 * 24, closesAt: 29 * 24 },
  acts: [
    {
      ...{ by: 'ines', hour: 20, act: 'submit', as: 'ferry' },
      entry: makeEntry('Six forty', { link: playLink('six forty'), about: ferry, track: 2 }),
    },
    {
      ...{ by: 'tomas', hour: 26, act: 'submit', as: 'kitchen' },
      entry: makeEntry('Two kitchens', {
        link: playLink('two kitchens'),
        about: 'The wall between them is thin.',
        track: 1,
      }),
    },
    { by: 'organizer', hour: 30, act: 'admit', submissions: ['kitchen'] },
    {
      ...{ by: 'ines', hour: 41, act: 'submit', as: 'ferry, second take', replaces: 'ferry' },
      entry: makeEntry('Six forty', {
        ...{ link: playLink('six forty second take'), track: 2, team: ['Inés Castellano', 'Bru Ferrer'] },
        about: `${ferry} Without the seagulls.`,
      }),
    },
    {
      ...{ by: 'mara', hour: 52, act: 'submit', as: 'draft' },
      entry: makeEntry('Untitled', { link: playLink('untitled'), about: 'Not finished.', track: 1 }),
    },
    { by: 'mara', hour: 53, act: 'withdraw-submission', of: 'draft' },
    {
      ...{ by: 'visitor', hour: 70, act: 'submit', as: 'lost property' },
      entry: makeEntry('Lost property', {
        link: playLink('lost property'),
        about: 'An umbrella tells where it has been.',
        track: 1,
      }),
    },
    {
      ...{ by: 'organizer', hour: 72, act: 'note' },
      text: 'Recordings may be up to eleven minutes long: line 12 is slower than we thought.',
    },
  ],
};

/** No more submissions, and the organizer can still admit some of them. */
export const readingLamps: DemoContest = {
  key: 'admission',
  organizer: 'library',
  title: 'A lamp for the reading room',
  pictures: { cover: 'lamp', entries: { 'Page lamp': 'lamp' } },
  document: {
    description:
      'The reading room has forty places and one ceiling light. Draw us a lamp that a library can repair.',
    tracks: [],
    prizes: [],
    entries: [],
  },
  criteria: ['Light', 'Repair', 'Quiet'].map(fiveGrades),
  judges: ['judge2', 'mara'],
  startedHoursAgo: 9 * 24,
  schedule: { submissionsUntil: 8 * 24, opensAt: 11 * 24, closesAt: 18 * 24 },
  acts: [
    {
      ...{ by: 'tomas', hour: 40, act: 'submit', as: 'page' },
      entry: makeEntry('Page lamp', {
        link: 'https://lamps.example/page',
        about: 'Two screws and a book clamp.',
      }),
    },
    {
      ...{ by: 'visitor', hour: 90, act: 'submit', as: 'heron' },
      entry: makeEntry('Heron', {
        link: 'https://lamps.example/heron',
        about: 'Stands on one leg, looks down.',
      }),
    },
    { by: 'library', hour: 200, act: 'admit', submissions: ['page'] },
  ],
};

const toastPoints = [
  { by: 'judge1', hour: 30, entry: 1, points: [4, 5], comment: 'Crisp, and it used everything in the bag.' },
  {
    by: 'judge1',
    hour: 31,
    entry: 2,
    points: [3, 3],
    comment: 'Good on the second day. Too sweet on the first.',
  },
  { by: 'mara', hour: 44, entry: 1, points: [5, 4], comment: 'I made it twice, and then for my mother.' },
] as const;

/** Sealed and being judged: some judges have committed to their reviews. */
export const oldBread: DemoContest = {
  key: 'sealed',
  organizer: 'bakery',
  title: 'What to do with yesterday’s bread',
  pictures: { cover: 'supper', entries: { 'Toast soup': 'supper' } },
  document: {
    description:
      'Three recipes from the neighborhood for what is left at closing time. The judges cook all of them, and nobody sees a review before everybody has written theirs.',
    tracks: [],
    prizes: [{ name: 'On the counter', about: 'We bake it for a month, under your name.', track: 0 }],
    entries: [
      makeEntry('Toast soup', {
        link: 'https://bread.example/toast-soup',
        about: 'Serves four, from six slices.',
      }),
      makeEntry('Pudding of ends', {
        link: 'https://bread.example/pudding',
        about: 'Needs a night in the fridge.',
      }),
      makeEntry('Savory crumbs', { link: 'https://bread.example/crumbs', about: 'On everything.' }),
    ],
  },
  criteria: ['Taste', 'Nothing is thrown away'].map(fiveGrades),
  judges: ['judge1', 'judge2', 'judge3', 'mara'],
  startedHoursAgo: 3 * 24,
  schedule: { opensAt: 1, closesAt: 9 * 24, revealUntil: 12 * 24 },
  acts: toastPoints.map((review) => ({ act: 'seal', ...review })),
};

const benchPoints = [
  { by: 'judge2', hour: 30, entry: 1, points: [5, 3], comment: 'Two people can talk on it without turning.' },
  { by: 'judge2', hour: 31, entry: 2, points: [2, 5], comment: 'Dry after the rain, and cold.' },
  { by: 'tomas', hour: 44, entry: 1, points: [4, 4], comment: 'My father got up from it without help.' },
  { by: 'tomas', hour: 45, entry: 2, points: [3, 4], comment: 'Good for waiting. Not for staying.' },
  {
    by: 'mara',
    hour: 60,
    entry: 2,
    points: [4, 4],
    comment: 'The children climb on it. That is a compliment.',
  },
] as const;

/** Judging has ended, and sealed reviews are being revealed. */
export const stationBench: DemoContest = {
  key: 'revealing',
  organizer: 'organizer',
  title: 'A bench for the station square',
  pictures: { cover: 'neighbors', entries: { Slats: 'tools' } },
  document: {
    description:
      'Two benches stood on the square for a week. Three judges sat on both of them, and sealed what they think.',
    tracks: [],
    prizes: [{ name: 'Twelve of them', about: 'Along the square, before summer.', track: 0 }],
    entries: [
      makeEntry('The long curve', {
        link: 'https://benches.example/curve',
        about: 'Larch and steel, four meters.',
      }),
      makeEntry('Slats', {
        link: 'https://benches.example/slats',
        about: 'From the planks of the old platform.',
      }),
    ],
  },
  criteria: ['Sitting', 'Weather'].map(fiveGrades),
  judges: ['judge2', 'mara', 'tomas'],
  startedHoursAgo: 8 * 24,
  schedule: { opensAt: 1, closesAt: 7 * 24, revealUntil: 14 * 24 },
  acts: [
    ...benchPoints.map((review) => ({ act: 'seal', ...review }) as const),
    { by: 'tomas', hour: 7 * 24 + 2, act: 'reveal', entry: 1 },
    { by: 'tomas', hour: 7 * 24 + 2.1, act: 'reveal', entry: 2 },
    { by: 'mara', hour: 7 * 24 + 5, act: 'reveal', entry: 2 },
  ],
};

/** Judging begins in three days. */
export const swiftBoxes: DemoContest = {
  key: 'upcoming',
  organizer: 'organizer',
  title: 'Nest boxes for the school wall',
  pictures: { cover: 'birds', entries: { 'Two doors': 'birds' } },
  document: {
    description:
      'Swifts come back in spring and find no gaps in the new wall. Three classes built a box each. From Monday on the judges climb the ladder and look inside.',
    tracks: [],
    prizes: [{ name: 'Thirty of them', about: 'Built by the carpenters, hung up in March.', track: 0 }],
    entries: [
      makeEntry('Two doors', {
        link: 'https://boxes.example/two-doors',
        about: 'One to fly in, one for the broom.',
        team: ['Class 5b'],
      }),
      makeEntry('Flat roof', {
        link: 'https://boxes.example/flat-roof',
        about: 'Made from a drawer.',
        team: ['Class 6a'],
      }),
      makeEntry('The long one', {
        link: 'https://boxes.example/long-one',
        about: 'Five rooms in a row, no neighbors upstairs.',
        team: ['Class 7c'],
      }),
    ],
  },
  criteria: ['For the bird', 'For the wall', 'For the ladder'].map(fiveGrades),
  judges: ['judge1', 'judge3', 'ines'],
  startedHoursAgo: 6 * 24,
  schedule: { opensAt: 9 * 24, closesAt: 16 * 24 },
  acts: [],
};

/** Withdrawn by its organizer before the first review. */
export const ferryName: DemoContest = {
  key: 'withdrawn',
  organizer: 'ines',
  title: 'A name for the new ferry',
  pictures: { cover: 'foghorn', entries: { 'Six Forty': 'foghorn' } },
  document: {
    description:
      'It has no name yet, and everybody calls it something else. Send us one word for the bow, and say why.',
    tracks: [],
    prizes: [],
    entries: [
      makeEntry('Kittiwake', { link: 'https://ferry.example/kittiwake', about: 'Loud, and always there.' }),
      makeEntry('Six Forty', { link: 'https://ferry.example/six-forty', about: 'When it leaves.' }),
    ],
  },
  criteria: ['Heard in the wind', 'Still good in thirty years'].map(fiveGrades),
  judges: ['judge2', 'tomas'],
  startedHoursAgo: 13 * 24,
  schedule: { opensAt: 1, closesAt: 21 * 24 },
  acts: [
    {
      ...{ by: 'ines', hour: 29, act: 'note' },
      text: 'The harbor office has named it in the meantime, so there is nothing left to judge.',
    },
    { by: 'ines', hour: 30, act: 'withdraw-contest' },
  ],
};
