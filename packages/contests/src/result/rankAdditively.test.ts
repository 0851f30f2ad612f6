import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findExactPoints, type Given } from '../../test/exactAdditive.ts';
import { address, ENTRIES, JUDGES, makeContest, word } from '../../test/make.ts';
import { compareWinners, rankAdditively } from './rankAdditively.ts';
import { formatMean, rankEntries } from './rankEntries.ts';
import type { Review } from './result.ts';

const [STRICT, FAIR, LENIENT] = [address(1), address(2), address(3)] as const;
const judges = [STRICT, FAIR, LENIENT];
const review = (judge: Review['judge'], entry: string, points: number): Review => ({
  uid: word(1),
  judge,
  entry,
  points,
  given: [points],
  comment: '',
  time: 1n,
});

test('returns null with complete coverage or without reviews', () => {
  const contest = makeContest({ judges, entries: ['a', 'b'] });
  expect(rankAdditively(contest, [])).toBeNull();
  expect(
    rankAdditively(
      contest,
      judges.map((judge, index) => review(judge, 'a', index)),
    ),
  ).toBeNull();
});

test('does not penalize an entry for a strict judge', () => {
  const contest = makeContest({ judges, entries: ['a', 'b', 'c', 'none'] });
  const reviews = [
    // The strict judge gives 4 less than the fair one, the lenient one 4 more; the scores are a 10, b 12, c 8.
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

test('does not compare judges without shared entries', () => {
  const contest = makeContest({ judges, entries: ['a', 'b'] });
  const reviews = [review(STRICT, 'a', 6), review(FAIR, 'a', 10), review(LENIENT, 'b', 26)];
  expect(rankAdditively(contest, reviews)).toEqual([
    { entry: 'b', rank: 1, points: '26.00' },
    { entry: 'a', rank: 2, points: '8.00' },
  ]);
});

test('allows negative points, and shares ranks between equal ones', () => {
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

test('does not depend on the order of the reviews', () => {
  fc.assert(
    fc.property(given, (list) => {
      expect(rankAdditively(contest, toReviews(list.toReversed()))).toEqual(
        rankAdditively(contest, toReviews(list)),
      );
    }),
  );
});

describe('equals exact fractions', () => {
  const check = (list: readonly Given[], judgesOf = many) => {
    const entries = [...new Set(list.map(({ entry }) => entry))];
    const ranking = rankAdditively(
      makeContest({ judges: judgesOf, entries }),
      list.map(({ judge, entry, points }) => review(judge as Review['judge'], entry, points)),
    );
    if (!ranking) return;
    const exact = findExactPoints(list);
    expect(new Map(ranking.map(({ entry, points }) => [entry, points]))).toEqual(exact);
  };

  test('for any graph of judges and entries', () => {
    fc.assert(
      fc.property(given, (list) => {
        check(toReviews(list));
      }),
      { numRuns: 300 },
    );
  });

  test('for a chain of judges, each sharing one entry with the next', () => {
    const chain = Array.from({ length: 60 }, (_, index) => address(index + 1));
    const list = chain.flatMap((judge, index) => [
      { judge, entry: `${index}`, points: (index * 7) % 27 },
      { judge, entry: `${index + 1}`, points: (index * 11 + 3) % 27 },
    ]);
    check(list, chain);
  });

  test('for points exactly between two hundredths', () => {
    const eight = Array.from({ length: 8 }, (_, index) => address(index + 1));
    // A mean of 17 / 8 is 2.125, shown as 2.13; no judges are compared.
    const list = [
      ...eight.map((judge, index) => ({ judge, entry: 'a', points: index === 0 ? 3 : 2 })),
      { judge: address(99), entry: 'b', points: 5 },
    ];
    check(list, [...eight, address(99)]);
    expect(findExactPoints(list)).toEqual(
      new Map([
        ['a', '2.13'],
        ['b', '5.00'],
      ]),
    );
  });
});

const first = (...entries: readonly string[]) => [
  ...entries.map((entry) => ({ entry, rank: 1 })),
  { entry: 'other', rank: entries.length + 1 },
  { entry: 'unreviewed', rank: null },
];

test.each([
  ['the same entry', first('a'), first('a'), false],
  ['another entry', first('a'), first('b'), true],
  ['the same tie in another order', first('a', 'b'), first('b', 'a'), false],
  ['a tie that is broken', first('a', 'b'), first('a'), true],
  ['a tie that is new', first('a'), first('a', 'b'), true],
  ['nobody', [], [], false],
])('compares the winners of both rankings: %s', (_, mean, additive, isDifferent) => {
  expect(compareWinners(mean, additive)).toMatchObject({ isDifferent });
});

test('returns the winners of both rankings', () => {
  expect(compareWinners(first('a', 'b'), first('c'))).toEqual({
    mean: ['a', 'b'],
    additive: ['c'],
    isDifferent: true,
  });
});

describe('rankEntries', () => {
  function review(entry: string, points: number): Review {
    return { uid: word(1), judge: JUDGES[0], entry, points, given: [points], comment: '', time: 1n };
  }

  const [ONE, TWO, THREE] = ENTRIES;

  test('shares ranks between ties, skips the next rank, and puts entries without a review last', () => {
    const entries = ['none-1', ONE, TWO, 'none-2', THREE];
    const reviews = [review(THREE, 4), review(TWO, 8), review(ONE, 10), review(ONE, 6)];
    const ranking = rankEntries(makeContest({ entries }), reviews);
    expect(ranking.map(({ entry, rank, points, reviews: count }) => [rank, entry, points, count])).toEqual([
      [1, ONE, '8.00', 2],
      [1, TWO, '8.00', 1],
      [3, THREE, '4.00', 1],
      [null, 'none-1', '', 0],
      [null, 'none-2', '', 0],
    ]);
  });

  test('ranks a mean of zero, but not an entry without a review', () => {
    const [first, second] = rankEntries(makeContest({ entries: [ONE, TWO] }), [review(TWO, 0)]);
    expect(first).toMatchObject({ entry: TWO, rank: 1, points: '0.00' });
    expect(second).toMatchObject({ entry: ONE, rank: null });
  });

  test('the ranking distinguishes means with equal decimals', () => {
    const reviews = [
      ...Array.from({ length: 299 }, () => review(ONE, 10)),
      review(ONE, 11),
      ...Array.from({ length: 300 }, () => review(TWO, 10)),
    ];
    const ranking = rankEntries(makeContest({ entries: [TWO, ONE] }), reviews);
    expect(ranking.map(({ entry, rank, points }) => [entry, rank, points])).toEqual([
      [ONE, 1, '10.00'],
      [TWO, 2, '10.00'],
    ]);
  });

  test.each([
    [{ sum: 0, count: 0 }, ''],
    [{ sum: 26, count: 1 }, '26.00'],
    [{ sum: 1, count: 3 }, '0.33'],
    [{ sum: 2, count: 3 }, '0.67'],
    [{ sum: 1, count: 200 }, '0.01'],
    [{ sum: 1, count: 201 }, '0.00'],
    [{ sum: 1_005, count: 1_000 }, '1.01'],
    [{ sum: 199, count: 200 }, '1.00'],
  ] as const)('the mean of %j is shown as %j', (mean, shown) => {
    expect(formatMean(mean)).toBe(shown);
  });

  test('the ranking equals an independent reference implementation', () => {
    const entries = ['a', 'b', 'c', 'd', 'e', 'f'];
    const points = fc.array(fc.tuple(fc.constantFrom(...entries), fc.nat(26)), { maxLength: 40 });
    fc.assert(
      fc.property(points, (given) => {
        const ranking = rankEntries(
          makeContest({ entries }),
          given.map(([entry, each]) => review(entry, each)),
        );
        expect(ranking.map(({ entry, rank, points: shown }) => ({ entry, rank, shown }))).toEqual(
          reference(entries, given),
        );
      }),
    );
  });

  /** A reference with scaled bigints that counts better entries, instead of sorting by cross products. */
  function reference(entries: readonly string[], given: readonly (readonly [string, number])[]) {
    const scale = 720720n ** 3n;
    const means = entries.map((entry, place) => {
      const points = given.filter(([each]) => each === entry).map(([, each]) => BigInt(each));
      if (points.length === 0) return { entry, place, mean: null, shown: '' };
      const sum = points.reduce((a, b) => a + b, 0n);
      const count = BigInt(points.length);
      const hundredths = (sum * 1_000n) / count / 10n + (((sum * 1_000n) / count) % 10n >= 5n ? 1n : 0n);
      const shown = `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
      return { entry, place, mean: (sum * scale * 40n) / count, shown };
    });
    const better = (mean: bigint | null) =>
      means.filter((other) => (other.mean ?? -1n) > (mean ?? -1n)).length;
    return means
      .map(({ entry, place, mean, shown }) => ({
        entry,
        place,
        shown,
        order: better(mean),
        rank: mean === null ? null : better(mean) + 1,
      }))
      .sort((a, b) => a.order - b.order || a.place - b.place)
      .map(({ entry, rank, shown }) => ({ entry, rank, shown }));
  }
});
