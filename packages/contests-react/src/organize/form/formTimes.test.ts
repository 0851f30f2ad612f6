import { afterEach, expect, test } from 'vitest';
import { EMPTY_CONTEST } from './contestForm.ts';
import { getZone, isFormTime, readTimes, writeInstant } from './formTimes.ts';
import { readWallTime, toWallTime } from './localTime.ts';

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
