import { Card, Skeleton, type SkeletonProps } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Messages/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

type Shape = NonNullable<SkeletonProps['shape']>;

export const Line: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const Lines: Story = { args: { lines: 3 } };
export const Heading: Story = { args: { shape: 'heading', width: 'medium' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Block: Story = { args: { shape: 'block' } };

const shapes = { text: Line, heading: Heading, circle: Circle, block: Block } satisfies Record<Shape, Story>;
const widths = ['short', 'medium', 'long', 'full'] as const satisfies SkeletonProps['width'][];

export const EveryShapeInEveryWidth: Story = {
  render: () => (
    <div className="laurel-story-stack">
      {(Object.keys(shapes) as Shape[]).flatMap((shape) =>
        widths.map((width) => <Skeleton key={shape + width} shape={shape} width={width} />),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('.laurel-skeleton-line[data-shape=text]')];
    const found = lines.map((line) => line.getBoundingClientRect().width);
    await expect(found).toEqual([...found].sort((a, b) => a - b));
    await expect(new Set(found).size).toBe(widths.length);
  },
};
export const WithLabel: Story = {
  args: { lines: 2, label: 'Loading the contest' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the contest');
  },
};
/** Not animated with reduced motion. */
export const WithReducedMotion: Story = {
  args: { lines: 2 },
  play: async ({ canvasElement }) => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const running = canvasElement
      .getAnimations({ subtree: true })
      .filter(({ playState }) => playState === 'running');
    await expect(running).toHaveLength(0);
  },
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
