import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, readWallTime, toWallTime } from './localTime.ts';

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

test.each(['', 'nonsense', '2027-02-01', '999999-12-31T00:00'])('reads no time from %j', (text) => {
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
