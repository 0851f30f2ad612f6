import { base, baseSepolia, local } from '@org/chain-config';
import { ChainDialogView, type SwitchState, walletMessages } from '@org/wallet-kit';
import { fixtures } from '@org/wallet-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chainIcons } from '../config/chains.ts';
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
  component: ChainDialogView,
  title: 'Dialogs/Switch networks',
  tags: ['dialog', 'dialog:ChainDialogView', 'own-window'],
  excludeStories: ['states'],
  parameters: { ...onStage, stage: { isConnected: true } },
} satisfies Meta<typeof ChainDialogView>;
export default meta;

const switchStates = {
  idle: { status: 'idle' },
  asking: { status: 'asking', chainId: base.chain.id },
  rejected: { status: 'rejected' },
  'not-supported': { status: 'not-supported' },
  'request-pending': { status: 'request-pending' },
  failed: { status: 'failed' },
} satisfies { [Status in SwitchState['status']]: SwitchState & { readonly status: Status } };

/** The dialog from its props; the other stories have a wallet behind it. */
export const Playground: StoryObj<typeof ChainDialogView> = {
  ...playground,
  tags: ['!dialog', '!own-window', 'playground'],
  args: {
    open: true,
    chains: [local, baseSepolia, base].map(({ chain: { id, name } }) => ({
      id,
      name,
      iconUrl: chainIcons[id],
    })),
    currentChainId: local.chain.id,
    state: { status: 'idle' },
    messages: walletMessages,
    onSwitch: fn(),
  },
  argTypes: {
    state: { options: Object.keys(switchStates), mapping: switchStates },
  },
  render: function Playground(props) {
    const close = useClose();
    return <ChainDialogView {...props} onDisconnect={close} onClose={close} />;
  },
};

const open =
  (button: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await seeDialog('Switch Networks');
    await expect(screen.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  };

const switchAndSee =
  (messages: RegExp | string): Play =>
  async (context) => {
    await open('Local')(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Base' }));
    await expect(await screen.findByText(messages)).toBeVisible();
  };

const behave = (wallet_switchEthereumChain: 'reject' | 'never' | number) => ({
  behavior: { wallet_switchEthereumChain },
});

export const Networks: StageStory = {
  play: async (context) => {
    await open('Local')(context);
    await expect(screen.getByRole('button', { name: 'Local Connected' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
export const NetworksOnPhone = onPhone(Networks);

export const OneNetwork: StageStory = { parameters: { stage: { chains: 'one' } }, play: open('Local') };
export const OneNetworkOnPhone = onPhone(OneNetwork);

export const WrongNetwork: StageStory = {
  parameters: { stage: { chainId: fixtures.unsupportedChainId } },
  play: async (context) => {
    await open('Wrong network')(context);
    await expect(screen.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible();
  },
};
export const WrongNetworkOnPhone = onPhone(WrongNetwork);

export const ConfirmInWallet: StageStory = {
  parameters: { stage: behave('never') },
  play: switchAndSee('Confirm in Wallet'),
};
export const ConfirmInWalletOnPhone = onPhone(ConfirmInWallet);

export const Rejected: StageStory = {
  parameters: { stage: behave('reject') },
  play: switchAndSee(/You rejected the switch/),
};
export const RejectedOnPhone = onPhone(Rejected);

export const NotSupported: StageStory = {
  parameters: { stage: behave(4200) },
  play: switchAndSee(
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
  ),
};
export const NotSupportedOnPhone = onPhone(NotSupported);

export const RequestPending: StageStory = {
  parameters: { stage: behave(-32002) },
  play: switchAndSee(/request pending in your wallet/),
};
export const RequestPendingOnPhone = onPhone(RequestPending);

export const Failed: StageStory = {
  parameters: { stage: behave(-32603) },
  play: switchAndSee(/did not switch networks/),
};
export const FailedOnPhone = onPhone(Failed);

/** The wallet does not know the network (4902): it is added. */
export const ThenSwitched: StageStory = {
  play: async (context) => {
    await open('Local')(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Base' }));
    await expect(await context.canvas.findByRole('button', { name: 'Base' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ThenSwitchedOnPhone = onPhone(ThenSwitched);

export const states = {
  idle: [Networks, NetworksOnPhone],
  'one network': [OneNetwork, OneNetworkOnPhone],
  'wrong network': [WrongNetwork, WrongNetworkOnPhone],
  asking: [ConfirmInWallet, ConfirmInWalletOnPhone],
  rejected: [Rejected, RejectedOnPhone],
  'not-supported': [NotSupported, NotSupportedOnPhone],
  'request-pending': [RequestPending, RequestPendingOnPhone],
  failed: [Failed, FailedOnPhone],
  switched: [ThenSwitched, ThenSwitchedOnPhone],
} satisfies Pairs<SwitchState['status'] | 'one network' | 'wrong network' | 'switched'>;
