import { baseSepolia } from '@org/chain-config';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setEthereum } from '../../test/windowEthereum.ts';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { ConnectButton } from '../connect-button/ConnectButton.tsx';
import { forgetAnnounced } from '../first-step/announced.ts';
import { FirstStep } from '../first-step/FirstStep.tsx';
import { handOver } from '../first-step/handOver.ts';
import { WalletProvider } from '../layer/WalletProvider.tsx';
import { pretendPhone } from '../stories/pretendPhone.ts';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedWallet } from '../testing/createScriptedWallet.ts';
import { fixtures } from '../testing/fixtures.ts';
import { coinbaseWallet } from './popularWallets.ts';

const projectId = '0123456789abcdef0123456789abcdef';

const thrower = (): never => {
  throw new Error('hostile');
};

const createProvider = (flags: object) => () => ({
  ...flags,
  request: async () => [],
  on() {},
  removeListener() {},
});

let stop = () => {};

afterEach(() => {
  cleanup();
  stop();
  forgetAnnounced();
  pretendPhone(false);
  setEthereum(() => undefined);
  window.localStorage.clear();
  vi.restoreAllMocks();
});

const PREFIX = 'rk-wallet-option-';

/** The rows of the dialog in order; unsupported ones end in " (unsupported)". */
const listRows = () =>
  [...document.querySelectorAll<HTMLElement>(`[role="dialog"] [data-testid^="${PREFIX}"]`)].map(
    ({ dataset, textContent }) =>
      `${dataset.testid?.slice(PREFIX.length)}${textContent?.includes('(unsupported)') ? ' (unsupported)' : ''}`,
  );

const messages = {
  installed: 'Installed',
  popular: 'Popular',
  recent: 'Recent',
  unsupported: '(unsupported)',
  newToWallets: '',
  whatIsWallet: '',
  walletDescription: '',
  assetsTitle: '',
  assetsDescription: '',
  loginTitle: '',
  loginDescription: '',
  getWallet: '',
  learnMore: '',
};

type Options = { readonly projectId?: string; readonly coinbase?: typeof coinbaseWallet };

/** The rows of the first step, in its place in a dialog. */
const listFirstRows = (options: Options, isPhone: boolean) => {
  cleanup();
  render(
    <div role="dialog">
      <FirstStep
        layout={isPhone ? 'phone' : 'wide'}
        closeButton={null}
        messages={messages}
        hasProjectId={options.projectId !== undefined}
        hasCoinbaseWallet={!!options.coinbase}
        onChoose={() => {}}
      />
    </div>,
  );
  return listRows();
};

/** Names without marks, by row. */
const listNames = () =>
  [...document.querySelectorAll<HTMLElement>(`[role="dialog"] [data-testid^="${PREFIX}"]`)].map(
    ({ textContent }) => textContent?.replace('(unsupported)', '').trim(),
  );

const renderDialog = (options: Options = {}) => {
  const config = createWalletConfig({
    chains: [baseSepolia],
    appName: 'Laurel',
    nameTransport: null,
    onWarning: () => {},
    ...options,
  });
  render(
    <WalletProvider config={config}>
      <ConnectButton />
    </WalletProvider>,
  );
};

const openDialog = async (options: Options) => {
  renderDialog(options);
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }));
  await screen.findByRole('dialog', { name: 'Connect a Wallet' });
};

const withId = ['injected', 'rainbow', 'base', 'metaMask', 'walletConnectQr'];
const withoutIdOnDesktops = [
  'injected',
  'rainbow (unsupported)',
  'base',
  'metaMask',
  'walletConnectQr (unsupported)',
];
const withoutIdOnPhones = [
  'injected',
  'rainbow (unsupported)',
  'base',
  'metaMask (unsupported)',
  'walletConnectQr (unsupported)',
];

test.each<[string, boolean, Options, readonly string[], (() => unknown)?]>([
  ['a desktop, with a project id', false, { projectId }, withId],
  ['a desktop, without a project id', false, {}, withoutIdOnDesktops],
  ['a phone, with a project id', true, { projectId }, withId],
  ['a phone, without a project id', true, {}, withoutIdOnPhones],
  ['a desktop where window.ethereum throws, with a project id', false, { projectId }, withId, thrower],
  ['a desktop where window.ethereum throws, without one', false, {}, withoutIdOnDesktops, thrower],
  ['a phone where window.ethereum throws, with a project id', true, { projectId }, withId, thrower],
  ['a phone where window.ethereum throws, without one', true, {}, withoutIdOnPhones, thrower],
  [
    'the browser of MetaMask’s app, without a project id',
    true,
    {},
    ['injected', 'rainbow (unsupported)', 'base', 'metaMask', 'walletConnectQr (unsupported)'],
    createProvider({ isMetaMask: true }),
  ],
  [
    'a desktop, with Coinbase Wallet',
    false,
    { projectId, coinbase: coinbaseWallet },
    withId.map((id) => (id === 'base' ? 'coinbase' : id)),
  ],
  [
    'Brave, with a project id',
    false,
    { projectId },
    [...withId, 'brave'],
    createProvider({ isBraveWallet: true }),
  ],
])('issue 13: lists the rows of the dialog on %s', async (_, isPhone, options, rows, read) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  pretendPhone(isPhone);
  if (read) setEthereum(read);
  await openDialog(options);
  await waitFor(() => expect(listRows()).toEqual(rows));
  const names = listNames();
  expect(listFirstRows(options, isPhone)).toEqual(rows);
  expect(listNames()).toEqual(names);
});

test.each([
  ['desktops', false],
  ['phones', true],
])('issue 13: replaces the row of an announced wallet on %s', async (_, isPhone) => {
  pretendPhone(isPhone);
  const wallet = createScriptedWallet({
    privateKey: fixtures.privateKey,
    rpcUrl: 'about:blank',
    chainId: 84532,
  });
  stop = announceWallet(wallet, { name: 'MetaMask', rdns: 'io.metamask' });
  await openDialog({ projectId });
  const others = withId.filter((id) => id !== 'metaMask');
  await waitFor(() => expect(new Set(listRows())).toEqual(new Set(['io.metamask', ...others])));
  const rows = isPhone ? [...others, 'io.metamask'] : ['io.metamask', ...others];
  expect(listRows()).toEqual(rows);
  expect(listFirstRows({ projectId }, isPhone)).toEqual(rows);
});

test.each([
  ['desktops', false],
  ['phones', true],
])('lists recent wallets first in their group on %s, also in the first step', async (_, isPhone) => {
  pretendPhone(isPhone);
  window.localStorage.setItem('rk-recent', '["base","no.such.wallet","walletConnectQr"]');
  await openDialog({ projectId });
  const rows = ['base', 'walletConnectQr', 'injected', 'rainbow', 'metaMask'];
  await waitFor(() => expect(listRows()).toEqual(rows));
  const names = listNames().map((name) => name?.replace(/Recent$/, '').trim());
  expect(listFirstRows({ projectId }, isPhone)).toEqual(rows);
  expect(listNames().map((name) => name?.replace(/Recent$/, '').trim())).toEqual(names);
});

test('lists each recent wallet once, and unsupported ones at their usual place', async () => {
  const rows = ['base', 'injected', 'rainbow (unsupported)', 'metaMask', 'walletConnectQr (unsupported)'];
  window.localStorage.setItem('rk-recent', '["rainbow","base","base"]');
  expect(listFirstRows({}, false)).toEqual(rows);
  cleanup();
  window.localStorage.setItem('rk-recent', '["rainbow","base"]');
  await openDialog({});
  await waitFor(() => expect(listRows()).toEqual(rows));
});

test.each([
  ['a wallet', { kind: 'wallet', id: 'rainbow' } as const, 'This site has not set up WalletConnect yet'],
  ['“Get a Wallet”', { kind: 'get' } as const, 'Not what you'],
])('hands %s over to RainbowKit’s dialog', async (_, choice, text) => {
  renderDialog();
  const button = await screen.findByRole('button', { name: 'Connect Wallet' });
  await handOver(choice, { open: () => button.click() });
  expect(await screen.findByText(new RegExp(text))).toBeTruthy();
});

test('leaves RainbowKit’s dialog at its list if it has no such row', async () => {
  renderDialog();
  const button = await screen.findByRole('button', { name: 'Connect Wallet' });
  await handOver({ kind: 'wallet', id: 'gone' }, { open: () => button.click() });
  expect(listRows()).toEqual(withoutIdOnDesktops);
});
