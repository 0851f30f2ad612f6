import type { Person } from '../people.ts';
import { pictures } from './pictures.ts';

/** What some of the people of the demo say of themselves; the others have written nothing. */
export const demoProfiles: Partial<Record<Person, Readonly<Record<string, string>>>> = {
  organizer: {
    name: 'Local Organizer',
    about:
      'Starts contests on this machine.\n\nThis profile is demo data: its words and its picture are on the local chain.',
    picture: pictures.organizer,
    website: 'https://organizer.example/',
  },
  judge1: {
    name: 'Local Judge 1',
    about: 'Reads the manual first, and says when there is none.',
    picture: pictures.judge1,
    x: 'local_judge_1',
  },
  judge2: {
    name: 'Local Judge 2',
    about: 'Builds everything that is judged, if it can be built in an evening.',
    picture: pictures.judge2,
    telegram: 'local_judge_2',
  },
  judge3: { name: 'Local Judge 3', about: 'Likes things that others can mend.' },
};
