import { isolate } from '../text/isolate.ts';
import { readerLocale } from '../texts/readerLocale.ts';

const day = new Intl.DateTimeFormat(readerLocale, { dateStyle: 'medium' });

/** The largest moment that a JavaScript date can hold, in seconds. */
const LATEST = 8_640_000_000_000n;

/** A day in the reader's time zone: "24 Nov 2026". Moments beyond the calendar are given as its last day. */
export const formatDay = (moment: bigint): string =>
  isolate(day.format(Number(moment > LATEST ? LATEST : moment) * 1000));
