import { createFormat } from '../../messages/readerLocale.ts';

const number = createFormat((locale) => new Intl.NumberFormat(locale));
const mean = createFormat((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }));

/**
 * A number in the reader's locale: "1,234", "1.234".
 *
 * @example
 * import { formatNumber } from '@org/contests-react';
 * formatNumber(1_234); // 1,234
 */
export function formatNumber(value: number | bigint): string {
  return number().format(value);
}

/** An estimate, rounded to two significant digits; null stays null. */
export function formatAbout(value: number | null): string | null {
  return value === null ? null : number().format(Number(value.toPrecision(2)));
}

/**
 * A result's points with two decimals in the reader's locale: "8.25", "8,25"; an empty string stays empty.
 *
 * @example
 * import { formatPoints } from '@org/contests-react';
 * formatPoints('8.25'); // 8.25, in German 8,25
 */
export function formatPoints(points: string): string {
  return points && mean().format(Number(points));
}
