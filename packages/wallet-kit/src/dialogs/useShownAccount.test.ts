import { expect, test } from 'vitest';
import { formatBalance } from './useShownAccount.ts';

const ether = (amount: string) => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole) * 10n ** 18n + BigInt(fraction.padEnd(18, '0'));
};

test.each([
  ['0', '0 ETH'],
  ['0.000000000000000001', '<0.001 ETH'],
  ['0.00004', '<0.001 ETH'],
  ['0.001', '0.001 ETH'],
  ['0.123456', '0.123 ETH'],
  ['1.2345', '1.23 ETH'],
  ['1.5', '1.5 ETH'],
  ['99.999', '99.99 ETH'],
  ['1234.56', '1,234.5 ETH'],
  ['9999.99', '9,999.9 ETH'],
  ['10000', '10k ETH'],
  ['12345', '12.3k ETH'],
  ['999999', '999.9k ETH'],
  ['1000000', '1m ETH'],
  ['2500000000', '2.5b ETH'],
  ['7100000000000', '7.1t ETH'],
  ['7100000000000000', '7100t ETH'],
])('uses k, m, b and t from 10,000: %s', (amount, shown) => {
  expect(formatBalance({ value: ether(amount), decimals: 18, symbol: 'ETH' })).toBe(shown);
});
