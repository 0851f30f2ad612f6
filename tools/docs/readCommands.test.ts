import { expect, test } from 'vitest';
import { readCommands } from './readCommands.ts';

const words = (code: string) => readCommands(code).map(({ words }) => words);

test.each([
  ['npm start', [['npm', 'start']]],
  ['npm start   # the product; all of it', [['npm', 'start']]],
  ['a && b || c; d | e', [['a'], ['b'], ['c'], ['d'], ['e']]],
  ['a \\\n  --flag', [['a', '--flag']]],
  ['a "b c" \'d && e\'', [['a', 'b c', 'd && e']]],
  ['a --header=\'x: y\'"z"', [['a', '--header=x: yz']]],
  ['a http://localhost/#b', [['a', 'http://localhost/#b']]],
  ['ln -s "$(command -v node)" /bin', [['ln', '-s', '$(command -v node)', '/bin']]],
  ['for name in a b; do\n  c $name\ndone', [['c', '$name']]],
])('reads %j', (code, expected) => {
  expect(words(code)).toEqual(expected);
});

test('separates variables from the command', () => {
  expect(readCommands('A=1 B_2=x npm start\nC=3')).toEqual([
    { variables: ['A', 'B_2'], words: ['npm', 'start'] },
    { variables: ['C'], words: [] },
  ]);
});
