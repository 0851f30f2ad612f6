import { expect, test } from 'vitest';
import { chainConfigs } from './chainConfigs.ts';
import { hasRealMoney } from './hasRealMoney.ts';

test('is true of mainnets, and of no testnet or local chain', () => {
  const slugs = chainConfigs.filter(hasRealMoney).map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(['base', 'mainnet', 'optimism']);
});
