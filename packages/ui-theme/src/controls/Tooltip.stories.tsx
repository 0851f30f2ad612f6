import { Button, Tooltip } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Controls/Tooltip',
  component: Tooltip,
  args: {
    content: 'Everybody can check this',
    children: <Button variant="outlined">Block 12,345</Button>,
  },
  decorators: [
    (Story) => (
      <div className="laurel-story-below">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Everybody can check this');
  },
};
export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(document.querySelector('.laurel-tooltip')).toBeVisible());
  },
};
export const ClosedByEscape: Story = {
  play: async (context) => {
    await OnFocus.play?.(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('.laurel-tooltip')).toBeNull());
  },
};
