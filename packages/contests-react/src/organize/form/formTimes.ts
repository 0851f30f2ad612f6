import { addDays } from './localTime.ts';

/**
 * A time of the form: an instant as an ISO string, `P14D` for a number of days after the time before it, or empty. Times on the
 * clock on the wall would move with a traveler.
 */
export type FormTime = string;

/** The fields for times. `opensAt` is empty for a start at once, or when submissions close. */
export type FormTimes = {
  readonly takesSubmissions: boolean;
  readonly submissionsUntil: FormTime;
  readonly opensAt: FormTime;
  readonly closesAt: FormTime;
  readonly isSealed: boolean;
  readonly revealUntil: FormTime;
};

export type TimeField = 'submissionsUntil' | 'opensAt' | 'closesAt' | 'revealUntil';

const DAYS = /^P(\d{1,3})D$/;

let known: { readonly offset: number; readonly zone: string } | undefined;

/** The time zone of this device. Browsers take milliseconds to answer, so it is kept until the clock says another one. */
export function getZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (known?.offset !== offset) known = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return known.zone;
}

/** The days of a relative time; undefined for other times. */
export function readDays(time: FormTime): number | undefined {
  const [, days] = DAYS.exec(time) ?? [];
  return days === undefined ? undefined : Number(days);
}

/** Whether a stored text is a time of the form. */
export function isFormTime(text: string): boolean {
  return text === '' || readDays(text) !== undefined || isInstant(text);
}

const isInstant = (text: string): boolean => {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text;
};

/** The times in seconds; null if they are missing or do not apply. */
export type ReadTimes = { readonly [Field in TimeField]: bigint | null };

/** Reads the times in their order: each relative one begins at the one before. */
export function readTimes(form: FormTimes, nowSeconds: bigint, zone = getZone()): ReadTimes {
  // Whole minutes, as the fields show them.
  const now = nowSeconds - (nowSeconds % 60n);
  const read = (time: FormTime, base: bigint): bigint | null => {
    const days = readDays(time);
    if (days !== undefined) return BigInt(addDays(Number(base) * 1000, days, zone) / 1000);
    return isInstant(time) ? BigInt(Math.floor(Date.parse(time) / 1000)) : null;
  };
  const submissionsUntil = form.takesSubmissions ? read(form.submissionsUntil, now) : null;
  const begin = submissionsUntil ?? now;
  const opensAt = form.opensAt === '' ? begin : read(form.opensAt, begin);
  const closesAt = read(form.closesAt, max(opensAt ?? begin, now));
  const revealUntil = form.isSealed ? read(form.revealUntil, closesAt ?? now) : null;
  return { submissionsUntil, opensAt, closesAt, revealUntil };
}

const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** The instant of a time in milliseconds. */
export function writeInstant(ms: number): FormTime {
  return new Date(ms).toISOString();
}
