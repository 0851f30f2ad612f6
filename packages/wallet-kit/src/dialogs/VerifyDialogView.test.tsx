import { createSignIn, type SiweClient, type SiweSession } from '@org/auth-siwe';
import { local } from '@org/chain-config';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { custom } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { ConnectButton } from '../connect-button/ConnectButton.tsx';
import { WalletProvider } from '../layer/WalletProvider.tsx';
import { createWalletSession } from '../session/createWalletSession.ts';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedWallet, type ScriptedWalletOptions } from '../testing/createScriptedWallet.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const privateKey = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

const opened: SiweSession = { address, chainId: 31337, expiresAt: '2999-01-01T00:00:00Z' };

const createClient = (): {
  [Call in Exclude<keyof SiweClient, 'now'>]: ReturnType<typeof vi.fn<SiweClient[Call]>>;
} => ({
  nonce: vi.fn(async () => 'abcdefghijklmnop'),
  verify: vi.fn(async () => opened),
  session: vi.fn(async () => null),
  logout: vi.fn(async () => {}),
});

const stops: (() => void)[] = [];

const show = async (options: Partial<ScriptedWalletOptions> & { canSignIn?: boolean } = {}) => {
  const wallet = createScriptedWallet({
    privateKey,
    addresses: [address],
    rpcUrl: 'http://127.0.0.1:1',
    chainId: 31337,
    answerAfterMs: 0,
    ...options,
  } as ScriptedWalletOptions);
  stops.push(announceWallet(wallet, { name: 'Scripted Wallet', rdns: 'test.scripted' }));
  const client = createClient();
  const signIn = createSignIn({ client, domain: 'laurel.example', uri: 'https://laurel.example' });
  const session = createWalletSession();
  const config = createWalletConfig({
    chains: [local],
    appName: 'Laurel',
    onWarning: () => {},
    transports: { [local.chain.id]: custom({ request: async () => '0x0' }) },
  });
  render(
    <StrictMode>
      <WalletProvider
        config={config}
        session={session}
        signIn={options.canSignIn === false ? undefined : signIn}
      >
        <ConnectButton />
      </WalletProvider>
    </StrictMode>,
  );
  await screen.findByRole('button', { name: 'Connect Wallet' });
  return { wallet, client, signIn, session };
};

/** Signing in while disconnected connects first. */
const open = async (options: Parameters<typeof show>[0] = {}) => {
  const shown = await show(options);
  await act(() => shown.session.openVerify());
  await screen.findByRole('dialog', { name: 'Connect a Wallet' });
  await userEvent.click(screen.getByRole('button', { name: 'Scripted Wallet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verify your account' });
  return { ...shown, dialog };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const expectStillConnected = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /0x70…79C8/ })).toBeTruthy();
};

afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  window.localStorage.clear();
});

test('verifies the account with a signed message and closes', async () => {
  const { signIn, client } = await open();
  await press('Sign message');
  await waitFor(() => expect(signIn.getSnapshot()).toEqual({ status: 'authenticated', session: opened }));
  expect(client.verify.mock.calls[0]?.[0].message).toContain(address);
  await expectStillConnected();
});

test('the dialog of sign-in does not open on connecting', async () => {
  await show();
  await press('Connect Wallet');
  await press('Scripted Wallet');
  await screen.findByRole('button', { name: /0x70…79C8/ });
  await expectStillConnected();
});

test.each([
  ['Cancel', () => press('Cancel')],
  ['the cross', () => press('Close')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', () => userEvent.click(document.querySelector('.laurel-backdrop') as HTMLElement)],
])('the dialog of sign-in keeps the wallet connected: %s', async (_, leave) => {
  const { client } = await open();
  await leave();
  await expectStillConnected();
  expect(client.nonce).not.toHaveBeenCalled();
});

test('cancels if the wallet never answers, and opens no session for its late answer', async () => {
  const { client, wallet, signIn } = await open({ behavior: { personal_sign: 'pending' } });
  await press('Sign message');
  await screen.findByText('Waiting for signature...');
  await press('Cancel');
  await expectStillConnected();
  wallet.setBehavior('personal_sign', 'ok');
  wallet.release();
  await waitFor(() => expect(wallet.requests.at(-1)?.method).toBe('personal_sign'));
  expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
  expect(client.verify).not.toHaveBeenCalled();
});

test('shows a message for a failed nonce, signature and verification, and can retry each', async () => {
  const { client, wallet } = await open({ behavior: { personal_sign: -32603 } });
  client.nonce.mockRejectedValueOnce(new Error('503'));
  await press('Sign message');
  expect(await screen.findByText('Error preparing message, please retry!')).toBeTruthy();
  await press('Sign message');
  expect(await screen.findByText('Error signing message, please retry!')).toBeTruthy();
  wallet.setBehavior('personal_sign', 'ok');
  client.verify.mockRejectedValueOnce(new Error('401'));
  await press('Sign message');
  expect(await screen.findByText('Error verifying signature, please retry!')).toBeTruthy();
  await press('Sign message');
  await expectStillConnected();
  expect(client.nonce).toHaveBeenCalledTimes(4);
});

test('shows no message for a rejected signature', async () => {
  await open({ behavior: { personal_sign: 'reject' } });
  await press('Sign message');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sign message' }).hasAttribute('aria-busy')).toBe(false),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers to switch on an unsupported network', async () => {
  const { wallet } = await open();
  act(() => wallet.changeChain(999_999));
  await screen.findByText('Wrong network detected, switch or disconnect to continue.');
  expect(screen.getByRole('button', { name: 'Sign message' }).hasAttribute('disabled')).toBe(true);
  await press('Switch to Local');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Sign message' }).hasAttribute('disabled')).toBe(false),
  );
});

test.each([
  ['a rejected switch', 'reject' as const, /You rejected the switch/],
  ['a wallet that cannot switch', 4200, /does not support switching networks from this app/],
])('shows a message for a failed switch: %s', async (_, behavior, words) => {
  const { wallet } = await open({ behavior: { wallet_switchEthereumChain: behavior } });
  act(() => wallet.changeChain(999_999));
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to Local' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('does not open later if the user closes the connect dialog', async () => {
  const { session } = await show();
  await act(() => session.openVerify());
  await screen.findByRole('dialog', { name: 'Connect a Wallet' });
  await userEvent.keyboard('{Escape}');
  await press('Connect Wallet');
  await press('Scripted Wallet');
  await screen.findByRole('button', { name: /0x70…79C8/ });
  await expectStillConnected();
});

test('ends the session on another account', async () => {
  const { wallet, signIn, client } = await open();
  await press('Sign message');
  await waitFor(() => expect(signIn.getSnapshot().status).toBe('authenticated'));
  act(() => wallet.changeAccounts(['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC']));
  await waitFor(() => expect(signIn.getSnapshot()).toEqual({ status: 'idle' }));
  expect(client.logout).toHaveBeenCalled();
});

test('throws "No authentication adapter found" without signIn', async () => {
  const { session } = await show({ canSignIn: false });
  await expect(session.openVerify()).rejects.toMatchObject({
    code: 'no-adapter',
    message: 'No authentication adapter found',
  });
});
