import { createSignIn, type SiweClient, type SiweSession } from '@org/auth-siwe';
import { local } from '@org/chain-config';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { custom } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { ConnectButton } from '../connect-button/ConnectButton.tsx';
import { WalletProvider } from '../layer/WalletProvider.tsx';
import { createWalletSession } from '../session/createWalletSession.ts';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedWallet } from '../testing/createScriptedWallet.ts';
import { fixtures } from '../testing/fixtures.ts';

// The stories (Dialogs/Verify when required) cover RainbowKit's dialog; these tests cover the session.

const open = (address: SiweSession['address']): SiweSession => ({
  address,
  chainId: 31337,
  expiresAt: '2999-01-01T00:00:00Z',
});

const stops: (() => void)[] = [];

/** A server that keeps its session during a test. */
const createServer = (first: SiweSession | null = null) => {
  let session = first;
  const client: SiweClient = {
    nonce: async () => 'abcdefghijklmnop',
    verify: async () => {
      session = open(fixtures.account);
      return session;
    },
    session: async () => session,
    logout: vi.fn(async () => {
      session = null;
    }),
  };
  return client;
};

const show = (client: SiweClient) => {
  const wallet = createScriptedWallet({
    privateKey: fixtures.privateKey,
    addresses: [fixtures.account],
    rpcUrl: 'http://127.0.0.1:1',
    chainId: 31337,
    answerAfterMs: 0,
    authorizationKey: 'scripted',
  });
  stops.push(announceWallet(wallet, { name: 'Scripted Wallet', rdns: 'test.scripted' }));
  const signIn = createSignIn({ client, domain: 'laurel.example', uri: 'https://laurel.example' });
  const session = createWalletSession();
  const config = createWalletConfig({
    chains: [local],
    appName: 'Laurel',
    onWarning: () => {},
    transports: { [local.chain.id]: custom({ request: async () => '0x0' }) },
  });
  const { container } = render(
    <StrictMode>
      <WalletProvider config={config} session={session} signIn={signIn} requireSignIn>
        <ConnectButton />
      </WalletProvider>
    </StrictMode>,
  );
  return { wallet, signIn, session, config, container };
};

const connect = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Scripted Wallet' }),
  );
  return screen.findByRole('button', { name: 'Sign message' });
};

const seeAccount = () => screen.findByRole('button', { name: /0x70…79C8/ });

afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  window.localStorage.clear();
});

test('reports the wallet and returns its client after sign-in', async () => {
  const { session, config } = show(createServer());
  await connect();
  expect(config.state.status).toBe('connected');
  expect(session.getSnapshot()).toEqual({ status: 'disconnected' });
  await expect(session.getWalletClient()).rejects.toMatchObject({ code: 'not-connected' });

  await userEvent.click(screen.getByRole('button', { name: 'Sign message' }));
  await seeAccount();
  await waitFor(() => expect(session.getSnapshot()).toMatchObject({ account: fixtures.account }));
  await expect(session.getWalletClient()).resolves.toMatchObject({ account: { address: fixtures.account } });
});

test('disconnects the wallet on Cancel, like RainbowKit', async () => {
  const { config } = show(createServer());
  await connect();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(config.state.status).toBe('disconnected'));
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
});

test('stays signed in on the next page load without showing "Connect Wallet"', async () => {
  const server = createServer();
  show(server);
  await connect();
  await userEvent.click(screen.getByRole('button', { name: 'Sign message' }));
  await seeAccount();
  cleanup();

  const { container } = show(server);
  const shown = new Set([container.textContent]);
  const observer = new MutationObserver(() => shown.add(container.textContent));
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  await seeAccount();
  observer.disconnect();
  expect([...shown].filter((text) => text?.includes('Connect Wallet'))).toEqual([]);
});

test('shows the wallet as disconnected after signing out', async () => {
  const { signIn, session, config } = show(createServer());
  await connect();
  await userEvent.click(screen.getByRole('button', { name: 'Sign message' }));
  await seeAccount();
  await signIn.signOut();
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
  expect(session.getSnapshot()).toEqual({ status: 'disconnected' });
  expect(config.state.status).toBe('connected');
});

test('ends the server’s session when the account changes', async () => {
  const server = createServer();
  const { wallet } = show(server);
  await connect();
  await userEvent.click(screen.getByRole('button', { name: 'Sign message' }));
  await seeAccount();
  wallet.changeAccounts([fixtures.otherAccount]);
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
  await waitFor(() => expect(server.logout).toHaveBeenCalled());
});

test('throws "No authentication adapter found" without signIn', () => {
  const config = createWalletConfig({ chains: [local], appName: 'Laurel', onWarning: () => {} });
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<WalletProvider config={config} requireSignIn />)).toThrow(
    'No authentication adapter found',
  );
  silence.mockRestore();
});
