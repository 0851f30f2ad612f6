import fc from 'fast-check';
import { expect, test } from 'vitest';
import { address, makeContest, word } from '../../test/make.ts';
import { rankAdditively } from './rankAdditively.ts';
import { rankEntries } from './rankEntries.ts';
import type { Review } from './result.ts';

const [STRICT, FAIR, LENIENT] = [address(1), address(2), address(3)] as const;
const judges = [STRICT, FAIR, LENIENT];
const review = (judge: Review['judge'], entry: string, points: number): Review => ({
  uid: word(1),
  judge,
  entry,
  tags: [],
  points,
  comment: '',
  time: 1n,
});

test('where every reviewed entry has all judges, or none has any, there is nothing to take out', () => {
  const contest = makeContest({ judges, entries: ['a', 'b'] });
  expect(rankAdditively(contest, [])).toBeNull();
  expect(
    rankAdditively(
      contest,
      judges.map((judge, index) => review(judge, 'a', index)),
    ),
  ).toBeNull();
});

test('who met the strict judge does not lose by it', () => {
  const contest = makeContest({ judges, entries: ['a', 'b', 'c', 'none'] });
  const reviews = [
    // Strict gives 4 less than fair, lenient 4 more; a is worth 10, b 12, c 8.
    review(STRICT, 'a', 6),
    review(FAIR, 'a', 10),
    review(STRICT, 'b', 8),
    review(FAIR, 'c', 8),
    review(LENIENT, 'c', 12),
  ];
  expect(rankEntries(contest, reviews)[0]?.entry).toBe('c');
  expect(rankAdditively(contest, reviews)).toEqual([
    { entry: 'b', rank: 1, points: '12.00' },
    { entry: 'a', rank: 2, points: '10.00' },
    { entry: 'c', rank: 3, points: '8.00' },
    { entry: 'none', rank: null, points: '' },
  ]);
});

test('judges who share no entry with others are not compared with them', () => {
  const contest = makeContest({ judges, entries: ['a', 'b'] });
  const reviews = [review(STRICT, 'a', 6), review(FAIR, 'a', 10), review(LENIENT, 'b', 26)];
  expect(rankAdditively(contest, reviews)).toEqual([
    { entry: 'b', rank: 1, points: '26.00' },
    { entry: 'a', rank: 2, points: '8.00' },
  ]);
});

test('it can lead below zero, and equal ones share a rank', () => {
  const contest = makeContest({ judges, entries: ['low', 'a', 'twin'] });
  const reviews = [
    review(LENIENT, 'low', 0),
    review(LENIENT, 'a', 26),
    review(STRICT, 'a', 0),
    review(LENIENT, 'twin', 26),
    review(STRICT, 'twin', 0),
  ];
  expect(rankAdditively(contest, reviews)).toEqual([
    { entry: 'a', rank: 1, points: '13.00' },
    { entry: 'twin', rank: 1, points: '13.00' },
    { entry: 'low', rank: 3, points: '-13.00' },
  ]);
});

const given = fc.uniqueArray(fc.record({ judge: fc.nat(5), entry: fc.nat(6), points: fc.nat(26) }), {
  maxLength: 42,
  selector: ({ judge, entry }) => `${judge} ${entry}`,
});
const many = Array.from({ length: 6 }, (_, index) => address(index + 1));
const contest = makeContest({ judges: many, entries: ['0', '1', '2', '3', '4', '5', '6'] });
const toReviews = (list: readonly { judge: number; entry: number; points: number }[]) =>
  list.map(({ judge, entry, points }) => review(many[judge] ?? STRICT, String(entry), points));

test('the order of the reviews leaves no trace', () => {
  fc.assert(
    fc.property(given, (list) => {
      expect(rankAdditively(contest, toReviews(list.toReversed()))).toEqual(
        rankAdditively(contest, toReviews(list)),
      );
    }),
  );
});

test('the points are those of a reference that approaches them step by step', () => {
  fc.assert(
    fc.property(given, (list) => {
      const ranking = rankAdditively(contest, toReviews(list));
      if (!ranking) return;
      const expected = approach(list);
      for (const { entry, points } of ranking) {
        if (points !== '')
          expect(Math.abs(Number(points) - (expected.get(Number(entry)) ?? 0))).toBeLessThan(0.006);
      }
    }),
    { numRuns: 50 },
  );
});

/** Least squares by alternating between entries and judges, until nothing moves; judges centred in each group. */
function approach(list: readonly { judge: number; entry: number; points: number }[]) {
  const worth = new Map<number, number>();
  const lenient = new Map<number, number>();
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  for (let step = 0; step < 5_000; step++) {
    for (const entry of new Set(list.map((each) => each.entry))) {
      const own = list.filter((each) => each.entry === entry);
      worth.set(entry, mean(own.map(({ judge, points }) => points - (lenient.get(judge) ?? 0))));
    }
    for (const judge of new Set(list.map((each) => each.judge))) {
      const own = list.filter((each) => each.judge === judge);
      lenient.set(judge, mean(own.map(({ entry, points }) => points - (worth.get(entry) ?? 0))));
    }
  }
  const seen = new Set<number>();
  for (const start of lenient.keys()) {
    if (seen.has(start)) continue;
    const group = new Set([start]);
    const entries = new Set<number>();
    for (let before = -1; before !== group.size; ) {
      before = group.size;
      for (const { judge, entry } of list) if (group.has(judge)) entries.add(entry);
      for (const { judge, entry } of list) if (entries.has(entry)) group.add(judge);
    }
    const centre = mean([...group].map((judge) => lenient.get(judge) ?? 0));
    for (const judge of group) seen.add(judge);
    for (const entry of entries) worth.set(entry, (worth.get(entry) ?? 0) + centre);
  }
  return worth;
}
