import { local } from '@org/chain-config';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { custom } from 'viem';
import { afterEach, expect, test, vi } from 'vitest';
import { createWalletConfig } from '../config/createWalletConfig.ts';
import { ConnectButton } from '../connect-button/ConnectButton.tsx';
import { answerNames } from '../stories/createStage.ts';
import { announceWallet } from '../testing/announceWallet.ts';
import { createScriptedNode } from '../testing/createScriptedNode.ts';
import { createScriptedWallet } from '../testing/createScriptedWallet.ts';
import { fixtures } from '../testing/fixtures.ts';
import { WalletProvider } from './WalletProvider.tsx';

const stops: (() => void)[] = [];

afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
  window.localStorage.clear();
});

test('tells the app the ENS avatar of the connected account, for its lists', async () => {
  const wallet = createScriptedWallet({
    privateKey: fixtures.privateKey,
    addresses: [fixtures.account],
    rpcUrl: 'about:blank',
    chainId: local.chain.id,
    answerAfterMs: 0,
  });
  stops.push(announceWallet(wallet, { name: 'Scripted Wallet', rdns: 'test.scripted' }));
  const answer = answerNames({ name: 'judge.eth', avatar: 'https://example.org/judge.png' });
  const config = createWalletConfig({
    // Without multicall, so that the scripted node needs only eth_getBalance.
    chains: [{ ...local, chain: { ...local.chain, contracts: {} } }],
    appName: 'Laurel',
    onWarning: () => {},
    nameTransport: custom({ request: async ({ method }) => (method === 'eth_call' ? answer() : '0x1') }),
    avatarUrl: (name) => `/avatars/${name}`,
    transports: { [local.chain.id]: custom(createScriptedNode({})) },
  });
  const onEnsAvatar = vi.fn();
  render(
    <WalletProvider config={config} onEnsAvatar={onEnsAvatar}>
      <ConnectButton />
    </WalletProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Wallet' }));
  expect(onEnsAvatar).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Scripted Wallet' }));
  await waitFor(() =>
    expect(onEnsAvatar).toHaveBeenCalledExactlyOnceWith(fixtures.account, '/avatars/judge.eth'),
  );
});
