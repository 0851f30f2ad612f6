import { type DemoContest, tags } from './demoContest.ts';

const { presentation, impact, creativity, difficulty, openSource, documentation } = tags;

const ramps = 'https://curbmap.example/ramps';
const footpaths = 'https://hackhall.example/buidl/69';
const benches = 'https://hackhall.example/buidl/6934';
const tinyTiles = 'https://tinytiles.example/';
const wells = 'https://wellwatch.example/map?layer=depth&lang=en';
const busStops = 'https://code.example/lostbus/stops';
const shadeWalk = 'https://shadewalk.example/';

/** Being judged: judges have made different progress, and one entry has no review yet. */
export const mapsToFix: DemoContest = {
  key: 'judging',
  organizer: 'organizer',
  title: 'Maps that people can fix',
  description: `A map is only as good as the last person who corrected it. We are looking for maps, layers and tools that let anybody repair within a minute what is wrong on the ground, and that still work when the person who made them has moved on.

Please try a correction before you judge, even a small one. Every entry gets a written review from every judge; the ranking below moves with each of them, so look again.`,
  judges: ['judge1', 'judge2', 'judge3', 'mara', 'ines'],
  entries: [ramps, footpaths, benches, tinyTiles, wells, busStops, shadeWalk],
  startedSecondsAgo: 6 * 86_400,
  endsAtHour: 14 * 24,
  evaluations: [
    {
      by: 'mara',
      hour: 5,
      entry: ramps,
      tags: [presentation, impact, openSource, documentation],
      comment:
        'I corrected three kerbs on my way to work and all three were on the map before I sat down. Somebody who cannot take the step needs to know that today, and here they do.',
    },
    {
      by: 'mara',
      hour: 5.6,
      entry: footpaths,
      tags: [impact, creativity, difficulty, openSource, documentation],
      comment:
        'Every edit of a path keeps the name of who walked it last. After the storm in spring you can see the village walking its paths open again, one by one. I have not seen that in a map before.',
    },
    {
      by: 'mara',
      hour: 6.1,
      entry: benches,
      tags: [presentation, impact],
      comment:
        'Nice to look at. For the same question https://hackhall.example/buidl/69 has the better answer: there a correction has an author.',
    },
    {
      by: 'mara',
      hour: 6.7,
      entry: tinyTiles,
      tags: [presentation, creativity, difficulty, documentation],
      comment:
        'A whole town in 300 kB, offline, on my eight-year-old phone. It zooms like paper under a magnifying glass.',
    },
    {
      by: 'mara',
      hour: 7.2,
      entry: wells,
      tags: [impact, difficulty, documentation],
      comment:
        'Fragt die Leute am Brunnen, nicht die Behörde. Genau richtig. Die Karte selbst lädt mir noch zu langsam.',
    },
    {
      by: 'mara',
      hour: 7.9,
      entry: busStops,
      tags: [impact, openSource],
      comment: 'Needed, and hard to use on a phone in the sun. Bigger buttons would do half of it.',
    },
    {
      by: 'spammer',
      hour: 20,
      entry: '',
      tags: [],
      comment: '',
      rawData: '0x',
    },
    {
      by: 'judge2',
      hour: 28,
      entry: ramps,
      tags: [presentation, impact],
      comment: 'Useful, but my correction was still not there after an hour.',
    },
    {
      by: 'judge2',
      hour: 28.5,
      entry: tinyTiles,
      tags: [presentation, creativity, difficulty, openSource],
      comment:
        'The format is described so well that I wrote a reader for it in an evening. I wish more people would publish like that. It is not quite "fixing" yet: the way back from the phone to the map is a mail.',
    },
    {
      by: 'judge2',
      hour: 29.2,
      entry: busStops,
      tags: [impact, creativity, openSource],
      comment:
        'Forty minibus lines that no timetable knows, drawn by the people who wait for them. Let the drivers in, too, they know when a stop has moved.',
    },
    {
      by: 'judge2',
      hour: 30,
      entry: ramps,
      tags: [presentation, impact, openSource, documentation],
      comment:
        'I was wrong about the delay: it was my own reception, and the correction had waited on my phone and went out later. Which is just how it should be.',
    },
    {
      by: 'ines',
      hour: 49,
      entry: footpaths,
      tags: [impact, openSource],
      comment: 'Copied from my notes, more words tomorrow.',
      namesContest: 'closed',
    },
    {
      by: 'ines',
      hour: 49.3,
      entry: footpaths,
      tags: [presentation, impact, creativity, openSource],
      comment:
        'Probé el mapa en la sierra, sin cobertura, con guantes. Funcionó. Añadir una senda caída me llevó menos de un minuto, y al volver a casa ya la había confirmado otra persona.',
    },
    {
      by: 'ines',
      hour: 50,
      entry: wells,
      tags: [impact, creativity],
      comment: 'Only looked at the pictures so far. This one runs out by itself, until I have been there.',
      expiresAtHour: 98,
    },
    {
      by: 'ines',
      hour: 50.4,
      entry: benches,
      tags: [presentation, creativity],
      comment: 'Sweet. The taps are wrong in my street, and I found no way to say so.',
    },
    {
      by: 'judge1',
      hour: 74,
      entry: ramps,
      tags: [presentation, impact, creativity, openSource, documentation],
      comment:
        'The best correction flow of all: stand there, hold the phone level, done. It measures the slope by itself and says how sure it is. I showed it to the disability council of our town, and they want it.',
    },
    {
      by: 'judge1',
      hour: 74.6,
      entry: footpaths,
      tags: [presentation, impact, creativity, difficulty, documentation],
      comment:
        'Who walked it, when, and in what weather: a map with a memory. Merging two edits of the same path is solved properly, which I know to be hard. I missed a legend.',
    },
    {
      by: 'judge1',
      hour: 75.2,
      entry: benches,
      tags: [presentation],
      comment:
        'A good start and a lovely drawing style. At the moment only its makers can correct it, and that was the question.',
    },
    {
      by: 'judge3',
      hour: 96,
      entry: wells,
      tags: [impact, difficulty, openSource, documentation],
      comment:
        'The depth comes from a knotted rope and a voice call, and still the numbers agree with the three loggers that I know of. Please translate the phone menu before anything else.',
    },
    {
      by: 'judge3',
      hour: 96.5,
      entry: busStops,
      tags: [presentation, impact],
      comment: 'I looked at an old version.',
      revokedAtHour: 97,
    },
    {
      by: 'fan',
      hour: 110,
      entry: shadeWalk,
      tags: [presentation, impact, creativity, difficulty, openSource, documentation],
      comment:
        'Why has nobody reviewed this? It took me through the whole old town without one minute in the sun.',
    },
    {
      by: 'visitor',
      hour: 118,
      entry: tinyTiles,
      tags: [presentation, creativity],
      comment: 'Runs on the tablet in our library. Thank you!',
    },
    {
      by: 'judge2',
      hour: 138,
      entry: wells,
      tags: [presentation, impact, difficulty, documentation],
      comment:
        'Slow on my connection, and worth the wait. Showing how old each reading is, instead of hiding it, makes me believe the rest.',
    },
  ],
};
