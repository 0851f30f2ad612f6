import { expect, test } from 'vitest';
import { describeGrowth } from './describeGrowth.ts';

test('shows costs by size, and how they grow between the two largest', () => {
  const table = describeGrowth('reviews', [
    {
      what: 'decode',
      unit: 'ms',
      points: [
        [10, 1],
        [1_000, 50],
        [10_000, 500],
      ],
    },
    {
      what: 'first page',
      unit: 'kB',
      points: [
        [10, 3],
        [1_000, 30],
        [10_000, 30],
      ],
    },
  ]);
  expect(table.split('\n')).toEqual([
    '| reviews | 10 | 1,000 | 10,000 | exponent | half a bar is linear |',
    '| --- | --: | --: | --: | --: | --- |',
    '| decode, ms | 1 | 50 | 500 | 1.00 | █████ |',
    '| first page, kB | 3 | 30 | 30 | 0.00 |  |',
  ]);
});

test('has no exponent of one size, and no cost where none was measured', () => {
  const table = describeGrowth('contests', [
    { what: 'drawn', unit: 'ms', points: [[10, 5]] },
    {
      what: 'listed',
      unit: 'ms',
      points: [
        [10, 4],
        [100, 4],
      ],
    },
  ]);
  expect(table).toContain('| drawn, ms | 5 | – | – |');
});
