import { AccountDialogView, type TransactionStatus, walletMessages } from '@org/wallet-kit';
import { fixtures } from '@org/wallet-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import {
  onPhone,
  onStage,
  type Pairs,
  type Play,
  playground,
  type StageStory,
  seeDialog,
  stageMeta,
  useClose,
} from './stageStories.tsx';

const { pending, confirmed, failed } = fixtures.hashes;

const meta = {
  ...stageMeta,
  component: AccountDialogView,
  title: 'Dialogs/Transactions',
  tags: ['dialog', 'own-window'],
  excludeStories: ['states'],
  parameters: {
    ...onStage,
    stage: {
      isConnected: true,
      node: { receipts: { [confirmed]: 'success', [failed]: 'reverted' } },
    },
  },
} satisfies Meta<typeof AccountDialogView>;
export default meta;

/** The dialog from its props; the other stories have a wallet behind it. */
export const Playground: StoryObj<typeof AccountDialogView> = {
  ...playground,
  tags: ['!dialog', '!own-window', 'playground'],
  args: {
    open: true,
    account: {
      address: fixtures.account,
      displayName: 'judge.eth',
      displayBalance: '1.23 ETH',
      avatarUrl: fixtures.icon,
    },
    transactions: [
      { hash: pending, description: 'Start contest', status: 'pending' },
      { hash: confirmed, description: 'Publish review', status: 'confirmed' },
      { hash: failed, description: 'Withdraw contest', status: 'failed' },
    ],
    explorerUrl: 'https://sepolia.basescan.org',
    messages: walletMessages,
    onClear: fn(),
  },
  render: function Playground(props) {
    const close = useClose();
    return <AccountDialogView {...props} onDisconnect={close} onClose={close} />;
  },
};

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /0x70…79C8/ }));
  await seeDialog('0x70…79C8');
  await expect(screen.getByRole('heading', { name: 'Recent Transactions' })).toBeVisible();
};

const see =
  (...texts: string[]): Play =>
  async (context) => {
    await open(context);
    for (const text of texts) await expect(await screen.findByText(text)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Clear All' })).toBeVisible();
  };

export const Empty: StageStory = {
  play: async (context) => {
    await open(context);
    await expect(screen.getByText('Your transactions will appear here...')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
  },
};
export const EmptyOnPhone = onPhone(Empty);

export const Pending: StageStory = {
  parameters: { stage: { transactions: [{ hash: pending, description: 'Start contest' }] } },
  play: see('Start contest', 'Pending'),
};
export const PendingOnPhone = onPhone(Pending);

export const Confirmed: StageStory = {
  parameters: { stage: { transactions: [{ hash: confirmed, description: 'Publish review' }] } },
  play: see('Publish review', 'Confirmed'),
};
export const ConfirmedOnPhone = onPhone(Confirmed);

export const Failed: StageStory = {
  parameters: { stage: { transactions: [{ hash: failed, description: 'Withdraw contest' }] } },
  play: see('Withdraw contest', 'Failed'),
};
export const FailedOnPhone = onPhone(Failed);

const four = [
  { hash: `0x${'4'.repeat(64)}`, description: 'The oldest, not shown' },
  { hash: failed, description: 'Withdraw contest' },
  { hash: confirmed, description: 'Publish review of https://example.org/an/entry/with/a/long/address' },
  { hash: pending, description: 'Start contest' },
] as const;

/** Three of four, and the explorer for all of them. */
export const ThreeOfFour: StageStory = {
  parameters: { stage: { transactions: four, chains: 'public' } },
  play: async (context) => {
    await see('Pending', 'Confirmed', 'Failed')(context);
    await expect(screen.queryByText('The oldest, not shown')).toBeNull();
    await expect(screen.getByRole('link', { name: 'View more on Explorer' })).toBeVisible();
  },
};
export const ThreeOfFourOnPhone = onPhone(ThreeOfFour);

export const Cleared: StageStory = {
  parameters: { stage: { transactions: four } },
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    await expect(await screen.findByText('Your transactions will appear here...')).toBeVisible();
  },
};
export const ClearedOnPhone = onPhone(Cleared);

export const states = {
  empty: [Empty, EmptyOnPhone],
  pending: [Pending, PendingOnPhone],
  confirmed: [Confirmed, ConfirmedOnPhone],
  failed: [Failed, FailedOnPhone],
  'three of four': [ThreeOfFour, ThreeOfFourOnPhone],
  cleared: [Cleared, ClearedOnPhone],
} satisfies Pairs<TransactionStatus | 'empty' | 'three of four' | 'cleared'>;
