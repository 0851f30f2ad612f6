import { Button, RouteProgress } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

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
    await expect(getComputedStyle(bar.firstElementChild as Element).backgroundColor).toBe('rgb(0, 0, 0)');
  },
};

/** Stories run with reduced motion: the bar grows in steps, without animation. */
export const WithReducedMotion: Story = {
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar');
    const fill = bar.firstElementChild as HTMLElement;
    const read = () => Number(bar.getAttribute('aria-valuenow'));
    const first = read();
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(getComputedStyle(fill).transitionDuration).toBe('0s');
      await expect(bar.getAnimations({ subtree: true })).toHaveLength(0);
    }
    await waitFor(() => expect(read()).toBeGreaterThan(first));
    await expect(fill.getBoundingClientRect().width).toBeGreaterThan(0);
  },
};

export const EndsHidden: Story = {
  render: function Change() {
    const [active, setActive] = useState(true);
    return (
      <>
        <RouteProgress active={active} />
        <Button onClick={() => setActive(false)}>Arrive</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};
