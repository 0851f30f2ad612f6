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
])('%j is %j', (header, former) => {
  expect(readIfMatch(header)).toEqual(former);
});

test.each(['', 'a', '"a', '"a" "b"', 'w/"a"', '"a", *', '**', ', ,', '"a\u0000"'])(
  '%j is against it',
  (header) => {
    expect(readIfMatch(header)).toBeUndefined();
  },
);

test('a long header is read in one go', () => {
  expect(readIfMatch(`${' '.repeat(16_000)}x`)).toBeUndefined();
  expect(readIfMatch(`${', '.repeat(8_000)}x`)).toBeUndefined();
});
