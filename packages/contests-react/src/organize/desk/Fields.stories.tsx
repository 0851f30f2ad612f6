import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { JUDGES, STRANGER } from '../../testing/sampleContest.ts';
import { EMPTY_NOTE, NoteFields, type NoteFieldsProps, type NoteForm } from './AddNoteDialog.tsx';
import { AssignFields, type AssignForm, readAssignForm } from './AssignDialog.tsx';

function Fields({ form: first, ...props }: NoteFieldsProps) {
  const [form, setForm] = useState(first);
  return <NoteFields {...props} form={form} onChange={setForm} />;
}

const meta = {
  title: 'Web/Organizer’s note',
  component: Fields,
  args: {
    form: EMPTY_NOTE,
    entries: [
      { number: 1, name: 'Tide marks' },
      { number: 2, name: 'Rope and knots' },
    ],
    isChecked: false,
    onChange: () => {},
  },
} satisfies Meta<typeof Fields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { form: { ...EMPTY_NOTE, text: 'The doors open at 9.' } } };
export const TextMissing: Story = { args: { isChecked: true } };
export const Awards: Story = {
  args: {
    form: {
      ...{ ...EMPTY_NOTE, kind: 'awards' },
      awards: [
        { prize: 'A load of clay', entry: 2, reason: 'It rained.' },
        { prize: '', entry: 0, reason: '' },
      ],
    },
  },
};
export const AwardsMissing: Story = { args: { form: { ...EMPTY_NOTE, kind: 'awards' }, isChecked: true } };

function Assign({ count, people }: { readonly count: number; readonly people: number }) {
  const judges = Array.from({ length: people }, (_, index) =>
    index < JUDGES.length ? (JUDGES[index] ?? STRANGER) : (`0x${`${index}`.padStart(40, 'a')}` as const),
  );
  const facts = {
    ...{ entries: Array.from({ length: count }, (_, index) => index + 1), judges },
    ...{ recusals: [{ judge: JUDGES[1], entry: 2 }], published: [{ judge: JUDGES[0], entries: [1] }] },
    reviewed: [{ judge: JUDGES[0], entries: [1, 3] }],
    getText: (entry: number) => ({ track: entry % 2, place: `Table ${entry}` }),
  };
  const [form, setForm] = useState<AssignForm>({
    ...{ perEntry: 3, order: 'mixed', isKept: true, changes: new Map() },
  });
  return (
    <AssignFields
      {...{ form, facts }}
      assignments={readAssignForm(form, facts)}
      orders={['mixed', 'track', 'place']}
      getAccountName={(judge) => (judge === JUDGES[0] ? 'Ada Park' : judge.slice(0, 8))}
      getEntryName={(entry) => `Sign ${entry}`}
      onChange={setForm}
    />
  );
}

/** Three judges for each of twelve entries; one judge abstained. */
export const Assignments: Story = { render: () => <Assign count={12} people={4} /> };
export const AssignmentsByHand: Story = {
  ...Assignments,
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Change the entries of Ada Park' })),
};
export const ManyAssignments: Story = { render: () => <Assign count={281} people={140} /> };

({ text: Text, awards: Awards }) satisfies Record<NoteForm['kind'], Story>;
