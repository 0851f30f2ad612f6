import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_CONTEST } from './contestForm.ts';
import { DateField } from './DateField.tsx';
import { readTimes, type WallReading } from './localTime.ts';

const ZONE = 'Europe/Berlin';
const at = (time: string) => ({
  time,
  seconds: readTimes({ ...EMPTY_CONTEST, closesAt: time }, 1_795_500_000n, ZONE).closesAt,
});

const meta = {
  title: 'Web/Date field',
  component: DateField,
  args: {
    ...at('2027-02-01T17:00:00.000Z'),
    label: 'Judging ends',
    zone: ZONE,
    presets: [7, 14, 28],
    onChange: () => {},
    onBlur: () => {},
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Preset: Story = { args: at('P14D') };
export const Emptied: Story = { args: { ...at(''), error: 'Enter both a date and a time.' } };
export const Twice: Story = { args: at('2027-10-31T01:30:00.000Z') };
/** The time that was typed stays until another one is typed. */
export const Missing: Story = {
  args: at('P14D'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Judging ends'), '2027-03-28T02:30');
  },
};

({ once: Chosen, twice: Twice, missing: Missing }) satisfies Record<WallReading['kind'], Story>;
