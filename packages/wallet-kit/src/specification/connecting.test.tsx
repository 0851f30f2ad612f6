import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedWallet } from '../testing/createScriptedWallet.ts';
import { clearStage, privateKey, show, stops } from './stage.tsx';

// One test per fact of the specification about what a connected wallet looks like and does; those about the
// connect button alone are beside it, those about sizes and layouts are stories.

afterEach(clearStage);

test('a rejected connect request is silent, RETRY may show', async () => {
  const { dialog } = await show({ behaviour: { eth_requestAccounts: 'reject' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Scripted Wallet' }));
  expect(await within(dialog).findByText('RETRY')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['-32002: request pending in your wallet', -32002, /request pending in your wallet/],
  ['"Oops, something went wrong!" where nothing better is known', -32603, 'Oops, something went wrong!'],
])('%s', async (_, behaviour, words) => {
  const { dialog, wallet } = await show({ behaviour: { eth_requestAccounts: behaviour } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Scripted Wallet' }));
  expect(within(await within(dialog).findByRole('alert')).getByText(words)).toBeTruthy();
  wallet.setBehaviour('eth_requestAccounts', 'ok');
  await userEvent.click(await within(dialog).findByText('RETRY'));
  expect(await screen.findByRole('button', { name: /0x70…79C8/ })).toBeTruthy();
});

test('provider not found: the browser has no wallet', async () => {
  const { dialog } = await show();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Browser Wallet' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'No wallet was found in this browser.',
  );
});

test('an unsupported wallet is listed as such, and says why when it is chosen', async () => {
  const { dialog } = await show();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rainbow (unsupported)' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('WALLETCONNECT_PROJECT_ID');
});

test('wallets that announce themselves stand above "Popular", and are listed once (rdns)', async () => {
  const brave = createScriptedWallet({ privateKey, rpcUrl: 'http://127.0.0.1:1', chainId: 31337 });
  stops.push(announceWallet(brave, { name: 'MetaMask', rdns: 'io.metamask' }));
  stops.push(announceWallet(brave, { name: 'MetaMask', rdns: 'io.metamask' }));
  const { dialog } = await show();
  const text = dialog.textContent ?? '';
  expect(text.indexOf('Installed')).toBeLessThan(text.indexOf('Popular'));
  expect(text.indexOf('MetaMask')).toBeLessThan(text.indexOf('Popular'));
  expect(within(dialog).getAllByRole('button', { name: 'MetaMask' })).toHaveLength(1);
});

test('"What is a Wallet?" is explained beside the list', async () => {
  const { dialog } = await show();
  expect(within(dialog).getByText('What is a Wallet?')).toBeTruthy();
  expect(within(dialog).getByText('Get a Wallet')).toBeTruthy();
});
