import { createSignIn, type SiweClient } from '@org/auth-siwe';
import { local } from '@org/chain-config';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { connect } from 'wagmi/actions';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { ConnectButton } from '../connect-button/ConnectButton.tsx';
import { WalletProvider } from '../layer/WalletProvider.tsx';
import { findConnectedBefore, rememberConnected } from '../session/connectedBefore.ts';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedConnector } from '../testing/createScriptedConnector.ts';
import { createScriptedWallet } from '../testing/createScriptedWallet.ts';
import { fixtures } from '../testing/fixtures.ts';
import { reconnectBefore } from './reconnectBefore.ts';

const client: SiweClient = {
  nonce: async () => 'abcdefghijklmnop',
  verify: () => new Promise(() => {}),
  session: () => new Promise(() => {}),
  logout: async () => {},
};

const createPage = (requireSignIn: boolean) => {
  const config = createWalletConfig({ chains: [local], appName: 'Laurel', onWarning: () => {} });
  const signIn = createSignIn({ client, domain: 'laurel.example', uri: 'https://laurel.example' });
  return (
    <WalletProvider config={config} signIn={signIn} requireSignIn={requireSignIn}>
      <ConnectButton />
    </WalletProvider>
  );
};

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const prerender = (requireSignIn: boolean) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(createPage(requireSignIn));
  return container;
};

test.each([
  ['optional', false],
  ['required', true],
])('issue 17: hydrates the page of a returning user, sign-in is %s', (_, requireSignIn) => {
  const container = prerender(requireSignIn);
  expect(container.textContent).not.toContain('Connect Wallet');
  rememberConnected('test.scripted');
  const onRecoverableError = vi.fn();
  render(createPage(requireSignIn), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('Reconnecting your wallet');
});

test('shows "Connect Wallet" to a new user once the page is hydrated', () => {
  const container = prerender(false);
  render(createPage(false), { container, hydrate: true });
  expect(container.textContent).toBe('Connect Wallet');
});

const create = () => {
  const wallet = createScriptedWallet({
    privateKey: fixtures.privateKey,
    addresses: [fixtures.account],
    rpcUrl: 'about:blank',
    chainId: 31337,
    answerAfterMs: 0,
  });
  const config = createWalletConfig({
    chains: [local],
    appName: 'Laurel',
    wallets: [
      {
        groupName: 'Popular',
        wallets: [
          () => ({
            id: 'scripted',
            name: 'Scripted Wallet',
            iconUrl: fixtures.icon,
            iconBackground: '#FFFFFF',
            createConnector: (details) => (options) => ({
              ...createScriptedConnector(wallet)(options),
              ...details,
            }),
          }),
        ],
      },
    ],
  });
  const statuses: string[] = [];
  config.subscribe(
    ({ status }) => status,
    (status) => void statuses.push(status),
  );
  const connectByHand = async () => {
    const [connector] = config.connectors;
    if (connector) await connect(config, { connector });
    statuses.splice(0);
  };
  return { config, wallet, statuses, connectByHand };
};

afterEach(() => {
  window.localStorage.clear();
  vi.useRealTimers();
});

test('reconnects the previous wallet on the next visit', async () => {
  const { config, wallet, statuses } = create();
  await wallet.request({ method: 'eth_requestAccounts' });
  rememberConnected('scripted');
  await reconnectBefore(config);
  expect(statuses.at(-1)).toBe('connected');
});

test('does nothing if the app has already connected', async () => {
  const { config, statuses, connectByHand } = create();
  await connectByHand();
  rememberConnected('scripted');
  await reconnectBefore(config);
  expect(statuses).toEqual([]);
});

test('keeps a wallet that the user connects during the reconnect', async () => {
  const { config, statuses, connectByHand } = create();
  rememberConnected('test.gone');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const looked = reconnectBefore(config);
  await connectByHand();
  rememberConnected('scripted');
  await vi.advanceTimersByTimeAsync(2_000);
  await looked;
  expect(statuses).toEqual([]);
  expect(findConnectedBefore()).toBe('scripted');
});

const announceLate = async (status: () => string) => {
  const wallet = createScriptedWallet({
    privateKey: fixtures.privateKey,
    addresses: [fixtures.account],
    rpcUrl: 'about:blank',
    chainId: 31337,
    answerAfterMs: 0,
  });
  await wallet.request({ method: 'eth_requestAccounts' });
  const stop = announceWallet(wallet, { name: 'Late Wallet', rdns: 'test.late' });
  await vi.advanceTimersByTimeAsync(500);
  stop();
  return status();
};

test('reconnects a wallet that announces itself after the wait, and remembers it until then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { config } = create();
  rememberConnected('test.late Late Wallet');
  const looked = reconnectBefore(config);
  await vi.advanceTimersByTimeAsync(2_600);
  await looked;
  expect(config.state.status).toBe('disconnected');
  expect(findConnectedBefore()).toBe('test.late Late Wallet');
  expect(await announceLate(() => config.state.status)).toBe('connected');
});

test('leaves a late wallet alone once another one was connected or the user disconnected', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { config } = create();
  rememberConnected('test.late Late Wallet');
  const looked = reconnectBefore(config);
  await vi.advanceTimersByTimeAsync(2_600);
  await looked;
  rememberConnected(undefined);
  expect(await announceLate(() => config.state.status)).toBe('disconnected');
});

test.each([
  ['in the same order', ['Build', 'Build Beta']],
  ['in another order', ['Build Beta', 'Build']],
])('reconnects the same build of two that announce themselves %s', async (_, names) => {
  const { config } = create();
  const stops = await Promise.all(
    names.map(async (name) => {
      const wallet = createScriptedWallet({
        privateKey: fixtures.privateKey,
        addresses: [fixtures.account],
        rpcUrl: 'about:blank',
        chainId: 31337,
        answerAfterMs: 0,
      });
      await wallet.request({ method: 'eth_requestAccounts' });
      return announceWallet(wallet, { name, rdns: 'test.build' });
    }),
  );
  rememberConnected('test.build Build Beta');
  await reconnectBefore(config);
  const { current, connections } = config.state;
  expect(current && connections.get(current)?.connector.name).toBe('Build Beta');
  for (const stop of stops) stop();
});
