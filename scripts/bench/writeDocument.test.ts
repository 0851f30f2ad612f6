import { expect, test } from 'vitest';
import { describeFigures } from './writeDocument.ts';

test('puts a peer of the same run beside a figure, with the ratio', () => {
  const peer = { name: 'Ponder', value: 50 };
  expect(describeFigures([{ what: 'indexed', value: 100, unit: '/s', peer }])).toContain(
    '| indexed | 100 /s | ██████████ | 50 /s | Ponder | 2 |',
  );
});

test('scales bars among figures of one unit, without columns for peers that do not exist', () => {
  const table = describeFigures([
    { what: 'decode', value: 10, unit: 'ms' },
    { what: 'rank', value: 20, unit: 'ms' },
    { what: 'memory', value: 500, unit: 'MB' },
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| decode | 10 ms | █████ |',
    '| rank | 20 ms | ██████████ |',
    '| memory | 500 MB | ██████████ |',
  ]);
});
