import { expect, test } from 'vitest';
import { formatAmount } from './writeState.ts';

const ether = { symbol: 'ETH', decimals: 18 };

test.each([
  [0n, '0 ETH'],
  [1n, '0.000000000000000001 ETH'],
  [40_000_000_000_000n, '0.00004 ETH'],
  [41_200_000_000_000n, '0.000042 ETH'],
  [999_000_000_000_000n, '0.001 ETH'],
  [1_500_000_000_000_000_000n, '1.5 ETH'],
  [12_345_678_900_000_000_000n, '12.35 ETH'],
  [10_000n * 10n ** 18n, '10,000 ETH'],
  [-5n, '0 ETH'],
])('formats %d as %s', (amount, text) => {
  expect(formatAmount(amount, ether)).toBe(text);
});
