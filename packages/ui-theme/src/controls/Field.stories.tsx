import { Field, Link } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Texts around any control; here a native date and time input. */
const meta = {
  title: 'Controls/Field',
  component: Field,
  args: {
    label: 'Judging ends',
    children: (control) => <input type="datetime-local" className="laurel-input" {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelOnly: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Judging ends');
    await expect(input).toBeValid();
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
};
export const WithHint: Story = { args: { hint: 'Optional' } };
export const WithHelp: Story = {
  args: {
    help: (
      <>
        In your own time zone. <Link href="#rules">What happens then?</Link>
      </>
    ),
  },
};
export const WithCount: Story = { args: { label: 'Votes', count: '3 of 5' } };
export const Invalid: Story = {
  args: { error: 'This date is in the past' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Judging ends');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('This date is in the past');
  },
};
export const Everything: Story = {
  args: {
    hint: 'Optional',
    help: 'In your own time zone',
    error: 'This date is in the past',
    count: '1 of 1',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Judging ends')).toHaveAccessibleDescription(
      'Optional This date is in the past In your own time zone 1 of 1',
    );
  },
};
export const OwnId: Story = {
  args: { id: 'ends', error: 'This date is in the past' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Judging ends');
    await expect(input).toHaveAttribute('id', 'ends');
    await expect(input).toHaveAttribute('aria-describedby', 'ends-error');
  },
};
export const LongWords: Story = {
  args: {
    label: 'Judging ends '.repeat(12).trim(),
    help: `https://example.com/${'very-long-path-'.repeat(12)}`,
    error: 'The date is before the start of the contest. '.repeat(3),
    count: '10,000 of 10,000',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
