import { Meter } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Controls/Meter',
  component: Meter,
  args: { label: 'Reviews', value: 34, max: 45, text: '34 of 45 reviews' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Reviews' });
    await expect(meter).toHaveAttribute('aria-valuenow', '34');
    await expect(meter).toHaveAttribute('aria-valuetext', '34 of 45 reviews');
  },
};
export const WithText: Story = { args: { showText: true } };
export const None: Story = { args: { value: 0, text: '0 of 45 reviews', showText: true } };
export const All: Story = { args: { value: 45, text: '45 of 45 reviews', showText: true } };
export const Gold: Story = { args: { value: 45, text: '45 of 45 reviews', tone: 'gold', showText: true } };
export const NothingOfNothing: Story = { args: { value: 0, max: 0, text: 'No reviews', showText: true } };
