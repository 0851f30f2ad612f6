import { expect, test } from 'vitest';
import { summarize } from './record/record.ts';
import { describeFigures, describeSection } from './writeDocument.ts';

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

test('describes each section with its own runs, date and commit', () => {
  const values = summarize([40, 48, 56]);
  const queue = { date: '2026-11-23', machine: '2 cores', commit: 'abc', result: { runs: 3, values } };
  const records = { kits: null, contests: null, list: null, queue };
  expect(describeSection(records, 'queue')).toMatch(
    /^Medians of 3 runs, in brackets the quartiles\. Measured on 2026-11-23 at abc: 2 cores\.\n\n.*48 \(44–52\) ms/,
  );
  expect(describeSection(records, 'kits')).toBeUndefined();
});
