import type { Note } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createReading, JUDGES, NOW } from '../../testing/sampleContest.ts';
import { AwardList } from './NoteParts.tsx';
import { NotesView } from './Notes.tsx';

const meta = {
  title: 'Web/Notes from the organizer',
  component: NotesView,
  args: {
    state: createReading(() => {}).state,
    getEntry: (n) =>
      n < 3 ? { name: n === 1 ? 'Tide marks' : 'Rope and knots', href: `#entry-${n}` } : null,
  },
} satisfies Meta<typeof NotesView>;

export default meta;
type Story = StoryObj<typeof meta>;

const uid = (byte: string) => `0x${byte.repeat(32)}` as const;
const note = { about: null, time: NOW - 3_600n };
const text: Note = {
  ...note,
  ...{ uid: uid('01'), kind: 'text', text: 'The doors open at 9.\nBring your own rope. <b>\u202e' },
};
const assignments: Note = {
  ...note,
  ...{ uid: uid('02'), kind: 'assignments', text: '[]' },
  assignments: JUDGES.map((judge) => ({ judge, entries: [1, 2] })),
};
const awards = {
  ...note,
  ...({ uid: uid('03'), kind: 'awards', text: '[]' } as const),
  awards: [
    { prize: 'The signs are made', entry: 2, reason: 'The museum can afford it.' },
    { prize: 'A walk on the pier', entry: 9, reason: '' },
  ],
} satisfies Note;
const other: Note = {
  ...note,
  ...{ uid: uid('04'), kind: 'other', name: 'weather', text: '{"rain":true}' },
};

export const Text: Story = { args: { notes: [text] } };
export const Assignments: Story = { args: { notes: [assignments] } };
export const Awards: Story = { args: { notes: [awards] } };
export const AwardsDiffer: Story = {
  args: { notes: [awards] },
  render: ({ getEntry }) => (
    <AwardList
      awards={awards.awards}
      ranked={[{ prize: 'The signs are made', place: 1, track: 1, trackName: 'Indoors', entries: [1] }]}
      getEntry={getEntry}
    />
  ),
};
export const Everything: Story = { args: { notes: [text, assignments, other, awards] } };
