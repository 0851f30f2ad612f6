import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { fuzz } from '../../../tools/test/vitest/fuzz.ts';
import { readTransactions } from '../src/transactions/createTransactionStore.ts';
import { findRecentWallets } from '../src/wallets/listWallets.ts';

afterAll(() => window.localStorage.clear());

const value = fc.jsonValue({ maxDepth: 1 });
const transaction = fc.record({
  hash: fc.oneof(fc.constant(`0x${'1'.repeat(64)}`), value),
  description: fc.oneof(fc.string(), value),
  status: fc.oneof(fc.constantFrom('pending', 'confirmed', 'failed'), value),
  confirmations: value,
});
const transactions = fc.dictionary(
  fc.string(),
  fc.dictionary(fc.string(), fc.oneof(fc.array(transaction, { maxLength: 3 }), value), { maxKeys: 2 }),
  { maxKeys: 2 },
);
const text = fc.oneof(
  fc.string(),
  fc.json(),
  transactions.map((value) => JSON.stringify(value)),
);

fuzz(
  'stored values',
  'the wallet kit reads transactions and wallets of the right types from any text',
  fc.property(text, (stored) => {
    window.localStorage.setItem('wallet-kit.transactions', stored);
    window.localStorage.setItem('rk-recent', stored);
    const tracked = Object.values(readTransactions()).flatMap((chains) => Object.values(chains).flat());
    for (const { hash, description, status } of tracked) {
      expect(hash).toMatch(/^0x[0-9a-f]{64}$/i);
      expect(description.trim()).not.toBe('');
      expect(['pending', 'confirmed', 'failed']).toContain(status);
    }
    expect(findRecentWallets().every((id) => typeof id === 'string')).toBe(true);
  }),
);
