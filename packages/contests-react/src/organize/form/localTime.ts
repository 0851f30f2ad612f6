import { toDate } from '../../base/text/formatTime.ts';
import { createFormat } from '../../messages/readerLocale.ts';
import { isolate } from '../../messages/text/names.ts';

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

/** True if a stored text is a time of the form. */
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

/** A moment in milliseconds, with what a clock on the wall shows then. */
export type LocalMoment = { readonly ms: number; readonly wall: string };

/**
 * The instants of a wall-clock time in a zone. On the night of a clock change the time can exist twice (`twice`, the
 * earlier first) or not at all (`missing`: the moments that are as far after and before the gap, the later first).
 */
export type WallReading =
  | { readonly kind: 'once'; readonly moments: readonly [LocalMoment] }
  | { readonly kind: 'twice' | 'missing'; readonly moments: readonly [LocalMoment, LocalMoment] };

const WALL = /^(\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const getFormat = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  formats.set(zone, format);
  return format;
};

/** The wall time at a moment as milliseconds, as if the zone were UTC. */
const toWallMs = (ms: number, zone: string): number => {
  const parts = new Map(
    getFormat(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, day = 1] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return Date.UTC(year, month - 1, day, parts.get('hour'), parts.get('minute'), parts.get('second'));
};

const toText = (wallMs: number): string => new Date(wallMs).toISOString().slice(0, 16);

/** The value of a `datetime-local` field for a moment, in a time zone. */
export function toWallTime(ms: number, zone: string): string {
  return toText(toWallMs(ms, zone));
}

const HOUR = 3_600;

/** The nearest full hour on the clock on the wall, in seconds, or the one that `round` takes. */
export function toFullHour(seconds: number, zone: string, round = Math.round): number {
  const ms = Math.floor(seconds) * 1000;
  const offset = (toWallMs(ms, zone) - ms) / 1000;
  return round((seconds + offset) / HOUR) * HOUR - offset;
}

const parseWall = (text: string): number | undefined => {
  const [, year, month, day, hour, minute] = (WALL.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined) return undefined;
  const ms = Date.UTC(year, month - 1, day, hour, minute);
  return Number.isNaN(ms) ? undefined : ms;
};

/** The moments that a time of the clock on the wall can mean; undefined if the text is not such a time. */
export function readWallTime(text: string, zone: string): WallReading | undefined {
  const wallMs = parseWall(text);
  if (wallMs === undefined || Math.abs(wallMs) > 8_640_000_000_000_000 - 2 * DAY_MS) return undefined;
  // The two offsets around a clock change.
  const offsets = [...new Set([wallMs - DAY_MS, wallMs + DAY_MS].map((ms) => toWallMs(ms, zone) - ms))];
  const candidates = offsets.map((offset) => wallMs - offset).sort((a, b) => a - b);
  const toMoment = (ms: number): LocalMoment => ({ ms, wall: toWallTime(ms, zone) });
  const valid = candidates.filter((ms) => toWallMs(ms, zone) === wallMs);
  const [first, second] = valid.length > 0 ? valid : candidates.toReversed();
  if (first === undefined) return undefined;
  if (second === undefined) return { kind: 'once', moments: [toMoment(first)] };
  return { kind: valid.length > 0 ? 'twice' : 'missing', moments: [toMoment(first), toMoment(second)] };
}

/** The moment at the same time of the clock, some days later. A time that does not exist there is later. */
export function addDays(ms: number, days: number, zone: string): number {
  const moved = toText(toWallMs(ms, zone) + days * DAY_MS);
  return readWallTime(moved, zone)?.moments[0].ms ?? ms + days * DAY_MS;
}

export type TimesPreset = 'weekend' | 'weeks';
type PlannedTimes = { readonly [Field in TimeField]: FormTime };

/** The hours of the clock at which judging starts on Saturday, submissions end on Sunday, and judging ends. */
const WEEKEND = { opens: 9, submissions: 13, closes: 18 } as const;
const SATURDAY = 6;

/**
 * The times of a preset. `weekend`: judging ends on Sunday evening, of the next weekend if this one is over or submissions
 * have no time left. `weeks`: two in all, the first of them for submissions if they are taken.
 */
export function planTimes(
  preset: TimesPreset,
  { takesSubmissions }: Pick<FormTimes, 'takesSubmissions'>,
  nowSeconds: bigint,
  zone = getZone(),
): PlannedTimes {
  if (preset === 'weeks') {
    const closesAt = takesSubmissions ? 'P7D' : 'P14D';
    return { submissionsUntil: 'P7D', opensAt: '', closesAt, revealUntil: 'P3D' };
  }
  const now = Number(nowSeconds) * 1000;
  const today = toWallMs(now, zone);
  // On a Sunday, the Saturday of this weekend was yesterday.
  const toSaturday = SATURDAY - (new Date(today).getUTCDay() || 7);
  const at = (days: number, hour: number): number => {
    const wall = `${toText(today + (toSaturday + days) * DAY_MS).slice(0, 10)}T${`${hour}`.padStart(2, '0')}:00`;
    return readWallTime(wall, zone)?.moments[0].ms ?? now;
  };
  const last = takesSubmissions ? WEEKEND.submissions : WEEKEND.closes;
  const week = at(1, last) > now ? 0 : 7;
  const opens = at(week, WEEKEND.opens);
  return {
    submissionsUntil: writeInstant(at(week + 1, WEEKEND.submissions)),
    opensAt: takesSubmissions || opens <= now ? '' : writeInstant(opens),
    closesAt: writeInstant(at(week + 1, WEEKEND.closes)),
    revealUntil: 'P1D',
  };
}

/** The midnights between two moments in milliseconds. */
export function listMidnights(from: number, to: number, zone: string): readonly number[] {
  const midnights: number[] = [];
  const first = Math.floor(toWallMs(from, zone) / DAY_MS) + 1;
  for (let day = first; midnights.length < 400; day++) {
    const ms = readWallTime(`${toText(day * DAY_MS).slice(0, 10)}T00:00`, zone)?.moments[0].ms;
    if (ms === undefined || ms >= to) break;
    midnights.push(ms);
  }
  return midnights;
}

const day = createFormat((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

/** A day in the viewer's time zone: "24 Nov 2026". Later times are clamped to the last day of the calendar. */
export function formatDay(seconds: bigint): string {
  return isolate(day().format(toDate(seconds)));
}
