import fc from 'fast-check';
import type { Address } from 'viem';
import { expect, test } from 'vitest';
import { address, makeContest, STRANGER, word } from '../../test/make.ts';
import { encodeAssignments, encodeNote } from '../acts/encodeNote.ts';
import { type Assignment, decodeNote, NOTE_LIMITS, type Note } from '../acts/notes.ts';
import { readAssignments } from './assignments.ts';
import { spreadEntries } from './spreadEntries.ts';

const listJudges = (count: number) => Array.from({ length: count }, (_, index) => address(0xa1 + index));
const listEntries = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const countLoads = (judges: readonly Address[], assignments: readonly Assignment[]) =>
  judges.map((judge) => assignments.find((each) => each.judge === judge)?.entries.length ?? 0);
const countPanels = (entries: readonly number[], assignments: readonly Assignment[]) =>
  entries.map((entry) => assignments.filter((each) => each.entries.includes(entry)).length);
const getGap = (loads: readonly number[]) => Math.max(...loads) - Math.min(...loads);

const event = fc.record({
  entries: fc.integer({ min: 1, max: 40 }).map(listEntries),
  judges: fc.integer({ min: 1, max: 15 }).map(listJudges),
  perEntry: fc.integer({ min: 1, max: 6 }),
});

test('gives each entry its judges and no judge two entries more than another', () => {
  const byTrack = (a: number, b: number) => (a % 3) - (b % 3);
  fc.assert(
    fc.property(event, fc.constantFrom(undefined, byTrack), ({ entries, judges, perEntry }, order) => {
      const assignments = spreadEntries({ entries, judges, perEntry, order });
      const wanted = Math.min(perEntry, judges.length);
      expect(countPanels(entries, assignments)).toEqual(entries.map(() => wanted));
      expect(getGap(countLoads(judges, assignments))).toBeLessThanOrEqual(1);
      for (const { entries: own } of assignments) expect(new Set(own).size).toBe(own.length);
      expect(spreadEntries({ entries, judges, perEntry, order })).toEqual(assignments);
    }),
  );
});

test('keeps what was assigned when judges and entries come and go', () => {
  const change = fc.record({ judges: fc.array(fc.boolean()), entries: fc.array(fc.boolean()) });
  const isLate = fc.boolean();
  fc.assert(
    fc.property(event, change, isLate, ({ entries, judges, perEntry }, gone, late) => {
      const before = spreadEntries({ entries, judges, perEntry });
      const nowJudges = [...judges.filter((_, index) => !gone.judges[index]), ...(late ? [STRANGER] : [])];
      const nowEntries = [...entries.filter((_, index) => !gone.entries[index]), entries.length + 1];
      const after = spreadEntries({ entries: nowEntries, judges: nowJudges, perEntry, kept: before });
      for (const { judge, entries: own } of before)
        if (nowJudges.includes(judge))
          expect(after.find((each) => each.judge === judge)?.entries ?? []).toEqual(
            expect.arrayContaining(own.filter((entry) => nowEntries.includes(entry))),
          );
      const wanted = Math.min(perEntry, nowJudges.length);
      expect(countPanels(nowEntries, after)).toEqual(nowEntries.map(() => wanted));
    }),
  );
});

test('gives the judges who have least what is missing, and recused judges nothing', () => {
  const judges = listJudges(3);
  const [ada, ben, cleo] = judges as [Address, Address, Address];
  const kept = [
    { judge: ada, entries: [1, 2, 3] },
    { judge: STRANGER, entries: [1] },
  ];
  const recusals = [{ judge: ben, entry: 1 }];
  expect(spreadEntries({ entries: [1, 2, 3, 4], judges, perEntry: 1, kept, recusals })).toEqual([
    { judge: ada, entries: [1, 2, 3] },
    { judge: ben, entries: [4] },
  ]);
  expect(spreadEntries({ entries: [1], judges: [ben, cleo], perEntry: 2, recusals })).toEqual([
    { judge: cleo, entries: [1] },
  ]);
  expect(spreadEntries({ entries: [1], judges: [], perEntry: 2 })).toEqual([]);
});

test('gives neighbors to the same judge if there is an order', () => {
  const [first, second] = spreadEntries({
    ...{ entries: [1, 2, 3, 4], judges: listJudges(2), perEntry: 1 },
    order: (a, b) => (a % 2) - (b % 2),
  });
  expect([first?.entries, second?.entries]).toEqual([
    [2, 4],
    [1, 3],
  ]);
});

test('lets judges meet in changing groups without an order', () => {
  const judges = listJudges(6);
  const assignments = spreadEntries({ entries: listEntries(15), judges, perEntry: 2 });
  const pairs = new Set(
    listEntries(15).map((entry) =>
      assignments.flatMap(({ judge, entries }) => (entries.includes(entry) ? judge : [])).join(),
    ),
  );
  // Dealing in turn makes three.
  expect(pairs.size).toBeGreaterThan(10);
});

test('puts an event of 281 entries, 140 judges and 5 reviews each into one note', () => {
  const assignments = spreadEntries({
    ...{ entries: listEntries(281), judges: listJudges(140), perEntry: 5 },
  });
  const text = encodeAssignments(assignments);
  expect(new TextEncoder().encode(text).length).toBeLessThan(0.75 * NOTE_LIMITS.textBytes);
  expect(decodeNote(encodeNote({ about: null, kind: 'assignments', text }))).toMatchObject({ ok: true });
});

test('reads the newest assignments of listed judges and standing entries', () => {
  const contest = makeContest({ entries: ['1', '3'] });
  const [ada = STRANGER, ben = STRANGER] = contest.judges;
  const note = { uid: word(1), time: 1n, about: null, text: '' } as const;
  const notes: readonly Note[] = [
    { ...note, kind: 'assignments', assignments: [{ judge: ada, entries: [1] }] },
    {
      ...{ ...note, kind: 'assignments' },
      assignments: [
        { judge: STRANGER, entries: [1] },
        { judge: ben, entries: [3, 1, 3, 900] },
        { judge: ada, entries: [2] },
        // Lower-casing an address does not change its type.
        { judge: ben.toLowerCase() as Address, entries: [1] },
      ],
    },
    { ...note, about: 1, kind: 'assignments', assignments: [] },
    { ...note, kind: 'text' },
  ];
  expect(readAssignments(contest, notes)).toEqual([{ judge: ben, entries: [1, 3] }]);
  expect(readAssignments(contest, [])).toBeNull();
});
