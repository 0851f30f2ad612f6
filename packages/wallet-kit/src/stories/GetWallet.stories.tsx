import type { WalletProviderProps } from '@org/wallet-kit';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import {
  inNarrowWindow,
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
  title: 'Dialogs/Get a wallet',
  tags: ['dialog', 'own-window'],
  excludeStories: ['states'],
} satisfies Meta<WalletProviderProps>;
export default meta;

/** Opens the list of wallets to get: directly in a wide window, through "Learn More" in a narrow one. */
const get: Play = async (context) => {
  if (window.innerWidth < 768) {
    await openCompact(context);
    await context.userEvent.click(screen.getByText('Learn More'));
  } else await openConnect(context);
  await context.userEvent.click(await screen.findByRole('button', { name: 'Get a Wallet' }));
};

const seeSteps = async (...titles: string[]) => {
  for (const title of titles) await expect(screen.getByText(title)).toBeVisible();
};

const pick =
  (then: Play): Play =>
  async (context) => {
    await get(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'GET' }));
    await then(context);
  };

export const Get: StageStory = {
  parameters: { stage: { wallets: 'many' } },
  play: async (context) => {
    await get(context);
    await expect(await screen.findAllByRole('button', { name: 'GET' })).toHaveLength(5);
  },
};
export const GetOnPhone = onPhone(Get, async (context) => {
  await openConnect(context);
  await context.userEvent.click(await screen.findByRole('button', { name: 'Get a Wallet' }));
  await expect(await screen.findAllByRole('link', { name: 'GET' })).toHaveLength(3);
});
export const GetInNarrowWindow = inNarrowWindow(Get);

export const DownloadOptions: StageStory = {
  parameters: { stage: { wallets: 'phone-and-extension' } },
  play: pick(async () => {
    await expect(await screen.findByText('Get Both Wallet')).toBeVisible();
    await expect(screen.getByText('Both Wallet for Mobile')).toBeVisible();
  }),
};
export const DownloadOptionsInNarrowWindow = inNarrowWindow(DownloadOptions);

const download = pick(async () => {
  await expect(await screen.findByText('Install Phone Wallet')).toBeVisible();
  await seeQrCode(268);
});
export const Download: StageStory = { parameters: { stage: { wallets: 'phone-only' } }, play: download };
export const DownloadInNarrowWindow = inNarrowWindow(Download);

export const InstructionsMobile: StageStory = {
  parameters: { stage: { wallets: 'phone-only' } },
  play: async (context) => {
    await download(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await expect(await screen.findByText('Get started with Phone Wallet')).toBeVisible();
    await seeSteps('Open the Rainbow app', 'Create or Import a Wallet', 'Tap the scan button');
  },
};
export const InstructionsMobileInNarrowWindow = inNarrowWindow(InstructionsMobile);

export const InstructionsExtension: StageStory = {
  parameters: { stage: { wallets: 'extension-only' } },
  play: pick(async () => {
    await expect(await screen.findByText('Get started with Extension Wallet')).toBeVisible();
    await seeSteps('Install the MetaMask extension', 'Create or Import a Wallet', 'Refresh your browser');
  }),
};
export const InstructionsExtensionInNarrowWindow = inNarrowWindow(InstructionsExtension);

export const InstructionsDesktop: StageStory = {
  parameters: { stage: { wallets: 'desktop-only' } },
  play: pick(async () => {
    await expect(await screen.findByText('Get started with Desktop Wallet')).toBeVisible();
  }),
};
export const InstructionsDesktopInNarrowWindow = inNarrowWindow(InstructionsDesktop);

type GetState =
  | 'GET'
  | 'GET, narrow'
  | 'DOWNLOAD_OPTIONS'
  | 'DOWNLOAD'
  | 'INSTRUCTIONS_MOBILE'
  | 'INSTRUCTIONS_EXTENSION'
  | 'INSTRUCTIONS_DESKTOP';

export const states = {
  GET: [Get, GetOnPhone],
  'GET, narrow': [Get, GetInNarrowWindow],
  DOWNLOAD_OPTIONS: [DownloadOptions, DownloadOptionsInNarrowWindow],
  DOWNLOAD: [Download, DownloadInNarrowWindow],
  INSTRUCTIONS_MOBILE: [InstructionsMobile, InstructionsMobileInNarrowWindow],
  INSTRUCTIONS_EXTENSION: [InstructionsExtension, InstructionsExtensionInNarrowWindow],
  INSTRUCTIONS_DESKTOP: [InstructionsDesktop, InstructionsDesktopInNarrowWindow],
} satisfies Pairs<GetState>;
