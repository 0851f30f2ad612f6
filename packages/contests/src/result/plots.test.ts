import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENTRIES, JUDGES, makeContest, word } from '../../test/make.ts';
import { spreadPoints, tabulatePoints } from './plots.ts';
import { rankEntries } from './rankEntries.ts';
import type { Review } from './result.ts';

const contest = makeContest();
const [one, two, three] = ENTRIES;
const [a, b, c] = JUDGES;

let number = 0;
const review = (judge: Review['judge'], entry: string, points: number): Review => {
  number += 1;
  return { uid: word(number), judge, entry, points, given: [points], comment: '', time: 2_000n };
};
const counted = [
  review(a, two, 10),
  review(b, two, 3),
  review(c, two, 0),
  review(a, one, 5),
  review(c, one, 8),
];
const result = { contest, counted, ranking: rankEntries(contest, counted) };

test("lists points per entry with their spread, in the ranking's order", () => {
  expect(spreadPoints(result)).toEqual([
    {
      entry: one,
      rank: 1,
      mean: { sum: 13, count: 2 },
      points: '6.50',
      given: [
        { judge: a, points: 5 },
        { judge: c, points: 8 },
      ],
      spread: { min: 5, lowerQuartile: 5.75, median: 6.5, upperQuartile: 7.25, max: 8 },
    },
    {
      entry: two,
      rank: 2,
      mean: { sum: 13, count: 3 },
      points: '4.33',
      given: [
        { judge: c, points: 0 },
        { judge: b, points: 3 },
        { judge: a, points: 10 },
      ],
      spread: { min: 0, lowerQuartile: 1.5, median: 3, upperQuartile: 6.5, max: 10 },
    },
    { entry: three, rank: null, mean: { sum: 0, count: 0 }, points: '', given: [], spread: null },
  ]);
});

test('returns ordered quartiles within the given points', () => {
  const points = fc.array(fc.nat(26), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(points, (list) => {
      const judges = list.map((_, index) => `0x${index}` as const);
      const counted = list.map((given, index) => ({
        ...result.counted[0],
        judge: judges[index],
        points: given,
        entry: one,
      })) as readonly Review[];
      const [{ spread, given } = { spread: null, given: [] }] = spreadPoints({ ...result, counted }).filter(
        ({ entry }) => entry === one,
      );
      if (!spread) throw new Error('There are points.');
      const { min, lowerQuartile, median, upperQuartile, max } = spread;
      const figures = [min, lowerQuartile, median, upperQuartile, max];
      expect(figures.toSorted((x, y) => x - y)).toEqual(figures);
      expect([min, max]).toEqual([Math.min(...list), Math.max(...list)]);
      expect(figures.every((figure) => Number.isInteger(figure * 4))).toBe(true);
      expect(given.map((each) => each.points)).toEqual(list.toSorted((x, y) => x - y));
    }),
  );
});

test('tabulates judges and entries, with null for a missing review', () => {
  const { judges, rows, maxPoints } = tabulatePoints(result);
  expect(judges).toEqual([a, b, c]);
  expect(maxPoints).toBe(26);
  expect(rows.map(({ entry, cells }) => [entry, ...cells.map((cell) => cell?.points ?? null)])).toEqual([
    [one, 5, null, 8],
    [two, 10, 3, 0],
    [three, null, null, null],
  ]);
  const uids = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.uid ?? []));
  expect(uids.toSorted()).toEqual(result.counted.map(({ uid }) => uid).toSorted());
});
