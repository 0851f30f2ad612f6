import { isolate } from '../text/isolate.ts';
import { readerLocale } from '../texts/readerLocale.ts';

const moment = new Intl.DateTimeFormat(readerLocale, { dateStyle: 'medium', timeStyle: 'short' });
const zone = new Intl.DateTimeFormat(readerLocale, { timeZoneName: 'short' });

/** Seconds that a Date can hold; anything beyond was chosen by somebody who wants to break a page. */
const LATEST = 8_640_000_000_000n;
const toDate = (seconds: bigint) => new Date(Number(seconds > LATEST ? LATEST : seconds) * 1000);

const nameZone = (date: Date): string =>
  zone.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A moment, given in seconds, in the viewer's time zone: "24 Nov 2026, 18:00". */
export const formatMoment = (seconds: bigint): string => isolate(moment.format(toDate(seconds)));

/** The same with the zone's name, for moments by which somebody has to be done: "24 Nov 2026, 18:00 CET". */
export const formatMomentInZone = (seconds: bigint): string =>
  `${formatMoment(seconds)} ${nameZone(toDate(seconds))}`;

/** A moment in the form that `<time dateTime>` takes. */
export const toDateTimeAttribute = (seconds: bigint): string => toDate(seconds).toISOString();
