import { createFormat } from '../../messages/readerLocale.ts';
import { isolate } from '../../messages/text/names.ts';

const moment = createFormat(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
const zone = createFormat((locale) => new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }));

/** The largest time in seconds that a JavaScript Date can hold; later values come from malformed data. */
const LATEST = 8_640_000_000_000n;
/** A time in seconds as a date; the last one for later times. */
export const toDate = (seconds: bigint) => new Date(Number(seconds > LATEST ? LATEST : seconds) * 1000);

const nameZone = (date: Date): string =>
  zone()
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A time in seconds, in the viewer's time zone: "24 Nov 2026, 18:00". */
export function formatMoment(seconds: bigint): string {
  return isolate(moment().format(toDate(seconds)));
}

/** The same with the time zone, for deadlines: "24 Nov 2026, 18:00 CET". */
export function formatMomentInZone(seconds: bigint): string {
  return `${formatMoment(seconds)} ${nameZone(toDate(seconds))}`;
}

/** A time as an ISO string for `<time dateTime>`. */
export function toDateTimeAttribute(seconds: bigint): string {
  return toDate(seconds).toISOString();
}

/** `from`: a little less than a day or an hour is called one. */
const UNITS = [
  { unit: 'day', seconds: 86_400, from: 84_600 },
  { unit: 'hour', seconds: 3_600, from: 3_570 },
  { unit: 'minute', seconds: 60, from: 60 },
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

const getFormat = (locale: string, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat => {
  const key = `${locale} ${numeric}`;
  const format = formats.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric });
  formats.set(key, format);
  return format;
};

/** A length that is short of a whole unit by at most this part of it counts as whole: 23 hours are a day. */
const MISSING = 1 / 24;

/**
 * A relative time in whole units: "in 2 days", "5 minutes ago". Both times in seconds; `locale`: the language of the messages.
 * Never "tomorrow": 40 hours can be the day after.
 */
export function formatDistance(moment: bigint, now: bigint, locale: string): string {
  const distance = Number(moment - now);
  const length = Math.abs(distance);
  const { unit, seconds } = UNITS.find(({ from }) => length >= from) ?? UNITS[2];
  const count = Math.floor(length / seconds + MISSING);
  return getFormat(locale, count === 0 ? 'auto' : 'always').format(Math.sign(distance) * count, unit);
}
