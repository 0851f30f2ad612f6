import { Progress } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Messages/Progress',
  component: Progress,
  args: { label: 'Reading the chain' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading the chain' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};
export const Started: Story = { args: { value: 0, max: 4000, text: 'Block 0 of 4,000' } };
export const HalfWay: Story = { args: { value: 2000, max: 4000, text: 'Block 2,000 of 4,000' } };
export const Done: Story = { args: { value: 4000, max: 4000, text: 'Block 4,000 of 4,000' } };
