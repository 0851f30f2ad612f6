import { localAccounts as named } from '@org/local-stack';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { localAccounts } from './accounts.ts';

test('offers the five named accounts of the local chain', () => {
  expect(localAccounts.map(({ name, address, privateKey }) => ({ name, address, privateKey }))).toEqual(
    Object.values(named).map(({ name, address, privateKey }) => ({ name, address, privateKey })),
  );
});

test('has the key of each address, and a unique name for each wallet', () => {
  for (const { address, privateKey } of localAccounts) {
    expect(privateKeyToAccount(privateKey).address).toBe(address);
  }
  expect(new Set(localAccounts.map(({ rdns }) => rdns)).size).toBe(5);
});
