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

const [ramps, footpaths, benches, tinyTiles, wells, busStops] = [1, 2, 3, 4, 5, 6];

/** Being judged: judges have made different progress, and one entry has no review yet. */
export const mapsToFix: DemoContest = {
  key: 'judging',
  organizer: 'organizer',
  title: 'Maps that people can fix',
  pictures: { cover: 'map', entries: { 'Lost bus stops': 'bus', 'Shade Walk': 'heat' } },
  document: {
    description: `A map is only as good as the last person who corrected it. We are looking for maps, layers and tools that let anybody repair within a minute what is wrong on the ground, and that still work when the person who made them has moved on.

Please try a correction before you judge, even a small one. Every entry gets a written review from every judge; the ranking below moves with each of them, so look again.`,
    tracks: [],
    prizes: [],
    entries: [
      makeEntry('Ramps', {
        link: 'https://curbmap.example/ramps',
        about: 'Stand there, hold the phone level, done: the slope of every kerb.',
      }),
      makeEntry('Footpaths with a memory', {
        link: 'https://hackhall.example/buidl/69',
        about: 'Every edit of a path keeps the name of who walked it last.',
      }),
      makeEntry('Benches and taps', {
        link: 'https://hackhall.example/buidl/6934',
        about: 'Where to sit down, and where to drink.',
      }),
      makeEntry('Tiny Tiles', {
        link: 'https://tinytiles.example/',
        about: 'A whole town in 300 kB, offline, on an old phone.',
      }),
      makeEntry('Well watch', {
        link: 'https://wellwatch.example/map?layer=depth&lang=en',
        about: 'The depth of wells, by a knotted rope and a voice call.',
      }),
      makeEntry('Lost bus stops', {
        link: 'https://code.example/lostbus/stops',
        about: 'Forty minibus lines that no timetable knows, drawn by the people who wait for them.',
      }),
      makeEntry('Shade Walk', {
        link: 'https://shadewalk.example/',
        about: 'The way through town with the least sun.',
      }),
    ],
  },
  criteria: classicSix,
  judges: ['judge1', 'judge2', 'judge3', 'mara', 'ines'],
  startedHoursAgo: 6 * 24,
  schedule: { opensAt: 1, closesAt: 14 * 24 },
  acts: [
    {
      by: 'mara',
      hour: 5,
      act: 'review',
      entry: ramps,
      points: tick(presentation, impact, openSource, documentation),
      comment:
        'I corrected three kerbs on my way to work and all three were on the map before I sat down. Somebody who cannot take the step needs to know that today, and here they do.',
    },
    {
      by: 'mara',
      hour: 5.6,
      act: 'review',
      entry: footpaths,
      points: tick(impact, creativity, difficulty, openSource, documentation),
      comment:
        'Every edit of a path keeps the name of who walked it last. After the storm in spring you can see the village walking its paths open again, one by one. I have not seen that in a map before.',
    },
    {
      by: 'mara',
      hour: 6.1,
      act: 'review',
      entry: benches,
      points: tick(presentation, impact),
      comment:
        'Nice to look at. For the same question https://hackhall.example/buidl/69 has the better answer: there a correction has an author.',
    },
    {
      by: 'mara',
      hour: 6.7,
      act: 'review',
      entry: tinyTiles,
      points: tick(presentation, creativity, difficulty, documentation),
      comment:
        'A whole town in 300 kB, offline, on my eight-year-old phone. It zooms like paper under a magnifying glass.',
    },
    {
      by: 'mara',
      hour: 7.2,
      act: 'review',
      entry: wells,
      points: tick(impact, difficulty, documentation),
      comment:
        'Fragt die Leute am Brunnen, nicht die Behörde. Genau richtig. Die Karte selbst lädt mir noch zu langsam.',
    },
    {
      by: 'mara',
      hour: 7.9,
      act: 'review',
      entry: busStops,
      points: tick(impact, openSource),
      comment: 'Needed, and hard to use on a phone in the sun. Bigger buttons would do half of it.',
    },
    {
      by: 'judge2',
      hour: 28,
      act: 'review',
      entry: ramps,
      points: tick(presentation, impact),
      comment: 'Useful, but my correction was still not there after an hour.',
    },
    {
      by: 'judge2',
      hour: 28.5,
      act: 'review',
      entry: tinyTiles,
      points: tick(presentation, creativity, difficulty, openSource),
      comment:
        'The format is described so well that I wrote a reader for it in an evening. I wish more people would publish like that. It is not quite "fixing" yet: the way back from the phone to the map is a mail.',
    },
    {
      by: 'judge2',
      hour: 29.2,
      act: 'review',
      entry: busStops,
      points: tick(impact, creativity, openSource),
      comment:
        'Forty minibus lines that no timetable knows, drawn by the people who wait for them. Let the drivers in, too, they know when a stop has moved.',
    },
    {
      by: 'judge2',
      hour: 30,
      act: 'review',
      entry: ramps,
      points: tick(presentation, impact, openSource, documentation),
      comment:
        'I was wrong about the delay: it was my own reception, and the correction had waited on my phone and went out later. Which is just how it should be.',
    },
    {
      by: 'ines',
      hour: 49.3,
      act: 'review',
      entry: footpaths,
      points: tick(presentation, impact, creativity, openSource),
      comment:
        'Probé el mapa en la sierra, sin cobertura, con guantes. Funcionó. Añadir una senda caída me llevó menos de un minuto, y al volver a casa ya la había confirmado otra persona.',
    },
    {
      by: 'ines',
      hour: 50.4,
      act: 'review',
      entry: benches,
      points: tick(presentation, creativity),
      comment: 'Sweet. The taps are wrong in my street, and I found no way to say so.',
    },
    {
      by: 'judge1',
      hour: 74,
      act: 'review',
      entry: ramps,
      points: tick(presentation, impact, creativity, openSource, documentation),
      comment:
        'The best correction flow of all: stand there, hold the phone level, done. It measures the slope by itself and says how sure it is. I showed it to the disability council of our town, and they want it.',
    },
    {
      by: 'judge1',
      hour: 74.6,
      act: 'review',
      entry: footpaths,
      points: tick(presentation, impact, creativity, difficulty, documentation),
      comment:
        'Who walked it, when, and in what weather: a map with a memory. Merging two edits of the same path is solved properly, which I know to be hard. I missed a legend.',
    },
    {
      by: 'judge1',
      hour: 75.2,
      act: 'review',
      entry: benches,
      points: tick(presentation),
      comment:
        'A good start and a lovely drawing style. At the moment only its makers can correct it, and that was the question.',
    },
    {
      by: 'judge3',
      hour: 96,
      act: 'review',
      entry: wells,
      points: tick(impact, difficulty, openSource, documentation),
      comment:
        'The depth comes from a knotted rope and a voice call, and still the numbers agree with the three loggers that I know of. Please translate the phone menu before anything else.',
    },
    {
      by: 'judge3',
      hour: 96.5,
      act: 'review',
      entry: busStops,
      points: tick(presentation, impact),
      comment: 'I looked at an old version.',
    },
    { by: 'judge3', hour: 97, act: 'withdraw', entry: busStops },
    {
      by: 'judge2',
      hour: 138,
      act: 'review',
      entry: wells,
      points: tick(presentation, impact, difficulty, documentation),
      comment:
        'Slow on my connection, and worth the wait. Showing how old each reading is, instead of hiding it, makes me believe the rest.',
    },
  ],
};
