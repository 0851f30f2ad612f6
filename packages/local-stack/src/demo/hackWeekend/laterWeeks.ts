import { type DemoEvaluation, tags } from '../demoContest.ts';
import { kerbside, nightbus, seedSwap, sharebox, tidepool, tidepoolLite } from './entries.ts';

const { presentation, impact, creativity, difficulty, openSource, documentation } = tags;

/** What came after the first week: the third judge, second thoughts, strangers, and one review too late. */
export const laterWeeks: readonly DemoEvaluation[] = [
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
