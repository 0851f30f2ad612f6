import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { EMPTY_CONTEST } from './contestForm.ts';
import {
  addDays,
  formatDay,
  getZone,
  isFormTime,
  listMidnights,
  planTimes,
  readTimes,
  readWallTime,
  toWallTime,
  writeInstant,
} from './localTime.ts';

const at = (iso: string) => Date.parse(iso);
const read = (text: string, zone: string) => {
  const reading = readWallTime(text, zone);
  return reading && [reading.kind, ...reading.moments.map(({ ms }) => new Date(ms).toISOString())];
};

test('reads a time of the clock in its zone', () => {
  expect(read('2027-02-01T18:00', 'Europe/Berlin')).toEqual(['once', '2027-02-01T17:00:00.000Z']);
  expect(read('2027-02-01T18:00', 'America/Los_Angeles')).toEqual(['once', '2027-02-02T02:00:00.000Z']);
  expect(toWallTime(at('2027-02-01T17:00:00Z'), 'America/Los_Angeles')).toBe('2027-02-01T09:00');
});

test.each([
  ['Europe/Berlin', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z', '2027-03-28T00:30:00.000Z'],
  ['America/Los_Angeles', '2027-03-14T02:30', '2027-03-14T10:30:00.000Z', '2027-03-14T09:30:00.000Z'],
  ['Australia/Lord_Howe', '2027-10-03T02:15', '2027-10-02T15:45:00.000Z', '2027-10-02T15:15:00.000Z'],
])('finds in %s no %s, and the moments around the gap', (zone, text, later, earlier) => {
  expect(read(text, zone)).toEqual(['missing', later, earlier]);
});

test.each([
  ['Europe/Berlin', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'],
  ['America/Los_Angeles', '2027-11-07T01:30', '2027-11-07T08:30:00.000Z', '2027-11-07T09:30:00.000Z'],
])('finds in %s two moments for %s', (zone, text, first, second) => {
  expect(read(text, zone)).toEqual(['twice', first, second]);
});

test('names the wall times around a gap', () => {
  expect(readWallTime('2027-03-28T02:30', 'Europe/Berlin')?.moments.map(({ wall }) => wall)).toEqual([
    '2027-03-28T03:30',
    '2027-03-28T01:30',
  ]);
});

test('keeps the time of the clock across a clock change', () => {
  expect(new Date(addDays(at('2027-03-20T17:00:00Z'), 14, 'Europe/Berlin')).toISOString()).toBe(
    '2027-04-03T16:00:00.000Z',
  );
});

const plan = (preset: 'weekend' | 'weeks', now: string, takesSubmissions = false, zone = 'Europe/Berlin') =>
  planTimes(preset, { takesSubmissions }, BigInt(at(now)) / 1000n, zone);

test.each([
  ['on a Thursday', '2027-02-04T10:00:00Z', '2027-02-06T08:00:00.000Z', '2027-02-07T17:00:00.000Z'],
  ['while it is on', '2027-02-06T12:00:00Z', '', '2027-02-07T17:00:00.000Z'],
  ['on Sunday morning', '2027-02-07T08:00:00Z', '', '2027-02-07T17:00:00.000Z'],
  ['on Sunday evening', '2027-02-07T17:00:00Z', '2027-02-13T08:00:00.000Z', '2027-02-14T17:00:00.000Z'],
  ['on Monday', '2027-02-08T00:00:00Z', '2027-02-13T08:00:00.000Z', '2027-02-14T17:00:00.000Z'],
  ['across a clock change', '2027-03-25T10:00:00Z', '2027-03-27T08:00:00.000Z', '2027-03-28T16:00:00.000Z'],
])('plans the dates of a weekend %s', (_, now, opensAt, closesAt) => {
  expect(plan('weekend', now)).toMatchObject({ opensAt, closesAt });
});

test('leaves submissions of a weekend time, and starts judging when they end', () => {
  expect(plan('weekend', '2027-02-07T11:59:00Z', true)).toMatchObject({
    ...{ submissionsUntil: '2027-02-07T12:00:00.000Z', opensAt: '', closesAt: '2027-02-07T17:00:00.000Z' },
  });
  expect(plan('weekend', '2027-02-07T12:00:00Z', true).submissionsUntil).toBe('2027-02-14T12:00:00.000Z');
});

test('plans a weekend by the clock of its zone', () => {
  // The moment is Sunday evening in Berlin, and Sunday morning in Los Angeles.
  const { closesAt } = plan('weekend', '2027-02-07T18:00:00Z', false, 'America/Los_Angeles');
  expect(closesAt).toBe('2027-02-08T02:00:00.000Z');
});

test('plans the dates of two weeks in all', () => {
  const days = (takesSubmissions: boolean) => {
    const planned = {
      ...EMPTY_CONTEST,
      takesSubmissions,
      ...plan('weeks', '2027-02-04T10:00:00Z', takesSubmissions),
    };
    const { closesAt } = readTimes(planned, BigInt(at('2027-02-04T10:00:00Z')) / 1000n, 'UTC');
    return (Number(closesAt) * 1000 - at('2027-02-04T10:00:00Z')) / 86_400_000;
  };
  expect([days(false), days(true)]).toEqual([14, 14]);
});

test('lists the midnights of a zone', () => {
  const midnights = listMidnights(at('2027-03-27T10:00:00Z'), at('2027-03-29T10:00:00Z'), 'Europe/Berlin');
  expect(midnights.map((ms) => new Date(ms).toISOString())).toEqual([
    '2027-03-27T23:00:00.000Z',
    '2027-03-28T22:00:00.000Z',
  ]);
  expect(listMidnights(at('2027-01-01T10:00:00Z'), at('2027-01-01T11:00:00Z'), 'UTC')).toEqual([]);
});

test.each(['', 'nonsense', '2027-02-01', '999999-12-31T00:00'])('does not read a time from %j', (text) => {
  expect(readWallTime(text, 'Europe/Berlin')).toBeUndefined();
});

test('reads back the wall time of every minute, in any zone', () => {
  const zones = [
    'UTC',
    'Europe/Berlin',
    'America/Los_Angeles',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'Asia/Kolkata',
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: at('2020-01-01T00:00:00Z') / 60_000, max: at('2040-01-01T00:00:00Z') / 60_000 }),
      fc.constantFrom(...zones),
      (minutes, zone) => {
        const ms = minutes * 60_000;
        const reading = readWallTime(toWallTime(ms, zone), zone);
        expect(reading?.moments.map((moment) => moment.ms)).toContain(ms);
      },
    ),
  );
});

const zoneBefore = process.env.TZ;
afterEach(() => {
  process.env.TZ = zoneBefore;
});

const seconds = (iso: string) => BigInt(Date.parse(iso) / 1000);
const now = seconds('2027-03-20T17:03:20Z');
const times = { ...EMPTY_CONTEST, takesSubmissions: false };

test('starts at once and ends two weeks later at the same time of the clock', () => {
  const { opensAt, closesAt, submissionsUntil, revealUntil } = readTimes(times, now, 'Europe/Berlin');
  expect(opensAt).toBe(seconds('2027-03-20T17:03:00Z'));
  // Clocks go forward in between.
  expect(closesAt).toBe(seconds('2027-04-03T16:03:00Z'));
  expect([submissionsUntil, revealUntil]).toEqual([null, null]);
});

test('begins each relative time at the one before', () => {
  const form = {
    ...times,
    takesSubmissions: true,
    isSealed: true,
    submissionsUntil: '2027-05-01T10:00:00.000Z',
  };
  expect(readTimes(form, now, 'UTC')).toEqual({
    submissionsUntil: seconds('2027-05-01T10:00:00Z'),
    opensAt: seconds('2027-05-01T10:00:00Z'),
    closesAt: seconds('2027-05-15T10:00:00Z'),
    revealUntil: seconds('2027-05-18T10:00:00Z'),
  });
});

test('counts from now if judging started in the past', () => {
  const { closesAt } = readTimes({ ...times, opensAt: '2020-01-01T00:00:00.000Z' }, now, 'UTC');
  expect(closesAt).toBe(seconds('2027-04-03T17:03:00Z'));
});

test('says that a time is missing', () => {
  expect(readTimes({ ...times, closesAt: '' }, now, 'UTC').closesAt).toBeNull();
  expect(readTimes({ ...times, closesAt: 'nonsense' }, now, 'UTC').closesAt).toBeNull();
});

test('issue 27: keeps the moment when the organizer travels', () => {
  process.env.TZ = 'Europe/Berlin';
  expect(getZone()).toBe('Europe/Berlin');
  const moment = readWallTime('2027-02-01T18:00', getZone())?.moments[0].ms ?? 0;
  const closesAt = writeInstant(moment);
  process.env.TZ = 'America/Los_Angeles';
  expect(getZone()).toBe('America/Los_Angeles');
  const read = readTimes({ ...times, closesAt }, seconds('2027-01-20T00:00:00Z')).closesAt;
  expect(read).toBe(seconds('2027-02-01T17:00:00Z'));
  expect(toWallTime(Number(read) * 1000, getZone())).toBe('2027-02-01T09:00');
});

test.each([
  ['', true],
  ['P14D', true],
  ['2027-02-01T17:00:00.000Z', true],
  ['2027-02-01T17:00', false],
  ['<b>', false],
])('tells times from other texts: %j is %j', (text, isTime) => {
  expect(isFormTime(text)).toBe(isTime);
});

test('formats a day with its month', () => {
  expect(formatDay(1_795_521_600n)).toMatch(/^\d+ Nov 2026$/);
});

test('clamps a day beyond the calendar', () => {
  expect(formatDay(2n ** 64n - 1n)).toMatch(/275760/);
});
