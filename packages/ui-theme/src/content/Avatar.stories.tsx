import { Avatar } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const meta = { title: 'Controls/Avatar', component: Avatar, args: { address } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Labeled: Story = {
  args: { label: 'Local Judge 1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Local Judge 1' })).toBeVisible();
  },
};
export const Many: Story = {
  render: () => (
    <div className="laurel-story-row">
      {Array.from({ length: 48 }, (_, index) => `0x${(index * 7919 + 1).toString(16).padStart(40, 'a')}`).map(
        (one) => (
          <Avatar key={one} address={one} />
        ),
      )}
    </div>
  ),
};
/** The same first and last four characters, as in address poisoning. */
export const LookAlikes: Story = {
  render: () => (
    <div className="laurel-story-row">
      {Array.from({ length: 12 }, (_, index) => `0x70${index.toString(16).repeat(34)}79C8`).map((one) => (
        <Avatar key={one} address={one} size="large" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('.laurel-avatar')].map(({ innerHTML }) => innerHTML);
    await expect(new Set(pictures).size).toBe(pictures.length);
  },
};
