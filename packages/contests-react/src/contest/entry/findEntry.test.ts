import { expect, test } from 'vitest';
import { findEntry } from './findEntry.ts';

const entries = ['https://example.org/kiln', 'https://example.org/loom'];

test('finds an entry by its position from 1', () => {
  expect(findEntry(entries, '1')).toEqual({ entry: entries[0], n: 1 });
  expect(findEntry(entries, '2')).toEqual({ entry: entries[1], n: 2 });
});

test.each(['0', '3', '-1', '1.0', '01', '1e0', ' 1', '', 'length', 'Infinity', '9'.repeat(400), '１'])(
  'finds nothing for "%s"',
  (text) => expect(findEntry(entries, text)).toBeUndefined(),
);
