import { createFormat } from '../../messages/readerLocale.ts';

const options = { style: 'unit', unitDisplay: 'short' } as const;
const bytes = createFormat(
  (locale) => new Intl.NumberFormat(locale, { ...options, unit: 'byte', unitDisplay: 'long' }),
);
const kilobytes = createFormat(
  (locale) =>
    new Intl.NumberFormat(locale, {
      ...options,
      unit: 'kilobyte',
      maximumFractionDigits: 1,
    }),
);

/**
 * A formatted size: "12 bytes", "1.4 kB".
 *
 * @example
 * import { formatBytes } from '@org/contests-react';
 * formatBytes(1_432); // 1.4 kB
 */
export function formatBytes(size: number): string {
  return size < 1_000 ? bytes().format(size) : kilobytes().format(size / 1_000);
}
