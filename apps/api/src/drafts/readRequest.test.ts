import { expect, test } from 'vitest';
import { readIfMatch } from './readRequest.ts';

test.each([
  [null, null],
  ['*', '*'],
  ['"a"', ['a']],
  ['"a", "b"', ['a', 'b']],
  [' ,"a" ,, "b",', ['a', 'b']],
  ['W/"a", "b"', ['b']],
  ['W/"a"', []],
  ['"a,b", "*", ""', []],
])('reads %j as %j', (header, former) => {
  expect(readIfMatch(header)).toEqual(former);
});

test.each(['', 'a', '"a', '"a" "b"', 'w/"a"', '"a", *', '**', ', ,', '"a\u0000"'])('rejects %j', (header) => {
  expect(readIfMatch(header)).toBeUndefined();
});

test('reads a long header in linear time', () => {
  expect(readIfMatch(`${' '.repeat(16_000)}x`)).toBeUndefined();
  expect(readIfMatch(`${', '.repeat(8_000)}x`)).toBeUndefined();
});
