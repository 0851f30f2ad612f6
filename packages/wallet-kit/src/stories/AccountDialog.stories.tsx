import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { createStage, type Stage, type StageOptions } from './createStage.ts';
import { exceptRainbowKit } from './rainbowKitMarkup.ts';
import { StageView } from './StageView.tsx';

const meta = {
  title: 'Dialogs/Account',
  parameters: exceptRainbowKit,
  render: (_, { loaded }) => <StageView stage={loaded.stage as Stage} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (options: StageOptions = {}) => [
  async () => ({ stage: await createStage({ isConnected: true, ...options }) }),
];

const open =
  (balance: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${balance} 0x70…79C8` }));
    await expect(await screen.findByRole('button', { name: /Copy Address/ })).toBeVisible();
    await expect(screen.getByRole('button', { name: /Disconnect/ })).toBeVisible();
  };

export const NoTransactions: Story = { loaders: on(), play: open('1.23 ETH') };
export const ManyEther: Story = {
  loaders: on({ balance: 12_345n * 10n ** 18n }),
  play: open('12.3k ETH'),
};
export const Empty: Story = { loaders: on({ balance: 0n }), play: open('0 ETH') };
