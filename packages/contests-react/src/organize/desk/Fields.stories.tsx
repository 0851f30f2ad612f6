import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { EMPTY_NOTE, NoteFields, type NoteFieldsProps, type NoteForm } from './AddNoteDialog.tsx';

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
    judges: 3,
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
export const Assignments: Story = { args: { form: { ...EMPTY_NOTE, kind: 'assignments' } } };

({ text: Text, awards: Awards, assignments: Assignments }) satisfies Record<NoteForm['kind'], Story>;
