import { expect, test } from 'vitest';
import { describeGrowth, drawBar, replaceSection, showNumber, writeTable } from './describeGrowth.ts';

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

test('draws bars in eighths of a character', () => {
  expect(drawBar(1, 4)).toBe('████');
  expect(drawBar(0.5, 4)).toBe('██');
  expect(drawBar(1 / 32, 4)).toBe('▏');
});

test('draws a sliver for little, nothing for nothing, and no more than the width', () => {
  expect(drawBar(0.0001, 4)).toBe('▏');
  expect(drawBar(0, 4)).toBe('');
  expect(drawBar(Number.NaN, 4)).toBe('');
  expect(drawBar(9, 4)).toBe('████');
});

test('aligns numbers to the right and bars to the left', () => {
  expect(writeTable(['page', 'ms', ''], [['a|b', '12', '██']])).toBe(
    '| page | ms |  |\n| --- | --: | --- |\n| a\\|b | 12 | ██ |',
  );
});

test('shows numbers with three digits', () => {
  expect([0, 0.1234, 12.34, 999.6, 12_345.6, null, Number.NaN].map(showNumber)).toEqual([
    '0',
    '0.123',
    '12.3',
    '1,000',
    '12,346',
    '–',
    '–',
  ]);
});

test('replaces one section and keeps the text around it', () => {
  const document = 'before\n<!-- web -->\nold\n<!-- /web -->\nafter';
  expect(replaceSection(document, 'web', 'new')).toBe('before\n<!-- web -->\nnew\n<!-- /web -->\nafter');
  expect(() => replaceSection(document, 'api', 'new')).toThrow('api');
});
