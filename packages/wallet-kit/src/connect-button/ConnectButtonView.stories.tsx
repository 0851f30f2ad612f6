import { type ConnectButtonState, ConnectButtonView, walletMessages } from '@org/wallet-kit';
import '@org/wallet-kit/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const connected = {
  status: 'connected',
  chain: { name: 'Base Sepolia' },
  account: {
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    displayName: '0x70…79C8',
    displayBalance: '1.235 ETH',
  },
  onChain: fn(),
  onAccount: fn(),
} satisfies ConnectButtonState;

const buttonStates = {
  reconnecting: { status: 'reconnecting' },
  disconnected: { status: 'disconnected', onConnect: fn() },
  'wrong-network': { status: 'wrong-network', onChain: fn() },
  connected,
} satisfies { [Status in ConnectButtonState['status']]: ConnectButtonState & { readonly status: Status } };

const meta = {
  title: 'Wallet/Connect button',
  excludeStories: ['states'],
  component: ConnectButtonView,
  argTypes: { state: { options: Object.keys(buttonStates), mapping: buttonStates } },
  args: { messages: walletMessages, state: buttonStates.disconnected },
} satisfies Meta<typeof ConnectButtonView>;
export default meta;
type Story = StoryObj<typeof meta>;

// First, because most props are of a connected wallet's button.
export const Connected: Story = {
  args: { state: connected },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Base Sepolia' }));
    await expect(connected.onChain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '1.235 ETH 0x70…79C8' }));
    await expect(connected.onAccount).toHaveBeenCalledOnce();
  },
};
export const Disconnected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  },
};
export const Reconnecting: Story = {
  args: { state: buttonStates.reconnecting },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Connect Wallet')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting your wallet');
  },
};
export const WrongNetwork: Story = {
  args: { state: buttonStates['wrong-network'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wrong network' })).toBeVisible();
  },
};
export const BalanceNotKnownYet: Story = {
  args: {
    state: { ...connected, account: { address: connected.account.address, displayName: '0x70…79C8' } },
  },
};
export const LongName: Story = {
  args: {
    state: { ...connected, account: { ...connected.account, displayName: 'a-very-long-name-of-a-jud...' } },
  },
};

export const PendingTransaction: Story = {
  args: { state: { ...connected, hasPendingTransactions: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '1.235 ETH 0x70…79C8' })).toBeVisible();
  },
};

export const FewerParts: Story = {
  args: { state: connected, accountStatus: 'address', chainStatus: 'icon', showBalance: false },
  play: async ({ canvas }) => {
    // Hidden words stay in the names.
    await expect(canvas.getByRole('button', { name: 'Base Sepolia' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1.235 ETH 0x70…79C8' })).toBeVisible();
  },
};

/** Exhaustive: a state without a story does not compile. */
export const states = {
  reconnecting: Reconnecting,
  disconnected: Disconnected,
  'wrong-network': WrongNetwork,
  connected: Connected,
} satisfies Record<ConnectButtonState['status'], Story>;
