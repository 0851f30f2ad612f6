import { toHex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { accounts, LOCAL_MNEMONIC, localAccounts } from '../index.ts';

test('lists the accounts of the mnemonic', () => {
  const derived = accounts.map((_, addressIndex) => {
    const account = mnemonicToAccount(LOCAL_MNEMONIC, { addressIndex });
    return { address: account.address, privateKey: toHex(account.getHdKey().privateKey ?? new Uint8Array()) };
  });
  expect(accounts).toEqual(derived);
});

test('names accounts 0 to 4 as local wallets', () => {
  expect(Object.values(localAccounts).map(({ name, address }) => [name, address])).toEqual([
    ['Local Organizer', accounts[0].address],
    ['Local Judge 1', accounts[1].address],
    ['Local Judge 2', accounts[2].address],
    ['Local Judge 3', accounts[3].address],
    ['Local Visitor', accounts[4].address],
  ]);
});
