import { readerLocale } from '../texts/readerLocale.ts';

const number = new Intl.NumberFormat(readerLocale);
const mean = new Intl.NumberFormat(readerLocale, { minimumFractionDigits: 2 });

/** A number in the reader's spelling: "1,234", "1.234". */
export const formatNumber = (value: number | bigint): string => number.format(value);

/** An estimate, of which two digits say all that is known; null stays null. */
export const formatAbout = (value: number | null): string | null =>
  value === null ? null : number.format(Number(value.toPrecision(2)));

/** Points as a result has them, with two decimals, in the reader's spelling: "8.25", "8,25"; nothing for none. */
export const formatPoints = (points: string): string => points && mean.format(Number(points));
