import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMPTY_FORM } from './contestForm.ts';
import { findFormProblems } from './formProblems.ts';
import { StartContestView } from './StartContestView.tsx';

const nothing = () => {};
const form = {
  title: 'Tools for small libraries',
  description: 'Which of these would a librarian keep?',
  judges: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8\n0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  entries: 'https://example.org/shelf\nhttps://example.org/stamp',
  endsAt: '2030-11-24T18:00',
};
const wrong = {
  ...form,
  title: ' ',
  judges: `${form.judges}\n\n0x3C44CdDdB6a900fa2b585dd299e03d12FA4293bC\nsomebody`,
  entries: `${form.entries}\nhttps://example.org/shelf\n${'example.org\n'.repeat(9)}`,
  endsAt: '2020-01-01T10:00',
};

const meta = {
  title: 'Web/Start a contest',
  component: StartContestView,
  args: {
    form,
    problems: {},
    timeZone: 'Europe/Berlin',
    isKept: true,
    isConnected: true,
    onChange: nothing,
    onBlur: nothing,
    onSubmit: nothing,
    onClear: nothing,
  },
} satisfies Meta<typeof StartContestView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { form: EMPTY_FORM, isConnected: false } };
export const Wrong: Story = { args: { form: wrong, problems: findFormProblems(wrong) } };
export const NotKept: Story = { args: { isKept: false } };
