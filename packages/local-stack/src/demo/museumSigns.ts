import { type DemoContest, makeEntry } from './demoContest.ts';

const makeSign = (name: string, about: string, track: number) =>
  makeEntry(name, {
    link: `https://signs.example/${name.toLowerCase().replaceAll(' ', '-')}`,
    about,
    track,
  });

/** Being judged, with weights: with a change, a withdrawal, a recusal, a disqualification, a postponement and a note. */
export const museumSigns: DemoContest = {
  key: 'weighted',
  organizer: 'organizer',
  title: 'Signs for a small museum',
  pictures: {
    cover: 'tide',
    entries: { 'Tide marks': 'tide', 'Tide marks again': 'tide', 'Lantern numbers': 'lamp' },
  },
  document: {
    description:
      'The museum of the old harbor has eleven rooms, one door that everybody misses, and no money. Which signs would you hang up tomorrow?',
    tracks: [
      { name: 'Indoors', about: '' },
      { name: 'Outdoors', about: 'It rains.' },
    ],
    prizes: [{ name: 'The signs are made', about: 'By the workshop next door.', track: 0 }],
    entries: [
      makeSign('Tide marks', 'A line on the wall that rises from room to room.', 1),
      makeSign('Rope and knots', 'Follow the rope. Each knot is a room.', 1),
      makeSign('Painted buoys', 'Four buoys between the street and the door.', 2),
      makeSign('Lantern numbers', 'Numbers that glow in the dark.', 1),
      makeSign('Tide marks again', 'The first entry in blue.', 1),
    ],
  },
  criteria: [
    {
      label: 'Legibility',
      maxPoints: 5,
      weight: 2,
      anchors: [
        { points: 0, text: 'Cannot be read from the door.' },
        { points: 3, text: 'Can be read from the door in daylight.' },
        { points: 5, text: 'Can be read from across the room, by everybody.' },
      ],
    },
    {
      label: 'Wayfinding',
      maxPoints: 10,
      weight: 3,
      anchors: [{ points: 10, text: 'Nobody asks for the way again.' }],
    },
    { label: 'Cost', maxPoints: 5, weight: 1, anchors: [{ points: 5, text: 'Less than a set of brushes.' }] },
  ],
  judges: ['judge1', 'judge2', 'judge3'],
  startedHoursAgo: 26,
  schedule: { opensAt: 0.1, closesAt: 8 * 24 },
  acts: [
    {
      ...{ by: 'judge1', hour: 1, act: 'review', entry: 1, points: [3, 9, 4] },
      comment: 'I could find the boats without asking.',
    },
    {
      ...{ by: 'judge1', hour: 2, act: 'review', entry: 2, points: [4, 7, 5] },
      comment: 'Rope is cheap, and children like it.',
    },
    { by: 'judge2', hour: 3, act: 'recuse', entry: 3 },
    { by: 'judge2', hour: 3.5, act: 'review', entry: 1, points: [2, 8, 4], comment: '' },
    {
      ...{ by: 'judge1', hour: 9, act: 'review', entry: 1, points: [4, 9, 4] },
      comment: 'Better in the evening than I thought.',
    },
    {
      ...{ by: 'judge2', hour: 10, act: 'review', entry: 4, points: [5, 5, 1] },
      comment: 'Lovely, and far too expensive.',
    },
    {
      ...{ by: 'organizer', hour: 12, act: 'disqualify', entry: 5 },
      reason: 'The same drawings as entry 1, by the same person.',
    },
    { by: 'judge1', hour: 14, act: 'review', entry: 3, points: [1, 2, 2], comment: 'Wrong entry.' },
    { by: 'judge1', hour: 14.2, act: 'withdraw', entry: 3 },
    {
      ...{ by: 'judge2', hour: 15, act: 'review', entry: 2, points: [4, 6, 5] },
      comment: 'Knots three and four look alike.',
    },
    {
      ...{ by: 'organizer', hour: 20, act: 'postpone', hours: 48 },
      reason: 'The museum is closed on the weekend: there is a storm.',
    },
    {
      ...{ by: 'organizer', hour: 21, act: 'note' },
      text: 'The drawings are in room 3 until judging ends. Ask for the key at the door.',
    },
  ],
};
