import type { SwitchState } from '@org/wallet-kit';
import { fixtures } from '@org/wallet-kit/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { StageOptions } from './createStage.ts';
import { onPhone, type Pairs, type Play, type StageStory, seeDialog, stageMeta } from './stageStories.tsx';

const meta = {
  ...stageMeta,
  title: 'Dialogs/Switch networks',
  tags: ['dialog', 'own-window'],
  excludeStories: ['states'],
  args: { isConnected: true },
} satisfies Meta<StageOptions>;
export default meta;

const open =
  (button: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    await seeDialog('Switch Networks');
    await expect(screen.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  };

const switchAndSee =
  (words: RegExp | string): Play =>
  async (context) => {
    await open('Local')(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Base' }));
    await expect(await screen.findByText(words)).toBeVisible();
  };

const behave = (wallet_switchEthereumChain: 'reject' | 'never' | number) => ({
  behaviour: { wallet_switchEthereumChain },
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

export const OneNetwork: StageStory = { args: { chains: 'one' }, play: open('Local') };
export const OneNetworkOnPhone = onPhone(OneNetwork);

export const WrongNetwork: StageStory = {
  args: { chainId: fixtures.unsupportedChainId },
  play: async (context) => {
    await open('Wrong network')(context);
    await expect(screen.getByText('Wrong network detected, switch or disconnect to continue.')).toBeVisible();
  },
};
export const WrongNetworkOnPhone = onPhone(WrongNetwork);

export const ConfirmInWallet: StageStory = { args: behave('never'), play: switchAndSee('Confirm in Wallet') };
export const ConfirmInWalletOnPhone = onPhone(ConfirmInWallet);

export const Rejected: StageStory = { args: behave('reject'), play: switchAndSee(/You rejected the switch/) };
export const RejectedOnPhone = onPhone(Rejected);

export const NotSupported: StageStory = {
  args: behave(4200),
  play: switchAndSee(
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
  ),
};
export const NotSupportedOnPhone = onPhone(NotSupported);

export const RequestPending: StageStory = {
  args: behave(-32002),
  play: switchAndSee(/request pending in your wallet/),
};
export const RequestPendingOnPhone = onPhone(RequestPending);

export const Failed: StageStory = { args: behave(-32603), play: switchAndSee(/did not switch networks/) };
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
