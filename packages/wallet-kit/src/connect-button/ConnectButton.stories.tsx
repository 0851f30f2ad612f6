import { ConnectButton } from '@org/wallet-kit';
import { fixtures } from '@org/wallet-kit/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Stage } from '../stories/createStage.ts';
import {
  choose,
  onPhone,
  type Pairs,
  type Play,
  type StageStory,
  StageView,
  stageMeta,
} from '../stories/stageStories.tsx';

// The button as an app shows it, with a wallet behind it. Its views alone are "Wallet/Connect button".
const meta = {
  ...stageMeta,
  component: ConnectButton,
  render: (props, { loaded }) => (
    <StageView stage={loaded.stage as Stage}>
      <ConnectButton {...props} />
    </StageView>
  ),
  title: 'Wallet/Connect button with a wallet',
  tags: ['own-window'],
  excludeStories: ['states'],
} satisfies Meta<typeof ConnectButton>;
export default meta;

const see =
  (name: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  };

// First, because the props are of a connected wallet's button.
export const Connected: StageStory = {
  parameters: { stage: { isConnected: true } },
  play: see('1.23 ETH 0x70…79C8'),
};
export const ConnectedOnPhone = onPhone(Connected);

export const Disconnected: StageStory = { play: see('Connect Wallet') };
export const DisconnectedOnPhone = onPhone(Disconnected);

/** The button does not change: the dialog covers it until the wallet answers. */
export const Connecting: StageStory = {
  parameters: { stage: { behavior: { eth_requestAccounts: 'pending' } } },
  play: async (context) => {
    await choose('Scripted Wallet')(context);
    await expect(context.canvas.getByText('Connect Wallet')).toBeInTheDocument();
  },
};
export const ConnectingOnPhone = onPhone(Connecting);

/** Closing the dialog gives the attempt up, also if the wallet answers later. */
export const GivenUp: StageStory = {
  parameters: { stage: { behavior: { eth_requestAccounts: 'pending' } } },
  play: async (context) => {
    await choose('Scripted Wallet')(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await see('Connect Wallet')(context);
  },
};
export const GivenUpOnPhone = onPhone(GivenUp);

/** A ring turns around the picture until the transaction is mined; the account dialog lists it. */
export const PendingTransaction: StageStory = {
  parameters: {
    stage: {
      isConnected: true,
      transactions: [{ hash: fixtures.hashes.pending, description: 'Start contest' }],
    },
  },
  play: async (context) => {
    await see('1.23 ETH 0x70…79C8')(context);
    const button = context.canvas.getByRole('button', { name: '1.23 ETH 0x70…79C8' });
    await expect(button.querySelector('.laurel-spinner')).toBeVisible();
  },
};
export const PendingTransactionOnPhone = onPhone(PendingTransaction);

export const WrongNetwork: StageStory = {
  parameters: { stage: { isConnected: true, chainId: fixtures.unsupportedChainId } },
  play: see('Wrong network'),
};
export const WrongNetworkOnPhone = onPhone(WrongNetwork);

type ButtonState =
  | 'disconnected'
  | 'connecting'
  | 'given up'
  | 'connected'
  | 'pending transaction'
  | 'wrong network';

export const states = {
  disconnected: [Disconnected, DisconnectedOnPhone],
  connecting: [Connecting, ConnectingOnPhone],
  'given up': [GivenUp, GivenUpOnPhone],
  connected: [Connected, ConnectedOnPhone],
  'pending transaction': [PendingTransaction, PendingTransactionOnPhone],
  'wrong network': [WrongNetwork, WrongNetworkOnPhone],
} satisfies Pairs<ButtonState>;
