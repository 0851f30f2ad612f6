import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { createStage, type Stage, type StageOptions } from './createStage.ts';
import { exceptRainbowKit } from './rainbowKitMarkup.ts';
import { StageView } from './StageView.tsx';

const meta = {
  title: 'Dialogs/Connect',
  parameters: exceptRainbowKit,
  render: (_, { loaded }) => <StageView stage={loaded.stage as Stage} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (options: StageOptions = {}) => [async () => ({ stage: await createStage(options) })];

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Connect Wallet' }));
  await expect(await screen.findByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible();
};

const choose: NonNullable<Story['play']> = async (context) => {
  await open(context);
  await context.userEvent.click(await screen.findByRole('button', { name: 'Scripted Wallet' }));
};

export const Wallets: Story = { loaders: on(), play: open };
export const Connecting: Story = {
  loaders: on({ behaviour: { eth_requestAccounts: 'pending' } }),
  play: async (context) => {
    await choose(context);
    await expect(await screen.findByText('Confirm connection in the extension')).toBeVisible();
  },
};
/** Newer versions of the QR library take the page down here: the override in the workspace keeps the one that works. */
export const ByQrCode: Story = {
  loaders: on({
    behaviour: { eth_requestAccounts: 'pending' },
    qrUri: `wc:${'7f6e504bfad60b48'.repeat(4)}@2?relay-protocol=irn&symKey=${'587d5484ce2a2a6e'.repeat(4)}`,
  }),
  play: async (context) => {
    await choose(context);
    await expect(await screen.findByText('Scan with Scripted Wallet')).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-rk] svg path')).toBeVisible());
  },
};
export const Rejected: Story = {
  loaders: on({ behaviour: { eth_requestAccounts: 'reject' } }),
  play: async (context) => {
    await choose(context);
    // Silent: nothing but a way to try again.
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
export const RequestPendingInTheWallet: Story = {
  loaders: on({ behaviour: { eth_requestAccounts: -32002 } }),
  play: async (context) => {
    await choose(context);
    await expect(
      await screen.findByText(/There is already a request pending in your wallet/),
    ).toBeInTheDocument();
  },
};
export const ThenConnected: Story = {
  loaders: on(),
  play: async (context) => {
    await choose(context);
    await expect(await context.canvas.findByRole('button', { name: /0x70…79C8/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
