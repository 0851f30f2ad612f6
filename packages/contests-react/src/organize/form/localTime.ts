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
