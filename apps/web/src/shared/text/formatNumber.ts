import { readerLocale } from '../messages/readerLocale.ts';

const number = new Intl.NumberFormat(readerLocale);
const mean = new Intl.NumberFormat(readerLocale, { minimumFractionDigits: 2 });

/** A number in the reader's spelling: "1,234", "1.234". */
export const formatNumber = (value: number | bigint): string => number.format(value);

/** Points as a result has them, with two decimals, in the reader's spelling: "8.25", "8,25"; nothing for none. */
export const formatPoints = (points: string): string => points && mean.format(Number(points));
