import { RouteProgress } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Messages/RouteProgress',
  component: RouteProgress,
  args: { active: true },
} satisfies Meta<typeof RouteProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    const bar = await canvas.findByRole('progressbar', { name: 'Loading the page' });
    const { height, top, width } = bar.getBoundingClientRect();
    await expect([height, top, width]).toEqual([
      4,
      0,
      document.documentElement.getBoundingClientRect().width,
    ]);
    await expect(getComputedStyle(bar.firstElementChild as Element).backgroundColor).toBe('rgb(11, 11, 12)');
  },
};
