import { expect, test } from 'vitest';
import { compareWinners } from './compareWinners.ts';

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
])('%s', (_, mean, additive, isDifferent) => {
  expect(compareWinners(mean, additive)).toMatchObject({ isDifferent });
});

test('the winners of both are named', () => {
  expect(compareWinners(first('a', 'b'), first('c'))).toEqual({
    mean: ['a', 'b'],
    additive: ['c'],
    isDifferent: true,
  });
});
