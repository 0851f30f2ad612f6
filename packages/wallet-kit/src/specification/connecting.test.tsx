import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedWallet } from '../testing/createScriptedWallet.ts';
import { fixtures } from '../testing/fixtures.ts';
import { clearStage, privateKey, show, stops } from './stage.tsx';

// One test per fact of the specification. The connect button's tests are beside it; sizes and layouts are stories.

afterEach(clearStage);

test('a session is connecting while the wallet asks, then connected', async () => {
  const { dialog, session, wallet } = await show({ behavior: { eth_requestAccounts: 'pending' } });
  expect(session.getSnapshot().status).toBe('disconnected');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Scripted Wallet' }));
  await waitFor(() => expect(session.getSnapshot()).toEqual({ status: 'connecting' }));
  wallet.setBehavior('eth_requestAccounts', 'ok');
  wallet.release();
  await waitFor(() => expect(session.getSnapshot()).toMatchObject({ status: 'connected', chainId: 31337 }));
});

test('a session that was connecting is disconnected after a rejection', async () => {
  const { dialog, session, wallet } = await show({ behavior: { eth_requestAccounts: 'pending' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Scripted Wallet' }));
  await waitFor(() => expect(session.getSnapshot()).toEqual({ status: 'connecting' }));
  wallet.setBehavior('eth_requestAccounts', 'reject');
  wallet.release();
  await waitFor(() => expect(session.getSnapshot()).toEqual({ status: 'disconnected' }));
});

test('shows no message for a rejected connect request', async () => {
  const { dialog } = await show({ behavior: { eth_requestAccounts: 'reject' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Scripted Wallet' }));
  expect(await within(dialog).findByText('RETRY')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['-32002: request pending in your wallet', -32002, /request pending in your wallet/],
  ['"Oops, something went wrong!" for an unknown error', -32603, 'Oops, something went wrong!'],
])('shows the error of a connect request: %s', async (_, behavior, words) => {
  const { dialog, wallet } = await show({ behavior: { eth_requestAccounts: behavior } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Scripted Wallet' }));
  expect(within(await within(dialog).findByRole('alert')).getByText(words)).toBeTruthy();
  wallet.setBehavior('eth_requestAccounts', 'ok');
  await userEvent.click(await within(dialog).findByText('RETRY'));
  expect(await screen.findByRole('button', { name: /0x70…79C8/ })).toBeTruthy();
});

test('names the fault of a wallet that reports no events, before it asks the user', async () => {
  const request = vi.fn(async () => []);
  const info = { uuid: 'u', name: 'Silent Wallet', rdns: 'test.silent', icon: fixtures.icon };
  const detail = { info, provider: { request } };
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  stops.push(() => window.removeEventListener('eip6963:requestProvider', announce));
  const { dialog } = await show();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Silent Wallet' }));
  const notice = await within(dialog).findByRole('alert');
  expect(notice.textContent).toContain('Silent Wallet');
  expect(notice.textContent).toContain('does not report changes of account or network');
  expect(within(notice).queryByText('RETRY')).toBeNull();
  expect(request).not.toHaveBeenCalledWith(expect.objectContaining({ method: 'eth_requestAccounts' }));
});

test('provider not found: the browser has no wallet', async () => {
  const { dialog } = await show();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Browser Wallet' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'No wallet was found in this browser.',
  );
});

test('issue 13: shows "(unsupported)" after the name, in the specification’s order', async () => {
  const { dialog } = await show({ messages: { unsupported: '(nicht verfügbar)' } });
  const row = await within(dialog).findByRole('button', { name: 'Rainbow (nicht verfügbar)' });
  expect(within(row).getByText('Rainbow', { exact: true })).toBeTruthy();
  expect(within(row).getByText('(nicht verfügbar)', { exact: true })).toBeTruthy();
  const text = dialog.textContent ?? '';
  const places = ['Popular', 'Browser Wallet', 'Rainbow', 'Base', 'MetaMask', 'WalletConnect'].map((name) =>
    text.indexOf(name),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('issue 13: explains what an unsupported wallet needs and what to do instead', async () => {
  const { dialog } = await show();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Rainbow (unsupported)' }));
  const notice = await within(dialog).findByRole('alert');
  expect(notice.textContent).toContain('This site has not set up WalletConnect yet');
  expect(notice.textContent).toContain('Use a wallet in this browser');
  expect(document.body.textContent).not.toContain('PROJECT_ID');
  expect(within(notice).queryByText('RETRY')).toBeNull();
});

test('issue 13: shows only the failure until the retry', async () => {
  const { dialog, wallet } = await show({ behavior: { eth_requestAccounts: -32603 } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Scripted Wallet' }));
  await within(dialog).findByText('Oops, something went wrong!');
  expect(within(dialog).queryByText(/^Opening/)).toBeNull();
  expect(within(dialog).queryByText(/^Confirm connection/)).toBeNull();
  expect(within(dialog).getAllByText('RETRY')).toHaveLength(1);
  wallet.setBehavior('eth_requestAccounts', 'pending');
  await userEvent.click(within(dialog).getByText('RETRY'));
  expect(await within(dialog).findByText('Opening Scripted Wallet...')).toBeTruthy();
  expect(within(dialog).queryByText('Oops, something went wrong!')).toBeNull();
  expect(within(dialog).queryByText('RETRY')).toBeNull();
});

test('issue 13: offers only wallets that work without WalletConnect under "Get a Wallet"', async () => {
  const { dialog } = await show();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Get a Wallet' }));
  expect(await within(dialog).findAllByRole('button', { name: 'GET' })).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'GET' }));
  expect(await within(dialog).findByText('Get started with MetaMask')).toBeTruthy();
});

test('lists announced wallets above "Popular", once (rdns)', async () => {
  const brave = createScriptedWallet({ privateKey, rpcUrl: 'http://127.0.0.1:1', chainId: 31337 });
  stops.push(announceWallet(brave, { name: 'MetaMask', rdns: 'io.metamask' }));
  stops.push(announceWallet(brave, { name: 'MetaMask', rdns: 'io.metamask' }));
  const { dialog } = await show();
  const text = dialog.textContent ?? '';
  expect(text.indexOf('Installed')).toBeLessThan(text.indexOf('Popular'));
  expect(text.indexOf('MetaMask')).toBeLessThan(text.indexOf('Popular'));
  expect(within(dialog).getAllByRole('button', { name: 'MetaMask' })).toHaveLength(1);
});

test('explains "What is a Wallet?" beside the list', async () => {
  const { dialog } = await show();
  expect(within(dialog).getByText('What is a Wallet?')).toBeTruthy();
  expect(within(dialog).getByText('Get a Wallet')).toBeTruthy();
});
