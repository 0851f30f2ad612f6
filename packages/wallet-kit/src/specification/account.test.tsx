import { baseSepolia } from '@org/chain-config';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { transactionStore } from '../transactions/useTransactions.ts';
import { address, clearStage, connect, hashOf, openAccount, receipts, withoutMulticall } from './stage.tsx';

// One test per fact of the specification. The connect button's tests are beside it; sizes and layouts are stories.

afterEach(clearStage);

test('shows the chain selector for one chain too', async () => {
  await connect({ chains: withoutMulticall.slice(0, 1) });
  expect(screen.getByRole('button', { name: 'Local' })).toBeTruthy();
});

test('shows balance and address in the account button, with k from 10,000', async () => {
  await connect();
  expect(await screen.findByRole('button', { name: '12.3k ETH 0x70…79C8' })).toBeTruthy();
});

test('shows address, balance, Copy Address, Disconnect and Recent Transactions', async () => {
  await connect();
  await screen.findByRole('button', { name: /12.3k ETH/ });
  const dialog = await openAccount();
  expect(dialog.textContent).toContain('12.3k ETH');
  expect(within(dialog).getByRole('heading', { name: 'Recent Transactions' })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows "Copied!" for 1500 ms', async () => {
  await connect();
  const dialog = await openAccount();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.useFakeTimers();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Copy Address' }));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(writeText).toHaveBeenCalledWith(address);
  expect(within(dialog).getByRole('button', { name: 'Copied!' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1498));
  expect(within(dialog).getByRole('button', { name: 'Copied!' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(within(dialog).getByRole('button', { name: 'Copy Address' })).toBeTruthy();
});

test('shows three recent transactions; "Clear All" removes them', async () => {
  const { session } = await connect();
  for (const index of [1, 2, 3, 4]) {
    await session.trackTransaction({ hash: hashOf(index), description: `Act ${index}` });
  }
  const dialog = await openAccount();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Act 4Pending', 'Act 3Pending', 'Act 2Pending']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Clear All' }));
  expect(dialog.textContent).toContain('Your transactions will appear here...');
  expect(within(dialog).queryByRole('button', { name: 'Clear All' })).toBeNull();
});

test('shows a tracked transaction as pending, then confirmed or failed', async () => {
  const { session } = await connect();
  receipts.set(hashOf(1), '0x1').set(hashOf(2), '0x0');
  for (const index of [1, 2, 3]) {
    await session.trackTransaction({ hash: hashOf(index), description: `Act ${index}` });
  }
  const dialog = await openAccount();
  await waitFor(() =>
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Act 3Pending', 'Act 2Failed', 'Act 1Confirmed']),
  );
});

test('does not poll for a transaction that the app follows, which the app settles', async () => {
  const { session } = await connect({ isFollowed: (hash) => hash === hashOf(1) });
  receipts.set(hashOf(1), '0x0').set(hashOf(2), '0x1');
  for (const index of [1, 2]) {
    await session.trackTransaction({ hash: hashOf(index), description: `Act ${index}` });
  }
  const dialog = await openAccount();
  const listStates = () =>
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(listStates()).toEqual(['Act 2Confirmed', 'Act 1Pending']));
  await session.settleTransaction(hashOf(1), 'failed');
  await waitFor(() => expect(listStates()).toEqual(['Act 2Confirmed', 'Act 1Failed']));
});

test('settles a canceled, replaced or sped-up transaction, also while disconnected', async () => {
  const { session } = await connect();
  for (const index of [1, 2]) {
    await session.trackTransaction({ hash: hashOf(index), description: `Act ${index}` });
  }
  await session.settleTransaction(hashOf(1), 'failed');
  const dialog = await openAccount();
  const listStates = () =>
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(listStates()).toEqual(['Act 2Pending', 'Act 1Failed']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  await screen.findByRole('button', { name: 'Connect Wallet' });
  await session.settleTransaction(hashOf(2), 'confirmed');
  expect(transactionStore.list({ account: address, chainId: 31337 })).toMatchObject([
    { status: 'confirmed' },
    { status: 'failed' },
  ]);
});

test('refuses an invalid transaction and lists its faults', async () => {
  const { session } = await connect();
  await expect(session.trackTransaction({ hash: '0x1', description: '' })).rejects.toMatchObject({
    code: 'invalid-transaction',
    faults: ['Invalid transaction hash', 'Transaction must have a description'],
  });
});

test('shows "View more on Explorer" if the chain has an explorer', async () => {
  const { wallet } = await connect();
  const dialog = await openAccount();
  expect(within(dialog).queryByRole('link', { name: /View more on Explorer/ })).toBeNull();
  wallet.changeChain(baseSepolia.chain.id);
  const link = await within(dialog).findByRole('link', { name: /View more on Explorer/ });
  expect(link.getAttribute('href')).toBe(`https://sepolia.basescan.org/address/${address}`);
});
