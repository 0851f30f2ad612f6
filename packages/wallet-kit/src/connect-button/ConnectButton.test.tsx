import { base, local } from '@org/chain-config';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { custom } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { WalletProvider } from '../layer/WalletProvider.tsx';
import { createWalletSession } from '../session/createWalletSession.ts';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedWallet, type ScriptedWalletOptions } from '../testing/createScriptedWallet.ts';
import { ConnectButton } from './ConnectButton.tsx';
import { listHiddenParts } from './ConnectButtonView.tsx';

test('a side without a value has the default of the button', () => {
  expect(listHiddenParts({ chainStatus: { smallScreen: 'none', largeScreen: undefined } })).toEqual(
    listHiddenParts({ chainStatus: { smallScreen: 'none' } }),
  );
  expect(listHiddenParts({ chainStatus: { smallScreen: 'none' } })).toEqual({
    'data-hidden-small': 'chain balance',
    'data-hidden-large': '',
  });
});

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const privateKey = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
const rpcUrl = local.chain.rpcUrls.default.http[0] as string;

/** RPCs that never answer. */
const askNode = async () => {
  throw new Error('no node');
};
const silentNode = custom({ request: askNode }, { retryCount: 0 });

const stops: (() => void)[] = [];

const offerWallet = (options: Partial<ScriptedWalletOptions> = {}) => {
  const wallet = createScriptedWallet({
    privateKey,
    addresses: [address],
    rpcUrl,
    chainId: 31337,
    authorizationKey: 'scripted',
    ...options,
  } as ScriptedWalletOptions);
  stops.push(announceWallet(wallet, { name: 'Scripted Wallet', rdns: 'test.scripted' }));
  return wallet;
};

const show = ({
  accountPicture,
  node = silentNode,
}: {
  readonly accountPicture?: string;
  readonly node?: typeof silentNode;
} = {}) => {
  const session = createWalletSession();
  const config = createWalletConfig({
    chains: [local, base],
    appName: 'Laurel',
    onWarning: () => {},
    transports: { [local.chain.id]: node, [base.chain.id]: node },
  });
  const view = render(
    <StrictMode>
      <WalletProvider config={config} session={session} accountPicture={accountPicture}>
        <ConnectButton />
      </WalletProvider>
    </StrictMode>,
  );
  return { session, config, ...view };
};

const connect = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Connect a Wallet' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Scripted Wallet' }));
};

beforeEach(() => vi.stubGlobal('fetch', vi.fn()));

afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

test('opens the dialog; a connected wallet shows a chain and an account button', async () => {
  offerWallet();
  const { session } = show();
  await connect();
  expect(await screen.findByRole('button', { name: 'Local' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '0x70…79C8' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Connect Wallet' })).toBeNull();
  expect(session.getSnapshot()).toEqual({
    status: 'connected',
    account: address,
    chainId: 31337,
    isSupported: true,
    connectorName: 'Scripted Wallet',
  });
});

test('shows the app’s own picture of the account', async () => {
  offerWallet();
  show({ accountPicture: 'data:image/png;base64,AA==' });
  await connect();
  const account = await screen.findByRole('button', { name: '0x70…79C8' });
  expect(account.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AA==');
});

test('issue 15: moves the focus to the account button after connecting by keyboard', async () => {
  offerWallet();
  show();
  (await screen.findByRole('button', { name: 'Connect Wallet' })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Connect a Wallet' });
  // The dialog takes the focus a moment after it opens.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  within(dialog).getByRole('button', { name: 'Scripted Wallet' }).focus();
  await userEvent.keyboard('{Enter}');
  const account = await screen.findByRole('button', { name: '0x70…79C8' });
  await waitFor(() => expect(document.activeElement).toBe(account));
});

test('issue 15: leaves the focus where the user was before connecting', async () => {
  offerWallet();
  const { session } = show();
  const other = document.body.appendChild(document.createElement('button'));
  stops.push(() => other.remove());
  await screen.findByRole('button', { name: 'Connect Wallet' });
  other.focus();
  session.openConnect();
  const dialog = await screen.findByRole('dialog', { name: 'Connect a Wallet' });
  // The dialog takes the focus a moment after it opens.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  within(dialog).getByRole('button', { name: 'Scripted Wallet' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: '0x70…79C8' });
  await waitFor(() => expect(document.activeElement).toBe(other));
});

test('does not take the focus when it reconnects', async () => {
  offerWallet();
  show();
  await connect();
  await screen.findByRole('button', { name: 'Local' });
  cleanup();
  show();
  await screen.findByRole('button', { name: 'Local' });
  expect(document.activeElement).toBe(document.body);
});

test('shows "Wrong network" on an unsupported network, with a dialog to switch or disconnect', async () => {
  const wallet = offerWallet();
  const { session } = show();
  await connect();
  await screen.findByRole('button', { name: 'Local' });
  wallet.changeChain(1);
  const button = await screen.findByRole('button', { name: 'Wrong network' });
  expect(session.getSnapshot()).toMatchObject({ chainId: 1, isSupported: false });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Switch Networks' });
  expect(dialog.textContent).toContain('Wrong network detected, switch or disconnect to continue.');
  await userEvent.click(within(dialog).getByRole('button', { name: /Disconnect/ }));
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
});

test('reconnects on the next page load without showing "Connect Wallet"', async () => {
  offerWallet();
  show();
  await connect();
  await screen.findByRole('button', { name: 'Local' });
  cleanup();

  const { container } = show();
  expect(container.textContent).toContain('Reconnecting your wallet');
  const shown = new Set<string>();
  const observer = new MutationObserver(() => shown.add(container.textContent ?? ''));
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  await screen.findByRole('button', { name: 'Local' });
  observer.disconnect();
  expect([...shown].filter((text) => text.includes('Connect Wallet'))).toEqual([]);
});

test('stops waiting for a wallet that has not announced itself, and remembers it', async () => {
  window.localStorage.setItem('wallet-kit.connected', 'test.gone');
  const { session } = show();
  expect(session.getSnapshot()).toEqual({ status: 'reconnecting' });
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
  expect(window.localStorage.getItem('wallet-kit.connected')).toBe('test.gone');
});

test('disconnects if the wallet removes all accounts', async () => {
  const wallet = offerWallet();
  const { session } = show();
  await connect();
  await screen.findByRole('button', { name: 'Local' });
  wallet.changeAccounts([]);
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
  await waitFor(() => expect(session.getSnapshot()).toEqual({ status: 'disconnected' }));
  expect(window.localStorage.getItem('wallet-kit.connected')).toBeNull();
});

test('follows the wallet to another account', async () => {
  const wallet = offerWallet();
  const { session } = show();
  await connect();
  await screen.findByRole('button', { name: 'Local' });
  wallet.changeAccounts(['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC']);
  expect(await screen.findByRole('button', { name: '0x3C…93BC' })).toBeTruthy();
  expect(session.getSnapshot().account).toBe('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC');
});

test('follows the wallet to another chain', async () => {
  const wallet = offerWallet();
  const { session } = show();
  await connect();
  await screen.findByRole('button', { name: 'Local' });
  wallet.changeChain(base.chain.id);
  expect(await screen.findByRole('button', { name: 'Base' })).toBeTruthy();
  expect(session.getSnapshot()).toMatchObject({ chainId: base.chain.id, isSupported: true });
});

test('ignores an approval after the dialog was closed', async () => {
  const wallet = offerWallet({ behavior: { eth_requestAccounts: 'pending' } });
  show();
  await connect();
  await userEvent.click(
    within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  wallet.setBehavior('eth_requestAccounts', 'ok');
  wallet.release();
  await waitFor(() =>
    expect(wallet.requests.some(({ method }) => method === 'wallet_revokePermissions')).toBe(true),
  );
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
});

test.each([4200, -32601])('explains that a wallet cannot switch networks: %i', async (code) => {
  offerWallet({ behavior: { wallet_switchEthereumChain: code } });
  const { session } = show();
  await connect();
  await userEvent.click(await screen.findByRole('button', { name: 'Local' }));
  const dialog = await screen.findByRole('dialog', { name: 'Switch Networks' });
  await userEvent.click(within(dialog).getByRole('button', { name: /Base/ }));
  const sentence =
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  await expect(session.switchChain(base.chain.id)).rejects.toMatchObject({
    code: 'switch-not-supported',
    message: sentence,
  });
});

test('adds a network that the wallet does not know (4902)', async () => {
  const wallet = offerWallet();
  const { session } = show();
  await connect();
  await screen.findByRole('button', { name: 'Local' });
  await session.switchChain(base.chain.id);
  expect(wallet.requests.map(({ method }) => method)).toContain('wallet_addEthereumChain');
  expect(await screen.findByRole('button', { name: 'Base' })).toBeTruthy();
});

test.each([
  ['reject' as const, 'rejected'],
  [-32002, 'request-pending'],
])('session: maps the wallet’s answer to a switch: %s', async (behavior, code) => {
  offerWallet({ behavior: { wallet_switchEthereumChain: behavior } });
  const { session } = show();
  await connect();
  await screen.findByRole('button', { name: 'Local' });
  await expect(session.switchChain(base.chain.id)).rejects.toMatchObject({ code });
});

test('session: returns a client of the connected account, or not-connected', async () => {
  offerWallet();
  const { session } = show();
  await expect(session.getWalletClient()).rejects.toMatchObject({ code: 'not-connected' });
  await connect();
  await screen.findByRole('button', { name: 'Local' });
  const client = await session.getWalletClient();
  expect(client.account?.address).toBe(address);
  expect(client.chain?.id).toBe(31337);
});

test('the session of the button opens each dialog', async () => {
  offerWallet();
  const { session } = show();
  session.openAccount();
  expect(await screen.findByRole('dialog', { name: 'Connect a Wallet' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Scripted Wallet' }));
  await screen.findByRole('button', { name: 'Local' });
  session.openAccount();
  expect(await screen.findByRole('button', { name: /Copy Address/ })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  session.openChain();
  expect(await screen.findByRole('dialog', { name: 'Switch Networks' })).toBeTruthy();
});

test('sends no request before a wallet is chosen', async () => {
  // Wallets and nodes of other tests may still ask theirs: test files share a process.
  const own = 'http://127.0.0.1:1/own';
  const isOwn = ([url]: readonly unknown[]) => String(url) !== rpcUrl;
  const askOwnNode = vi.fn(askNode);
  offerWallet({ rpcUrl: own });
  show({ node: custom({ request: askOwnNode }, { retryCount: 0 }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }));
  await screen.findByRole('dialog', { name: 'Connect a Wallet' });
  expect(vi.mocked(fetch).mock.calls.filter(isOwn)).toEqual([]);
  expect(askOwnNode).not.toHaveBeenCalled();
});
