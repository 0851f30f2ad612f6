import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { custom } from 'viem';
import { anvil } from 'viem/chains';
import { afterEach, expect, test } from 'vitest';
import { createConfig, WagmiProvider } from 'wagmi';
import { connect as connectByAction } from 'wagmi/actions';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { WalletProvider } from '../layer/WalletProvider.tsx';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedConnector } from '../testing/createScriptedConnector.ts';
import { createScriptedNode } from '../testing/createScriptedNode.ts';
import { createScriptedWallet } from '../testing/createScriptedWallet.ts';
import { fixtures } from '../testing/fixtures.ts';
import { ConnectButton } from './ConnectButton.tsx';

const stops: (() => void)[] = [];
const transports = { [anvil.id]: custom(createScriptedNode({})) };

const createWallet = () =>
  createScriptedWallet({
    privateKey: fixtures.privateKey,
    addresses: [fixtures.account],
    rpcUrl: 'about:blank',
    chainId: anvil.id,
    answerAfterMs: 0,
  });

const createKitConfig = () => {
  stops.push(announceWallet(createWallet(), { name: 'Scripted Wallet', rdns: 'test.scripted' }));
  return createWalletConfig({ chains: [anvil], appName: 'My app', onWarning: () => {}, transports });
};

const connect = async (label: string) => {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('button', { name: 'Scripted Wallet' }));
};

function ClientReader({ seen }: { readonly seen: Set<QueryClient> }) {
  seen.add(useQueryClient());
  return null;
}

afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  window.localStorage.clear();
});

test('renames "Connect Wallet", and hides parts by screen', async () => {
  const { container } = render(
    <WalletProvider config={createKitConfig()}>
      <ConnectButton
        label="Log in"
        accountStatus="avatar"
        chainStatus={{ smallScreen: 'none', largeScreen: 'name' }}
        showBalance={false}
      />
    </WalletProvider>,
  );
  await connect('Log in');
  await screen.findByRole('button', { name: /0x70…79C8/ });
  const { dataset } = container.querySelector('.wallet-kit-buttons') as HTMLElement;
  expect(dataset).toMatchObject({
    hiddenSmall: 'name chain balance',
    hiddenLarge: 'name chain-icon balance',
  });
});

test('renders a button of one’s own with ConnectButton.Custom', async () => {
  render(
    <WalletProvider config={createKitConfig()}>
      <ConnectButton.Custom>
        {({ account, chain, mounted, openConnectModal, openAccountModal, accountModalOpen }) =>
          mounted && account && chain ? (
            <button type="button" onClick={openAccountModal} aria-expanded={accountModalOpen}>
              {`${account.displayName} on ${chain.name}`}
            </button>
          ) : (
            <button type="button" onClick={openConnectModal}>
              Log in
            </button>
          )
        }
      </ConnectButton.Custom>
    </WalletProvider>,
  );
  await connect('Log in');
  await userEvent.click(await screen.findByRole('button', { name: '0x70…79C8 on Anvil' }));
  await screen.findByRole('button', { name: 'Disconnect' });
  const button = screen.getByRole('button', { name: /on Anvil/, hidden: true });
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('issue 17: gives ConnectButton.Custom the balance in RainbowKit’s fields', async () => {
  render(
    <WalletProvider config={createKitConfig()}>
      <ConnectButton.Custom>
        {({ account, openConnectModal }) => (
          <button type="button" onClick={openConnectModal}>
            {account
              ? [
                  account.displayBalance,
                  account.balanceFormatted,
                  account.balanceSymbol,
                  account.balanceDecimals,
                ].join(' | ')
              : 'Log in'}
          </button>
        )}
      </ConnectButton.Custom>
    </WalletProvider>,
  );
  await connect('Log in');
  await screen.findByRole('button', { name: '1.23 ETH | 1.2345 | ETH | 18' });
});

test('takes the QueryClient of the app', () => {
  const client = new QueryClient();
  const seen = new Set<QueryClient>();
  render(
    <WalletProvider config={createKitConfig()} queryClient={client}>
      <ClientReader seen={seen} />
    </WalletProvider>,
  );
  expect([...seen]).toEqual([client]);
});

test('takes the configuration of the WagmiProvider around it', async () => {
  const config = createConfig({
    chains: [anvil],
    transports: { [anvil.id]: custom(createScriptedNode({})) },
    connectors: [createScriptedConnector(createWallet())],
    storage: null,
  });
  render(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <WalletProvider appName="My app">
        <ConnectButton />
      </WalletProvider>
    </WagmiProvider>,
  );
  await screen.findByRole('button', { name: 'Connect Wallet' });
  const [connector] = config.connectors;
  if (connector) await connectByAction(config, { connector });
  await screen.findByRole('button', { name: /0x70…79C8/ });
});

test('RainbowKit’s button needs a configuration', () => {
  expect(() => render(<WalletProvider />)).toThrow('needs `config`');
});
