import { readerLocale } from '../texts/readerLocale.ts';

/** Every digit of a number that is written out. */
const exact = new Intl.NumberFormat(readerLocale, { maximumFractionDigits: 20 });

/** Figures that are shown of an amount; a fee is an estimate anyway. */
const FIGURES = 2;

/**
 * An amount of a chain's coin, rounded up to two significant figures, in the reader's spelling: "0.00004 ETH".
 *
 * @param amount in the coin's smallest unit
 */
export const formatAmount = (
  amount: bigint,
  { symbol, decimals }: { symbol: string; decimals: number },
): string => {
  const digits = `${amount < 0n ? 0n : amount}`;
  const surplus = Math.max(digits.length - Math.max(FIGURES, digits.length - decimals + FIGURES), 0);
  const unit = 10n ** BigInt(surplus);
  const rounded = `${((BigInt(digits) + unit - 1n) / unit) * unit}`.padStart(decimals + 1, '0');
  const fraction = rounded.slice(-decimals).replace(/0+$/, '');
  const text = `${rounded.slice(0, -decimals)}.${fraction || 0}`;
  return `${exact.format(text as Intl.StringNumericLiteral)} ${symbol}`;
};
