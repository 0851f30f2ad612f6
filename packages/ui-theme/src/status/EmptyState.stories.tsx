import { Button, Card, EmptyState, ErrorIcon, Mark } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  args: { title: 'No contests yet' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No contests yet' })).toBeVisible();
  },
};
export const WholePage: Story = {
  args: { level: 1, title: 'No such contest', action: <Button href="#contests">Contests</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No such contest' })).toBeVisible();
  },
};
export const InsideOfAPart: Story = { args: { level: 3, title: 'Nobody has reviewed it yet' } };
export const TwoWaysOn: Story = {
  args: {
    children: 'Not indexed yet: it is on the chain, and the scan will have it in a moment.',
    action: (
      <>
        <Button>Look again</Button>
        <Button variant="outlined" href="#contests">
          Contests
        </Button>
      </>
    ),
  },
};
export const LongWords: Story = {
  args: {
    title: 'documentation'.repeat(12),
    children: `https://example.com/${'very-long-path-'.repeat(12)}`,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Nothing: Story = {
  args: {
    icon: <Mark size="large" />,
    children: 'The first one could be yours: three steps and one signature.',
    action: <Button href="#start">Start a contest</Button>,
  },
};
export const Failed: Story = {
  args: {
    icon: <ErrorIcon size="large" />,
    title: 'The contests could not be loaded',
    children: 'The index did not respond. Everything on the chain is safe.',
    action: <Button variant="outlined">Try again</Button>,
  },
};
