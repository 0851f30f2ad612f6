import { Card, Skeleton } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Messages/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Lines: Story = { args: { lines: 3 } };
export const Heading: Story = { args: { shape: 'heading', width: 'medium' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Block: Story = { args: { shape: 'block' } };
export const Widths: Story = {
  render: () => (
    <>
      {(['short', 'medium', 'long', 'full'] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </>
  ),
};
export const WholeCard: Story = {
  render: () => (
    <Card className="laurel-story-stack">
      <Skeleton width="short" label="Loading the contest" />
      <Skeleton shape="heading" width="long" />
      <Skeleton lines={2} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the contest');
  },
};
