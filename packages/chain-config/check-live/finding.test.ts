import { expect, test } from 'vitest';
import { formatTable, toLine } from './finding.ts';

test('aligns what it prints', () => {
  expect(
    formatTable([
      { slug: 'base', subject: 'chain id', status: 'ok', detail: '8453' },
      { slug: 'base-sepolia', subject: 'scan', status: 'unreachable', detail: 'no answer in time' },
    ]),
  ).toBe(
    [
      '| chain        | asked for | answer      | in detail         |',
      '| ------------ | --------- | ----------- | ----------------- |',
      '| base         | chain id  | ok          | 8453              |',
      '| base-sepolia | scan      | unreachable | no answer in time |',
    ].join('\n'),
  );
});

test('keeps what others said on one short line', () => {
  expect(toLine('a\u001b[31m\r\n b\u202e ')).toBe('a [31m b');
  expect(toLine('x'.repeat(1000))).toHaveLength(160);
});

test('keeps what others said in one cell', () => {
  const table = formatTable([{ slug: 'base', subject: 'scan', status: 'unreachable', detail: 'a | ok | b' }]);
  expect(table.split('\n')[2]).toBe('| base  | scan      | unreachable | a / ok / b |');
});
