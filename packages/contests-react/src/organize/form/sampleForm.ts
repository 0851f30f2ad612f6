import type { NewContest } from '@org/contests/write';
import { type ContestForm, EMPTY_CONTEST, EMPTY_ENTRY, readContestForm } from './contestForm.ts';

/** For stories and tests. */
export const SAMPLE_NOW = 1_795_500_000n;

/** A form that is complete. */
export const sampleForm: ContestForm = {
  ...EMPTY_CONTEST,
  title: 'Tools for small libraries',
  description: 'Which of these would a librarian keep?\n\nTry each before you judge.',
  rules: '### Who can enter\n\n- Anybody with a *library card*.\n- One entry each.',
  links: [{ label: 'Questions', href: 'https://example.org/questions' }],
  tracks: [
    { name: 'Cataloging', about: 'Finding things again.' },
    { name: 'Reading rooms', about: '' },
  ],
  prizes: [{ name: 'A year of shelves', about: 'Given by the city library.', track: 1 }],
  criteria: [
    {
      ...{ label: 'Would be used', maxPoints: '5', weight: '3' },
      anchors: [
        { points: '0', text: 'Stays in the box.' },
        { points: '5', text: 'Used every day.' },
      ],
    },
    { label: 'Easy to repair', maxPoints: '5', weight: '1', anchors: [] },
    { label: 'Plans published', maxPoints: '1', weight: '5', anchors: [] },
  ],
  judges: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8 Ada Park\n0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  entries: [
    {
      ...EMPTY_ENTRY,
      ...{ name: 'Shelf finder', link: 'https://example.org/shelf', track: 1, place: 'Table 12' },
      about: 'Leads to the shelf.',
      team: 'Mei Lin\nOmar Reyes',
    },
    { ...EMPTY_ENTRY, name: 'Date stamp', link: 'https://example.org/stamp' },
  ],
  publishesNames: true,
  minimumReviews: '2',
  closesAt: '2030-11-24T18:00:00.000Z',
};

/** The form as a contest at the time of the samples. */
export const toSample = (form: ContestForm): NewContest => readContestForm(form, SAMPLE_NOW);
