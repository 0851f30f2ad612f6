import { describe, expect, test } from 'vitest';
import { createReading, JUDGES, NOW, STRANGER } from '../../testing/sampleContest.ts';
import { readJudgeLines } from './AddJudgesDialog.tsx';
import { readNoteForm } from './AddNoteDialog.tsx';
import { type AssignFacts, type AssignForm, readAssignForm } from './AssignFields.tsx';
import { beginAwards, listAwardable, readAwards } from './AwardsDialog.tsx';
import { isInOrder, isMoved, listMovable, readPostponeForm, toLocalField } from './PostponeDialog.tsx';

const DAY = 86_400n;
const { state } = createReading(() => {});
const { times } = state;

test('lists the dates that have not passed, and keeps the others to the second', () => {
  expect(listMovable(state, NOW)).toEqual(['closesAt']);
  expect(listMovable(state, 0n)).toEqual(['opensAt', 'closesAt']);
  const unchanged = readPostponeForm({ closesAt: toLocalField(times.closesAt) }, state);
  expect(unchanged.times).toEqual({
    ...{ submissionsUntil: 0n, opensAt: times.opensAt, closesAt: times.closesAt },
    revealUntil: times.closesAt,
  });
  expect(isMoved(unchanged.times, times)).toBe(false);
});

test('moves reveals with the end of an open contest, and names what is wrong with a date', () => {
  const move = (by: bigint) => readPostponeForm({ closesAt: toLocalField(times.closesAt + by) }, state);
  const later = move(DAY).times;
  expect(later.revealUntil).toBe(later.closesAt);
  expect(isMoved(later, times)).toBe(true);
  expect(isInOrder(later)).toBe(true);
  expect(move(15n * DAY).problems).toEqual({ closesAt: 'tooLate' });
  expect(move(-DAY).problems).toEqual({ closesAt: 'earlier' });
  expect(readPostponeForm({ closesAt: '' }, state).problems).toEqual({ closesAt: 'missing' });
  expect(isInOrder({ ...later, opensAt: later.closesAt })).toBe(false);
});

test('reads addresses, one a line, and names the lines that cannot be added', () => {
  const [ada] = JUDGES;
  const known = new Set([ada]);
  const text = `${STRANGER}, Noor  Aziz\u202e\n\n${ada.toLowerCase()}\nada\n${STRANGER.toLowerCase()}`;
  expect(readJudgeLines(text, known)).toEqual({
    judges: [STRANGER],
    names: new Map([[STRANGER, 'Noor Aziz']]),
    problems: [
      { line: 3, reason: 'known' },
      { line: 4, reason: 'notAnAddress' },
      { line: 5, reason: 'twice' },
    ],
  });
});

test('builds a note once it is complete', () => {
  expect(readNoteForm({ about: 0, text: ' ' })).toBeUndefined();
  expect(readNoteForm({ about: 2, text: ' Doors at 9. ' })).toEqual({
    ...{ about: 2, kind: 'text', text: 'Doors at 9.' },
  });
  expect(readNoteForm({ about: 0, text: 'x'.repeat(16_385) })).toBeUndefined();
});

test('begins awards from the ranking, and leaves a shared place to the organizer', () => {
  const ranked = [
    { prize: 'First', place: 1, track: 0, trackName: null, entries: [2] },
    { prize: 'Nature', place: 1, track: 1, trackName: 'Nature', entries: [1, 3] },
  ];
  const begun = beginAwards(undefined, ranked);
  expect(begun).toEqual([
    { prize: 'First', entry: 2, reason: '' },
    { prize: 'Nature', entry: 0, reason: '' },
  ]);
  expect(readAwards(begun)).toBeUndefined();
  const [first] = begun;
  const text = JSON.stringify([first]);
  expect(first && readAwards([first])).toEqual({ about: null, kind: 'awards', text });
  const published = [{ prize: 'Clay', entry: 1, reason: 'It rained.' }];
  expect(beginAwards(published, ranked)).toEqual(published);
  expect(beginAwards([], [])).toEqual([{ prize: '', entry: 0, reason: '' }]);
});

test('offers entries that stand for awards, and those that an award already names', () => {
  const entries = (['standing', 'disqualified', 'withdrawn'] as const).map((status, index) => ({
    ...{ number: index + 1, status },
  }));
  const list = (...awarded: number[]) =>
    listAwardable(
      entries,
      awarded.map((entry) => ({ entry })),
    ).map(({ number }) => number);
  expect(list()).toEqual([1]);
  expect(list(0, 3)).toEqual([1, 3]);
});

describe('readAssignForm', () => {
  const [ada, ben] = JUDGES;
  const tracks = [1, 2, 1, 2];
  const facts: AssignFacts = {
    ...{ entries: [1, 2, 3, 4], judges: [ada, ben], recusals: [] },
    published: [{ judge: ada, entries: [1, 2] }],
    reviewed: [{ judge: ben, entries: [1] }],
    getText: (entry) => ({ track: tracks[entry - 1] ?? 0, place: `Table ${12 - entry}` }),
  };
  const form: AssignForm = { perEntry: '1', order: 'mixed', isKept: false, changes: new Map() };

  test('assignments keep reviews, and published assignments if wanted', () => {
    expect(readAssignForm(form, facts)).toEqual([
      { judge: ada, entries: [2, 3] },
      { judge: ben, entries: [1, 4] },
    ]);
    expect(readAssignForm({ ...form, isKept: true }, facts)).toEqual([
      { judge: ada, entries: [1, 2, 4] },
      { judge: ben, entries: [1, 3] },
    ]);
  });

  test('assignments follow tracks, and places by their numbers', () => {
    const bare = { ...facts, reviewed: [] };
    expect(readAssignForm({ ...form, order: 'track' }, bare)).toEqual([
      { judge: ada, entries: [1, 3] },
      { judge: ben, entries: [2, 4] },
    ]);
    expect(readAssignForm({ ...form, order: 'place' }, bare)).toEqual([
      { judge: ada, entries: [3, 4] },
      { judge: ben, entries: [1, 2] },
    ]);
  });

  test('assignments are changed by hand', () => {
    const changes = new Map([
      [`${ada} 2`, false],
      [`${ada} 3`, false],
      [`${ben} 3`, true],
    ]);
    expect(readAssignForm({ ...form, changes }, facts)).toEqual([{ judge: ben, entries: [1, 3, 4] }]);
  });
});
