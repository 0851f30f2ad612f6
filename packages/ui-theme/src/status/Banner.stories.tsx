import { Banner, Button, Link } from '@org/ui-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Messages/Banner',
  component: Banner,
  args: { title: 'Judging is over', children: 'Reviews that come now are shown, and not counted.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { tone: 'success', title: 'Agrees with the chain at block 12,345', children: undefined },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Wrong network',
    children: 'Wrong network detected, switch or disconnect to continue.',
    action: (
      <Button size="small" variant="outlined">
        Switch to Base Sepolia
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong network');
  },
};
export const Failed: Story = {
  args: {
    tone: 'error',
    title: 'Not enough for the fee',
    children: 'The fee is about 0.00004 ETH and this account holds none.',
    action: <Link href="#faucet">Get test ETH</Link>,
  },
};
export const TitleOnly: Story = { args: { children: undefined } };
