import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { createStage, type Stage, type StageOptions } from './createStage.ts';
import { exceptRainbowKit } from './rainbowKitMarkup.ts';
import { StageView } from './StageView.tsx';

const meta = {
  title: 'Dialogs/Switch networks',
  parameters: exceptRainbowKit,
  render: (_, { loaded }) => <StageView stage={loaded.stage as Stage} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (options: StageOptions = {}) => [
  async () => ({ stage: await createStage({ isConnected: true, ...options }) }),
];

const open =
  (button: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await expect(await screen.findByRole('dialog', { name: 'Switch Networks' })).toBeVisible();
  };

export const Networks: Story = { loaders: on(), play: open('Local') };
export const OneNetwork: Story = { loaders: on({ isSingleChain: true }), play: open('Local') };
export const WrongNetwork: Story = {
  loaders: on({ chainId: 999_999 }),
  play: async (context) => {
    await open('Wrong network')(context);
    await expect(screen.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible();
    await expect(screen.getByRole('button', { name: /Disconnect/ })).toBeVisible();
  },
};
export const ConfirmInTheWallet: Story = {
  loaders: on({ behaviour: { wallet_switchEthereumChain: 'pending' } }),
  play: async (context) => {
    await open('Local')(context);
    await context.userEvent.click(screen.getByText('Base'));
    await expect(await screen.findByText('Confirm in Wallet')).toBeVisible();
  },
};
export const SwitchingNotSupported: Story = {
  loaders: on({ behaviour: { wallet_switchEthereumChain: 4200 } }),
  play: async (context) => {
    await open('Local')(context);
    await context.userEvent.click(screen.getByText('Base'));
    await expect(
      await screen.findByText(
        'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
      ),
    ).toBeVisible();
  },
};
