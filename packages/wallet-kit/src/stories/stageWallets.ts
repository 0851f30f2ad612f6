import { tokens } from '@org/ui-theme';
import { fixtures } from '@org/wallet-kit/testing';
import type { WalletConfigOptions } from '../config/createWalletConfig.ts';
import type { CreateWallet, WalletDescription } from '../wallets/injectedProvider.ts';
import { inWindow } from '../wallets/inWindow.ts';
import { waitForPairing } from '../wallets/overRelay.ts';

/** The wallets of a story's list. They differ in their download links. */
export type StageWallets =
  | 'scripted'
  | 'popular'
  | 'phone-and-extension'
  | 'phone-only'
  | 'extension-only'
  | 'desktop-only'
  | 'many'
  | 'relay'
  | 'window'
  | 'window-blocked'
  | 'window-closed';

type Steps = readonly ('install' | 'create' | 'scan' | 'refresh' | 'connect')[];

/** Install steps, which RainbowKit has for its own wallets only. */
const instruct = (of: string, steps: Steps) => ({
  learnMoreUrl: 'https://example.org/learn',
  steps: steps.map((step, index) => ({
    step,
    title: `wallet_connectors.${of}.step${index + 1}.title`,
    description: `wallet_connectors.${of}.step${index + 1}.description`,
  })),
});

const site = 'https://example.org/wallet';

const onPhone: Partial<WalletDescription> = {
  qrCode: { getUri: (uri) => uri, instructions: instruct('rainbow.qr_code', ['install', 'create', 'scan']) },
};
const inBrowser: Partial<WalletDescription> = {
  extension: { instructions: instruct('metamask.extension', ['install', 'create', 'refresh']) },
};
const onDesktop: Partial<WalletDescription> = {
  desktop: {
    getUri: (uri) => uri,
    instructions: instruct('ledger.desktop', ['install', 'create', 'connect']),
  },
};

const urls = {
  qrCode: { android: site, ios: site, mobile: site, qrCode: site },
  extension: { chrome: site, firefox: site, edge: site, safari: site, opera: site, browserExtension: site },
  desktop: { desktop: site, windows: site, macos: site, linux: site },
};

const describe =
  (name: string, description: Partial<WalletDescription>): CreateWallet =>
  () => ({
    id: name.toLowerCase().replaceAll(' ', ''),
    name,
    iconUrl: fixtures.icon,
    iconBackground: tokens.picture[0],
    installed: false,
    createConnector: (details) => () =>
      ({ id: name, name, type: 'story', getProvider: () => new Promise(() => {}), ...details }) as never,
    ...description,
  });

/** A wallet whose relay never sends a pairing, with a shortened timeout. */
const overDeadRelay =
  (entry: CreateWallet): CreateWallet =>
  (parameters) => {
    const wallet = entry(parameters);
    return {
      ...wallet,
      createConnector: (details) => (config) => ({
        ...wallet.createConnector(details)(config),
        connect: () => waitForPairing(Promise.reject(new Error('socket closed')), config.emitter),
      }),
    };
  };

const stay = { closed: false, focus() {}, close() {} };

/** A wallet that asks in a window: one that stays open, none, or one that is closed at once. No window opens. */
const askInWindow =
  (popup: object | null) =>
  (entry: CreateWallet): CreateWallet =>
  (parameters) => {
    const asking = inWindow((given) => ({
      ...entry(given),
      createConnector: (details) => (config) => ({
        ...entry(given).createConnector(details)(config),
        connect: async () => {
          window.open('https://wallet.example', 'wallet', 'width=420');
          return new Promise<never>(() => {});
        },
      }),
    }))(parameters);
    return {
      ...asking,
      createConnector: (details) => (config) => {
        const connector = asking.createConnector(details)(config);
        const connect: typeof connector.connect = async (given) => {
          const { open } = window;
          window.open = () => popup as Window | null;
          try {
            return await connector.connect(given);
          } finally {
            window.open = open;
          }
        };
        return { ...connector, connect };
      },
    };
  };

const lists: Record<Exclude<StageWallets, 'popular'>, (scripted: CreateWallet) => CreateWallet[]> = {
  scripted: (scripted) => [scripted],
  'phone-and-extension': (scripted) => [
    scripted,
    describe('Both Wallet', {
      ...onPhone,
      ...inBrowser,
      downloadUrls: { ...urls.qrCode, ...urls.extension },
    }),
  ],
  'phone-only': (scripted) => [scripted, describe('Phone Wallet', { ...onPhone, downloadUrls: urls.qrCode })],
  'extension-only': (scripted) => [
    scripted,
    describe('Extension Wallet', { ...inBrowser, downloadUrls: urls.extension }),
  ],
  'desktop-only': (scripted) => [
    scripted,
    describe('Desktop Wallet', { ...onDesktop, downloadUrls: urls.desktop }),
  ],
  many: () =>
    ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((name) =>
      describe(`${name} Wallet`, {
        ...onPhone,
        ...inBrowser,
        downloadUrls: { ...urls.qrCode, ...urls.extension },
      }),
    ),
  relay: (scripted) => [overDeadRelay(scripted)],
  window: (scripted) => [askInWindow(stay)(scripted)],
  'window-blocked': (scripted) => [askInWindow(null)(scripted)],
  'window-closed': (scripted) => [askInWindow({ ...stay, closed: true })(scripted)],
};

/** The wallet as an option of the configuration. */
export function listStageWallets(
  wallets: StageWallets,
  scripted: CreateWallet,
): Pick<WalletConfigOptions, 'wallets'> {
  return wallets === 'popular'
    ? {}
    : { wallets: [{ groupName: 'Popular', wallets: lists[wallets](scripted) }] };
}
