import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENTRIES, JUDGES, makeContest, word } from '../../test/make.ts';
import { formatMean, rankEntries } from './rankEntries.ts';
import type { Review } from './result.ts';

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

test('distinguishes means with equal decimals', () => {
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
] as const)('%j is shown as %j', (mean, shown) => {
  expect(formatMean(mean)).toBe(shown);
});

test('equals an independent reference implementation', () => {
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
  const better = (mean: bigint | null) => means.filter((other) => (other.mean ?? -1n) > (mean ?? -1n)).length;
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
