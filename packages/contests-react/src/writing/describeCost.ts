import type { ChainConfig } from '@org/chain-config';
import type { WriteCost } from '@org/contests/write';
import type { Texts } from '../texts/texts.ts';
import { formatAmount } from './formatAmount.ts';
import type { Cost } from './SignLine.tsx';

/** What an act costs, in words; where the account cannot pay it, that as well. */
export const describeCost = (
  { chain }: ChainConfig,
  { fee, balance, enough }: WriteCost,
  words: Texts['writing'],
): Cost => {
  const amount = (value: bigint) => formatAmount(value, chain.nativeCurrency);
  const shortage = [
    words.notEnough(amount(fee), amount(balance), chain.name),
    ...(chain.testnet ? [words.notEnoughTestnet] : []),
  ].join(' ');
  return { status: 'known', fee: amount(fee), problem: enough ? undefined : shortage };
};
