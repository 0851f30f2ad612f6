import type { ChainConfig } from '@org/chain-config';
import type { WriteCost } from '@org/contests/write';
import { createFormat } from '../messages/readerLocale.ts';
import type { Texts } from '../messages/texts.ts';

/** The estimated cost of a write. */
export type Cost =
  | { readonly status: 'looking' }
  | { readonly status: 'unknown' }
  | { readonly status: 'known'; readonly fee: string; readonly problem: string | undefined };

/** Formats the cost of a write, with a problem if the balance is too low. */
export function describeCost(
  { chain }: ChainConfig,
  { fee, balance, enough }: WriteCost,
  words: Texts['writing'],
): Cost {
  const amount = (value: bigint) => formatAmount(value, chain.nativeCurrency);
  const shortage = [
    words.notEnough(amount(fee), amount(balance), chain.name),
    ...(chain.testnet ? [words.notEnoughTestnet] : []),
  ].join(' ');
  return { status: 'known', fee: amount(fee), problem: enough ? undefined : shortage };
}

/** Keeps all digits: `formatAmount` rounds before. */
const exact = createFormat((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }));

/** Two are enough: a fee is an estimate. */
const SIGNIFICANT_DIGITS = 2;

/**
 * Formats an amount of a chain's coin in the reader's locale, rounded up to two significant digits: "0.00004 ETH".
 *
 * @param amount in the coin's smallest unit
 */
export function formatAmount(
  amount: bigint,
  { symbol, decimals }: { symbol: string; decimals: number },
): string {
  const digits = `${amount < 0n ? 0n : amount}`;
  const surplus = Math.max(
    digits.length - Math.max(SIGNIFICANT_DIGITS, digits.length - decimals + SIGNIFICANT_DIGITS),
    0,
  );
  const unit = 10n ** BigInt(surplus);
  const rounded = `${((BigInt(digits) + unit - 1n) / unit) * unit}`.padStart(decimals + 1, '0');
  const fraction = rounded.slice(-decimals).replace(/0+$/, '');
  const text = `${rounded.slice(0, -decimals)}.${fraction || 0}`;
  return `${exact().format(text as Intl.StringNumericLiteral)} ${symbol}`;
}
