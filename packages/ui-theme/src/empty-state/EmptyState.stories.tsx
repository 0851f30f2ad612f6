import { Button, Card, EmptyState, ErrorIcon, Mark } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';

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

export const TitleOnly: Story = {};
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
    children: 'The scan did not answer. What is on the chain is safe.',
    action: <Button variant="outlined">Try again</Button>,
  },
};
