import { defaultTexts, type Trouble, TroubleDialog } from '@org/wallet-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

const onClose = fn();
const meta = {
  title: 'Dialogs/Wallet trouble',
  excludeStories: ['troubles'],
  component: TroubleDialog,
  args: { texts: defaultTexts, onClose, trouble: 'switch-not-supported' },
} satisfies Meta<typeof TroubleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SwitchNotSupported: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Your wallet' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
export const RequestPending: Story = { args: { trouble: 'request-pending' } };

/** Every trouble has a story: one without does not compile. */
export const troubles = {
  'switch-not-supported': SwitchNotSupported,
  'request-pending': RequestPending,
} satisfies Record<Trouble, Story>;
