import { isolate } from '../text/direction.ts';
import { createFormat } from '../texts/readerLocale.ts';
import { toDate } from './formatTime.ts';

const utcMoment = createFormat(
  (locale) =>
    // The pictures' English has the day first.
    new Intl.DateTimeFormat(locale.startsWith('en') ? 'en-GB' : locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    }),
);

/** A time in UTC, the same for everyone and as in preview pictures: "24 Nov 2026, 18:00 UTC". */
export function formatMomentInUtc(seconds: bigint): string {
  return `${isolate(utcMoment().format(toDate(seconds)))} UTC`;
}
