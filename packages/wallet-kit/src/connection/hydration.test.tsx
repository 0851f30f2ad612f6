import { createSignIn, type SiweClient } from '@org/auth-siwe';
import { local } from '@org/chain-config';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { ConnectButton } from '../connect-button/ConnectButton.tsx';
import { WalletProvider } from '../layer/WalletProvider.tsx';
import { rememberConnected } from '../session/connectedBefore.ts';

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
