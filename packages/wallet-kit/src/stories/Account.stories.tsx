import { AccountDialogView, walletMessages } from '@org/wallet-kit';
import { fixtures } from '@org/wallet-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Stage } from './createStage.ts';
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

const meta = {
  ...stageMeta,
  component: AccountDialogView,
  title: 'Dialogs/Account',
  tags: ['dialog', 'dialog:AccountDialogView', 'own-window'],
  excludeStories: ['states'],
  parameters: { ...onStage, stage: { isConnected: true } },
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
    transactions: [],
    explorerUrl: 'https://sepolia.basescan.org',
    messages: walletMessages,
    onClear: fn(),
  },
  render: function Playground(props) {
    const close = useClose();
    return <AccountDialogView {...props} onDisconnect={close} onClose={close} />;
  },
};

const open =
  (balance: string, name = '0x70…79C8'): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `${balance} ${name}` }));
    await seeDialog(name);
    await expect(screen.getByRole('button', { name: 'Copy Address' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  };

export const Account: StageStory = { play: open('1.23 ETH') };
export const AccountOnPhone = onPhone(Account);

export const ManyEther: StageStory = {
  parameters: { stage: { node: { balance: 12_345n * 10n ** 18n } } },
  play: open('12.3k ETH'),
};
export const ManyEtherOnPhone = onPhone(ManyEther);

export const NoEther: StageStory = { parameters: { stage: { node: { balance: 0n } } }, play: open('0 ETH') };
export const NoEtherOnPhone = onPhone(NoEther);

/** The node does not answer: no balance. */
export const BalanceUnknown: StageStory = {
  parameters: { stage: { node: { answers: { eth_getBalance: () => new Promise(() => {}) } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '0x70…79C8' }));
    await seeDialog('0x70…79C8');
  },
};
export const BalanceUnknownOnPhone = onPhone(BalanceUnknown);

export const Named: StageStory = {
  parameters: { stage: { name: { name: 'judge.eth', avatar: fixtures.icon } } },
  play: open('1.23 ETH', 'judge.eth'),
};
export const NamedOnPhone = onPhone(Named);

export const LongName: StageStory = {
  parameters: { stage: { name: { name: `${'abcdefghij'.repeat(6)}.eth` } } },
  play: open('1.23 ETH', 'abcdefghijabcdefghijabcd…'),
};
export const LongNameOnPhone = onPhone(LongName);

/** The wallet moves to a network that the app does not have: the dialog stays open. */
export const UnsupportedNetwork: StageStory = {
  play: async (context) => {
    await open('1.23 ETH')(context);
    (context.loaded.stage as Stage).wallet.changeChain(fixtures.unsupportedChainId);
    await expect(await context.canvas.findByText('Wrong network')).toBeInTheDocument();
    await expect(screen.getByRole('dialog', { name: '0x70…79C8' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Disconnect' })).toBeEnabled();
  },
};
export const UnsupportedNetworkOnPhone = onPhone(UnsupportedNetwork);

const copy =
  (isAllowed: boolean, label: string): Play =>
  async (context) => {
    await open('1.23 ETH')(context);
    const { clipboard } = navigator;
    const writeText = () => (isAllowed ? Promise.resolve() : Promise.reject(new Error('not allowed')));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    try {
      await context.userEvent.click(screen.getByRole('button', { name: 'Copy Address' }));
      await expect(await screen.findByRole('button', { name: label })).toBeVisible();
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  };

/** For 1500 ms. */
export const Copied: StageStory = { play: copy(true, 'Copied!') };
export const CopiedOnPhone = onPhone(Copied);

export const NotCopied: StageStory = { play: copy(false, 'Not copied') };
export const NotCopiedOnPhone = onPhone(NotCopied);

export const ThenDisconnected: StageStory = {
  play: async (context) => {
    await open('1.23 ETH')(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
    await expect(await context.canvas.findByRole('button', { name: 'Connect Wallet' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ThenDisconnectedOnPhone = onPhone(ThenDisconnected);

type AccountState =
  | 'account'
  | 'many ether'
  | 'no ether'
  | 'balance unknown'
  | 'named'
  | 'long name'
  | 'unsupported network'
  | 'copied'
  | 'not copied'
  | 'disconnected';

export const states = {
  account: [Account, AccountOnPhone],
  'many ether': [ManyEther, ManyEtherOnPhone],
  'no ether': [NoEther, NoEtherOnPhone],
  'balance unknown': [BalanceUnknown, BalanceUnknownOnPhone],
  named: [Named, NamedOnPhone],
  'long name': [LongName, LongNameOnPhone],
  'unsupported network': [UnsupportedNetwork, UnsupportedNetworkOnPhone],
  copied: [Copied, CopiedOnPhone],
  'not copied': [NotCopied, NotCopiedOnPhone],
  disconnected: [ThenDisconnected, ThenDisconnectedOnPhone],
} satisfies Pairs<AccountState>;
