import { local } from '@org/chain-config';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { custom } from 'viem';
import { afterEach, expect, test } from 'vitest';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { ConnectButton } from '../connect-button/ConnectButton.tsx';
import { WalletProvider } from '../layer/WalletProvider.tsx';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedNode } from '../testing/createScriptedNode.ts';
import { createScriptedWallet } from '../testing/createScriptedWallet.ts';
import { fixtures } from '../testing/fixtures.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  window.localStorage.clear();
});

function ClientReader({ seen }: { seen: Set<QueryClient> }) {
  seen.add(useQueryClient());
  return null;
}

/** Shows the client that a child of the provider gets, and connects a wallet. */
const show = async (around: (inside: ReactNode) => ReactNode) => {
  const wallet = createScriptedWallet({
    privateKey: fixtures.privateKey,
    addresses: [fixtures.account],
    rpcUrl: 'about:blank',
    chainId: local.chain.id,
    answerAfterMs: 0,
  });
  stops.push(announceWallet(wallet, { name: 'Scripted Wallet', rdns: 'test.scripted' }));
  const config = createWalletConfig({
    // Without multicall, so that the scripted node needs only eth_getBalance.
    chains: [{ ...local, chain: { ...local.chain, contracts: {} } }],
    appName: 'Laurel',
    onWarning: () => {},
    nameTransport: null,
    transports: { [local.chain.id]: custom(createScriptedNode({})) },
  });
  const seen = new Set<QueryClient>();
  render(
    around(
      <WalletProvider config={config}>
        <ClientReader seen={seen} />
        <ConnectButton />
      </WalletProvider>,
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Scripted Wallet' }));
  await screen.findByRole('button', { name: /ETH 0x70…79C8/ });
  return [...seen];
};

test('issue 13: children get the app’s query client', async () => {
  const client = new QueryClient();
  const seen = await show((inside) => <QueryClientProvider client={client}>{inside}</QueryClientProvider>);
  // Compares by identity: clients are structurally equal.
  expect(seen).toHaveLength(1);
  expect(seen[0]).toBe(client);
  // The kit did not use it.
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(client.getMutationCache().getAll()).toEqual([]);
});

test('issue 13: children get the kit’s query client if the app has none', async () => {
  const [client, ...others] = await show((inside) => inside);
  expect(client).toBeInstanceOf(QueryClient);
  expect(others).toEqual([]);
});
