import { localAccounts as named } from '@org/local-stack';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { localAccounts } from './accounts.ts';

test('the wallets are the five named accounts of the local chain', () => {
  expect(localAccounts.map(({ name, address, privateKey }) => ({ name, address, privateKey }))).toEqual(
    Object.values(named).map(({ name, address, privateKey }) => ({ name, address, privateKey })),
  );
});

test('every key belongs to its address, and every wallet has a name of its own', () => {
  for (const { address, privateKey } of localAccounts) {
    expect(privateKeyToAccount(privateKey).address).toBe(address);
  }
  expect(new Set(localAccounts.map(({ rdns }) => rdns)).size).toBe(5);
});
