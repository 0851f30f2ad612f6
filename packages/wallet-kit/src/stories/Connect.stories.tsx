import type { WalletProviderProps } from '@org/wallet-kit';
import { fixtures } from '@org/wallet-kit/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { StageOptions } from './createStage.ts';
import {
  actAsModalHost,
  choose,
  inNarrowWindow,
  isPressable,
  onPhone,
  openCompact,
  openConnect,
  type Pairs,
  type Play,
  providerMeta,
  type StageStory,
  seeQrCode,
} from './stageStories.tsx';

const meta = {
  ...providerMeta,
  title: 'Dialogs/Connect',
  tags: ['dialog', 'own-window'],
  excludeStories: ['states'],
} satisfies Meta<WalletProviderProps>;
export default meta;

const notice = async (words: RegExp | string) => {
  const alert = await screen.findByRole('alert');
  await expect(alert).toBeVisible();
  await expect(within(alert).getByText(words)).toBeVisible();
};

const findCard = () => document.querySelector('[data-rk] [style*="max-height"]');

export const Wallets: StageStory = {
  parameters: { stage: { wallets: 'popular' } },
  play: async (context) => {
    await openConnect(context);
    await expect(screen.getByText('Popular')).toBeVisible();
    await expect(screen.getByText('What is a Wallet?')).toBeVisible();
    await expect(findCard()).toHaveStyle({ maxHeight: '504px' });
  },
};
export const WalletsOnPhone = onPhone(Wallets, async (context) => {
  await openConnect(context);
  await expect(screen.getByText('What is a Wallet?')).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Browser Wallet' })).toBeVisible();
  // A sheet at the bottom of the window.
  const sheet = document.querySelector('[data-rk] [role="document"]');
  await waitFor(() => expect(sheet?.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
});

export const Compact: StageStory = inNarrowWindow(Wallets, async (context) => {
  await openConnect(context);
  await waitFor(() => expect(findCard()).toHaveStyle({ maxHeight: '468px' }));
  await expect(screen.getByText('New to Ethereum wallets?')).toBeVisible();
  await expect(screen.queryByText('What is a Wallet?')).toBeNull();
});

const seeRow = async (name: string) => {
  await expect(await screen.findByRole('button', { name })).toBeVisible();
};
/** Wallets that announce themselves (EIP-6963) come first. */
export const Announced: StageStory = {
  parameters: { stage: { wallets: 'popular', announced: ['One Wallet', 'Another Wallet'] } },
  play: async (context) => {
    await openConnect(context);
    await seeRow('One Wallet');
    await seeRow('Another Wallet');
    const top = (text: string) => screen.getByText(text).getBoundingClientRect().top;
    await expect(top('Installed')).toBeLessThan(top('One Wallet'));
    await expect(top('Another Wallet')).toBeLessThan(top('Popular'));
  },
};
export const AnnouncedOnPhone = onPhone(Announced, async (context) => {
  await openConnect(context);
  await seeRow('One Wallet');
});

/** The dialog opens over a modal of the page's own, which hides everything outside of it. */
export const OverAModal: StageStory = {
  play: async (context) => {
    const button = await context.canvas.findByRole('button', { name: 'Connect Wallet' });
    const stop = actAsModalHost();
    try {
      button.click();
      const row = await screen.findByRole('button', { name: 'Scripted Wallet' });
      await waitFor(() => expect(isPressable(row)).toBe(true));
    } finally {
      stop();
    }
  },
};
export const OverAModalOnPhone = onPhone(OverAModal);

export const Recent: StageStory = {
  parameters: { stage: { recent: ['scripted'] } },
  play: async (context) => {
    await openConnect(context);
    await expect(screen.getByText('Recent')).toBeVisible();
  },
};
export const RecentOnPhone = onPhone(Recent);

export const LearnCompact: StageStory = inNarrowWindow({}, async (context) => {
  await openCompact(context);
  await context.userEvent.click(screen.getByText('Learn More'));
  await expect(await screen.findByText('What is a Wallet?')).toBeVisible();
  await expect(screen.queryByText('New to Ethereum wallets?')).toBeNull();
});
export const LearnOnPhone = onPhone({}, async (context) => {
  await openConnect(context);
  await expect(screen.getByRole('link', { name: 'Learn More' })).toBeVisible();
});

const pending = { behavior: { eth_requestAccounts: 'pending' } } satisfies StageOptions;

export const Connecting: StageStory = {
  parameters: { stage: pending },
  play: async (context) => {
    await choose('Scripted Wallet')(context);
    await expect(await screen.findByText('Opening Scripted Wallet...')).toBeVisible();
    await expect(screen.getByText('Confirm connection in the extension')).toBeVisible();
  },
};
export const ConnectingOnPhone = onPhone(Connecting, choose('Scripted Wallet'));

const scan: Play = async (context) => {
  await (window.innerWidth < 768 ? openCompact : openConnect)(context);
  await context.userEvent.click(screen.getByRole('button', { name: 'Scripted Wallet' }));
  await expect(await screen.findByText('Scan with Scripted Wallet')).toBeVisible();
  await seeQrCode(window.innerWidth < 768 ? undefined : 382);
};
/** Newer versions of the QR library crash here; the workspace overrides the version. */
export const QrCode: StageStory = {
  parameters: { stage: { ...pending, displayUri: fixtures.pairingUri } },
  play: scan,
};
export const QrCodeInNarrowWindow = inNarrowWindow(QrCode);

/** After a failure the dialog shows one RETRY and no longer the attempt. */
const retry: Play = async (context) => {
  await choose('Scripted Wallet')(context);
  await expect(await screen.findByText('RETRY')).toBeVisible();
  await expect(screen.queryByText(/^(Opening|Confirm connection)/)).toBeNull();
};
/** RETRY only, without a message. */
export const Rejected: StageStory = {
  parameters: { stage: { behavior: { eth_requestAccounts: 'reject' } } },
  play: async (context) => {
    await retry(context);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
export const RejectedOnPhone = onPhone(Rejected);

export const Failed: StageStory = {
  parameters: { stage: { behavior: { eth_requestAccounts: -32603 } } },
  play: async (context) => {
    await retry(context);
    await notice('Oops, something went wrong!');
    const words = screen.getByText('Oops, something went wrong!');
    await expect(words).toHaveStyle({ color: 'rgb(179, 38, 30)' });
  },
};
export const FailedOnPhone = onPhone(Failed);
export const FailedInNarrowWindow = inNarrowWindow(Failed, async (context) => {
  await openCompact(context);
  await context.userEvent.click(screen.getByRole('button', { name: 'Scripted Wallet' }));
  await notice('Oops, something went wrong!');
  await expect(screen.getByText('RETRY')).toBeVisible();
});

const pendingRequest: Play = async (context) => {
  await choose('Scripted Wallet')(context);
  await notice(/request pending in your wallet/);
};
export const RequestPending: StageStory = {
  parameters: { stage: { behavior: { eth_requestAccounts: -32002 } } },
  play: pendingRequest,
};
export const RequestPendingOnPhone = onPhone(RequestPending);

/** RETRY asks again, which fails again here. */
const unreachable: Play = async (context) => {
  await choose('Scripted Wallet')(context);
  await notice(/WalletConnect cannot be reached/);
  const first = screen.getByRole('alert');
  await context.userEvent.click(within(first).getByRole('button', { name: 'RETRY' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await notice(/WalletConnect cannot be reached/);
  await expect(within(screen.getByRole('alert')).getByRole('button', { name: 'RETRY' })).toBeVisible();
};
/** Offline or no relay: fails within 10 s. */
export const RelayUnreachable: StageStory = {
  parameters: { stage: { wallets: 'relay', displayUri: 'never' } },
  play: unreachable,
};
export const RelayUnreachableOnPhone = onPhone(RelayUnreachable);

/** Base Account and Coinbase Wallet ask in a window of their own. */
export const InWindow: StageStory = {
  parameters: { stage: { wallets: 'window' } },
  play: async (context) => {
    await choose('Scripted Wallet')(context);
    await expect(await screen.findByText('Continue in the window that your wallet opened.')).toBeVisible();
    await expect(screen.queryByText('Confirm connection in the extension')).toBeNull();
    await expect(screen.queryByText('RETRY')).toBeNull();
  },
};
export const InWindowOnPhone = onPhone(InWindow);

const failInWindow =
  (words: RegExp): Play =>
  async (context) => {
    await retry(context);
    await notice(words);
  };
export const WindowBlocked: StageStory = {
  parameters: { stage: { wallets: 'window-blocked' } },
  play: failInWindow(/Your browser blocked the window of this wallet/),
};
export const WindowBlockedOnPhone = onPhone(WindowBlocked);
export const WindowClosed: StageStory = {
  parameters: { stage: { wallets: 'window-closed' } },
  play: failInWindow(/The window of this wallet was closed/),
};
export const WindowClosedOnPhone = onPhone(WindowClosed);

const unsupported: Play = async (context) => {
  await choose('Rainbow (unsupported)')(context);
  await expect(screen.getByText('Rainbow', { selector: '[data-testid] *' })).toBeVisible();
  await notice(/This site has not set up WalletConnect yet/);
  await expect(screen.queryByText('RETRY')).toBeNull();
};
export const Unsupported: StageStory = { parameters: { stage: { wallets: 'popular' } }, play: unsupported };
export const UnsupportedOnPhone = onPhone(Unsupported);

const notFound: Play = async (context) => {
  await choose('Browser Wallet')(context);
  await notice(/No wallet was found in this browser/);
};
export const ProviderNotFound: StageStory = { parameters: { stage: { wallets: 'popular' } }, play: notFound };
export const ProviderNotFoundOnPhone = onPhone(ProviderNotFound);

const connected: Play = async (context) => {
  await choose('Scripted Wallet')(context);
  await expect(await context.canvas.findByRole('button', { name: /0x70…79C8/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
export const ThenConnected: StageStory = { play: connected };
export const ThenConnectedOnPhone = onPhone(ThenConnected);

type ConnectState =
  | 'NONE'
  | 'compact'
  | 'announced'
  | 'LEARN_COMPACT'
  | 'over a modal'
  | 'recent'
  | 'CONNECT'
  | 'QR code'
  | 'rejected'
  | 'RETRY'
  | 'RETRY, narrow'
  | 'request pending'
  | 'relay unreachable'
  | 'in a window'
  | 'window blocked'
  | 'window closed'
  | '(unsupported)'
  | 'provider not found'
  | 'connected';

export const states = {
  NONE: [Wallets, WalletsOnPhone],
  compact: [Wallets, Compact],
  LEARN_COMPACT: [LearnCompact, LearnOnPhone],
  announced: [Announced, AnnouncedOnPhone],
  'over a modal': [OverAModal, OverAModalOnPhone],
  recent: [Recent, RecentOnPhone],
  CONNECT: [Connecting, ConnectingOnPhone],
  'QR code': [QrCode, QrCodeInNarrowWindow],
  rejected: [Rejected, RejectedOnPhone],
  RETRY: [Failed, FailedOnPhone],
  'RETRY, narrow': [Failed, FailedInNarrowWindow],
  'request pending': [RequestPending, RequestPendingOnPhone],
  'relay unreachable': [RelayUnreachable, RelayUnreachableOnPhone],
  'in a window': [InWindow, InWindowOnPhone],
  'window blocked': [WindowBlocked, WindowBlockedOnPhone],
  'window closed': [WindowClosed, WindowClosedOnPhone],
  '(unsupported)': [Unsupported, UnsupportedOnPhone],
  'provider not found': [ProviderNotFound, ProviderNotFoundOnPhone],
  connected: [ThenConnected, ThenConnectedOnPhone],
} satisfies Pairs<ConnectState>;
