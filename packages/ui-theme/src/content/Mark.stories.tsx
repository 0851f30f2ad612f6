import { Mark } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Foundations/Mark', component: Mark } satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Labeled: Story = {
  args: { label: 'Laurel' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Laurel' })).toBeVisible();
  },
};
