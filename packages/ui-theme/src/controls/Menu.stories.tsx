import { DownloadIcon, IconButton, Menu, MoreIcon, ShareIcon } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

const download = fn();
const meta = {
  title: 'Controls/Menu',
  component: Menu,
  args: {
    trigger: (
      <IconButton label="More" variant="outlined">
        <MoreIcon />
      </IconButton>
    ),
    items: [
      { label: 'Download CSV', onPress: download, icon: <DownloadIcon /> },
      { label: 'Share', href: '#share', icon: <ShareIcon /> },
      { label: 'Change review', onPress: fn(), disabled: true },
      'separator',
      { label: 'Withdraw contest', onPress: fn(), tone: 'error' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download CSV' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(download).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
