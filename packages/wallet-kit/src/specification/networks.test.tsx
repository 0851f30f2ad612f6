import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { listChains } from '../config/chains.ts';
import { address, clearStage, connect, openChains, show, withoutMulticall } from './stage.tsx';

// One test per fact of the specification. The connect button's tests are beside it; sizes and layouts are stories.

afterEach(clearStage);

test('lists the chains, marks the current one and offers Disconnect', async () => {
  await connect();
  const dialog = await openChains();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Local  Connected', 'Base Sepolia', 'Base']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
});

test.each([
  ['a rejected switch', 'reject' as const, /You rejected the switch/],
  ['-32002', -32002, /request pending in your wallet/],
  [
    'a wallet that cannot switch',
    4200,
    'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
  ],
  ['a failed switch', -32603, /did not switch networks/],
])('shows the error of a network switch: %s', async (_, behavior, words) => {
  await connect({ behavior: { wallet_switchEthereumChain: behavior } });
  const dialog = await openChains();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Base$/ }));
  expect(await within(dialog).findByText(words)).toBeTruthy();
});

test('4902: adds the chain, and asks for the switch again if that alone did not switch', async () => {
  const { wallet, facts } = await connect({ behavior: { wallet_addEthereumChain: 'no-effect' } });
  const dialog = await openChains();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Base$/ }));
  await waitFor(() => expect(facts.connection?.chain.id).toBe(8453));
  const asked = wallet.requests.map(({ method }) => method).filter((method) => /Ethereum/.test(method));
  expect(asked).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_switchEthereumChain',
  ]);
});

test('4902: adds a chain without an explorer without a list of them, since wallets refuse an empty one', async () => {
  const chains = withoutMulticall.map((config) => ({
    ...config,
    chain: { ...config.chain, blockExplorers: undefined },
  }));
  const { wallet, facts } = await connect({ chains: chains as unknown as typeof withoutMulticall });
  const dialog = await openChains();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Base$/ }));
  await waitFor(() => expect(facts.connection?.chain.id).toBe(8453));
  const added = wallet.requests.find(({ method }) => method === 'wallet_addEthereumChain');
  expect(added?.params).toEqual([expect.not.objectContaining({ blockExplorerUrls: expect.anything() })]);
});

test.each([
  ['after adding the chain', { wallet_addEthereumChain: 'no-effect' } as const, -32603],
  ['without effect', { wallet_switchEthereumChain: 'no-effect' } as const, undefined],
])('says that the network did not change if the wallet answers %s', async (_, behavior, second) => {
  const { wallet, session } = await connect({ behavior });
  const dialog = await openChains();
  if (second) {
    const { request } = wallet;
    let times = 0;
    wallet.request = async (asked) => {
      if (asked.method === 'wallet_switchEthereumChain' && ++times > 1) throw { code: second };
      return request(asked);
    };
  }
  await userEvent.click(within(dialog).getByRole('button', { name: /^Base$/ }));
  const words = await within(dialog).findByText(/did not switch networks/);
  expect(words.textContent).toContain('switch in the wallet itself');
  expect(dialog.textContent).not.toContain('You rejected');
  expect(dialog.textContent).not.toContain('Confirm in Wallet');
  if (!second) await expect(session.switchChain(8453)).rejects.toMatchObject({ code: 'switch-failed' });
});

test.each([
  ['agrees to switch', { wallet_switchEthereumChain: 'no-effect' } as const],
  ['adds the chain', { wallet_addEthereumChain: 'no-effect', wallet_switchEthereumChain: 4902 } as const],
])('connects a wallet that %s while connecting, and stays on its own', async (_, behavior) => {
  const { dialog, facts } = await show({ behavior, initialChainId: 999_999 });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Scripted Wallet' }));
  expect(await screen.findByRole('button', { name: 'Wrong network' })).toBeTruthy();
  expect(facts.connection?.chain).toEqual({ id: 999_999, unsupported: true });
});

test('closes while a wallet does not answer a switch', async () => {
  const { wallet } = await connect({ behavior: { wallet_switchEthereumChain: 'pending' } });
  const dialog = await openChains();
  await userEvent.click(within(dialog).getByRole('button', { name: /^Base$/ }));
  expect(await within(dialog).findByText(/Confirm in Wallet/)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  wallet.setBehavior('wallet_switchEthereumChain', 'reject');
  wallet.release();
  expect((await openChains()).textContent).not.toContain('You rejected the switch');
});

test('returns the account, and the chain with "unsupported"', async () => {
  const { wallet, facts } = await connect();
  expect(facts.connection).toEqual({ account: address, chain: { id: 31337, unsupported: false } });
  wallet.changeChain(999_999);
  await screen.findByRole('button', { name: 'Wrong network' });
  expect(facts.connection).toEqual({ account: address, chain: { id: 999_999, unsupported: true } });
});

test('lists id, name and iconUrl of every chain, the local one included', async () => {
  const { config } = await show();
  expect(listChains(config)[0]).toEqual({
    id: 31337,
    name: 'Local',
    iconUrl: expect.stringMatching(/^data:image\/svg/),
  });
});

test('asks the wallet to watch an asset', async () => {
  const { session, wallet } = await connect();
  await expect(session.watchAsset({ address, symbol: 'LRL', decimals: 18 })).resolves.toBe(true);
  expect(wallet.requests.at(-1)).toEqual({
    method: 'wallet_watchAsset',
    params: { type: 'ERC20', options: { address, symbol: 'LRL', decimals: 18 } },
  });
  wallet.setBehavior('wallet_watchAsset', 'reject');
  await expect(session.watchAsset({ address, symbol: 'LRL', decimals: 18 })).rejects.toMatchObject({
    code: 'rejected',
  });
});

test('asks the wallet for permissions', async () => {
  const { session, wallet } = await connect();
  await expect(session.requestPermissions()).resolves.toEqual([address]);
  expect(wallet.requests.at(-1)?.method).toBe('wallet_requestPermissions');
});

test('disconnects when the session is deleted', async () => {
  const { wallet, session } = await connect();
  wallet.emit('disconnect', { code: 4900 });
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
  await waitFor(() => expect(session.getSnapshot().status).toBe('disconnected'));
});
