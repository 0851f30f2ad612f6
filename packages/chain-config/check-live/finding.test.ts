import { expect, test } from 'vitest';
import { formatTable, toLine } from './finding.ts';

test('aligns the columns of the table', () => {
  expect(
    formatTable([
      { slug: 'base', subject: 'chain id', status: 'ok', detail: '8453' },
      { slug: 'base-sepolia', subject: 'scan', status: 'unreachable', detail: 'no answer in time' },
    ]),
  ).toBe(
    [
      '| chain        | check    | result      | details           |',
      '| ------------ | -------- | ----------- | ----------------- |',
      '| base         | chain id | ok          | 8453              |',
      '| base-sepolia | scan     | unreachable | no answer in time |',
    ].join('\n'),
  );
});

test('shortens untrusted text to one line', () => {
  expect(toLine('a\u001b[31m\r\n b\u202e ')).toBe('a [31m b');
  expect(toLine('x'.repeat(1000))).toHaveLength(160);
});

test('keeps untrusted text in one cell', () => {
  const table = formatTable([{ slug: 'base', subject: 'scan', status: 'unreachable', detail: 'a | ok | b' }]);
  expect(table.split('\n')[2]).toBe('| base  | scan  | unreachable | a / ok / b |');
});
