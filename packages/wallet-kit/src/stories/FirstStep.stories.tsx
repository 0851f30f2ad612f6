import '@org/wallet-kit/first-step.css';
import { announceWallet, createScriptedWallet, fixtures } from '@org/wallet-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { forgetAnnounced } from '../first-step/announced.ts';
import { ConnectFrame, type FrameLayout } from '../first-step/ConnectFrame.tsx';
import { FirstStep, type FirstStepProps } from '../first-step/FirstStep.tsx';
import { pretendPhone } from './pretendPhone.ts';
import { actAsModalHost, isPressable } from './stageStories.tsx';

type Step = Pick<FirstStepProps, 'hasProjectId' | 'chosen' | 'onChoose'> & {
  /** True if the code of the step has not loaded: only the frame is shown. */
  readonly isLoading: boolean;
};

/** The device that a story pretends to be; RainbowKit reads a phone from the user agent. */
type Device = {
  readonly isPhone?: boolean;
  readonly recent?: readonly string[];
  readonly announced?: readonly string[];
};

/** RainbowKit's English words for the same places, which importers pass in their language. */
const messages: FirstStepProps['messages'] = {
  installed: 'Installed',
  popular: 'Popular',
  recent: 'Recent',
  unsupported: '(unsupported)',
  newToWallets: 'New to Ethereum wallets?',
  whatIsWallet: 'What is a Wallet?',
  walletDescription: 'A wallet is used to send, receive, store, and display digital assets.',
  assetsTitle: 'A Home for your Digital Assets',
  assetsDescription: 'Wallets are used to send, receive, store, and display digital assets.',
  loginTitle: 'A New Way to Log In',
  loginDescription: 'Instead of creating new accounts on every website, just connect your wallet.',
  getWallet: 'Get a Wallet',
  learnMore: 'Learn More',
};

const createWallet = () =>
  createScriptedWallet({ privateKey: fixtures.privateKey, rpcUrl: 'about:blank', chainId: 31337 });

const meta = {
  title: 'Dialogs/First step of connecting',
  tags: ['dialog', 'dialog:ConnectFrame', 'own-window'],
  args: { isLoading: false, hasProjectId: true, onChoose: fn() },
  render: ({ isLoading, ...props }) => (
    <ConnectFrame title="Connect a Wallet" closeLabel="Close" onClose={() => {}}>
      {(layout, closeButton) =>
        isLoading ? closeButton : <FirstStep {...{ layout, closeButton, messages }} {...props} />
      }
    </ConnectFrame>
  ),
  beforeEach: ({ parameters }) => {
    const { isPhone = false, recent = [], announced = [] } = parameters as Device;
    pretendPhone(isPhone);
    window.localStorage.setItem('rk-recent', JSON.stringify(recent));
    const stops = announced.map((name) =>
      announceWallet(createWallet(), { name, rdns: `test.${name.length}` }),
    );
    return () => {
      for (const stop of stops) stop();
      forgetAnnounced();
      window.localStorage.removeItem('rk-recent');
      pretendPhone(false);
    };
  },
} satisfies Meta<Step>;
export default meta;

type Story = StoryObj<Step>;

const NARROW = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The inner height of RainbowKit's dialog, which takes this one's place without a jump. */
const HEIGHTS: Readonly<Partial<Record<FrameLayout, number>>> = { wide: 504, compact: 468 };

type Play = NonNullable<Story['play']>;

const see =
  (layout: FrameLayout, words?: string): Play =>
  async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Connect a Wallet' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute('data-layout', layout);
    const height = HEIGHTS[layout];
    if (height !== undefined) await expect(dialog.clientHeight).toBe(height);
    if (words !== undefined) await expect(screen.getAllByText(words)[0]).toBeVisible();
    else await expect(screen.queryByText('Rainbow')).toBeNull();
  };

/** The same state in the layout of a narrow desktop window, or of a phone. */
const inLayout = (story: Story, layout: 'compact' | 'phone', words?: string): Story => ({
  ...story,
  ...NARROW,
  parameters: { ...story.parameters, isPhone: layout === 'phone' },
  play: see(layout, words),
});

/** The frame alone, until the code of the list has loaded. */
export const Loading: Story = { args: { isLoading: true }, play: see('wide') };
export const LoadingInNarrowWindow = inLayout(Loading, 'compact');
export const LoadingOnPhone = inLayout(Loading, 'phone');

export const Wallets: Story = { play: see('wide', 'A Home for your Digital Assets') };
export const WalletsInNarrowWindow = inLayout(Wallets, 'compact', 'New to Ethereum wallets?');
export const WalletsOnPhone = inLayout(Wallets, 'phone', 'What is a Wallet?');

/** Wallets that have announced themselves (EIP-6963). */
export const Installed: Story = {
  parameters: { announced: ['Scripted Wallet', 'A wallet with a very long name, longer than its row'] },
  play: see('wide', 'Installed'),
};
export const InstalledInNarrowWindow = inLayout(Installed, 'compact', 'Installed');
export const InstalledOnPhone = inLayout(Installed, 'phone', 'Scripted Wallet');

/** Over a modal of the page's own, which hides everything outside of it. */
export const OverAModal: Story = {
  beforeEach: actAsModalHost,
  play: async (context) => {
    await see('wide', 'Rainbow')(context);
    const row = screen.getByRole('button', { name: 'Rainbow' });
    await waitFor(() => expect(isPressable(row)).toBe(true));
  },
};
export const OverAModalOnPhone = inLayout(OverAModal, 'phone', 'Rainbow');

export const Recent: Story = { parameters: { recent: ['metaMask'] }, play: see('wide', 'Recent') };
export const RecentOnPhone = inLayout(Recent, 'phone', 'Recent');

/** Without a WalletConnect project id. */
export const Unsupported: Story = { args: { hasProjectId: false }, play: see('wide', '(unsupported)') };
export const UnsupportedOnPhone = inLayout(Unsupported, 'phone', '(unsupported)');

/** A pressed row waits for the wallet layer. */
export const Busy: Story = {
  args: { chosen: { kind: 'wallet', id: 'rainbow' } },
  play: async (context) => {
    await see('wide', 'Rainbow')(context);
    await expect(screen.getByRole('button', { busy: true })).toHaveTextContent('Rainbow');
  },
};
export const BusyInNarrowWindow = inLayout(Busy, 'compact', 'Rainbow');
export const BusyOnPhone = inLayout(Busy, 'phone', 'Rainbow');
