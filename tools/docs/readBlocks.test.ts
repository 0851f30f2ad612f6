import { expect, test } from 'vitest';
import { readBlocks, readCommands } from './readBlocks.ts';

test('reads heading, language, words after it, line and code', () => {
  expect(readBlocks('# A\n\n```tsx before\nconst a = 1;\n```\n\n## B\n\n```sh\nnpm test\nls\n```\n')).toEqual(
    [
      { section: '', line: 4, language: 'tsx', info: 'before', code: 'const a = 1;\n' },
      { section: 'B', line: 10, language: 'sh', info: '', code: 'npm test\nls\n' },
    ],
  );
});

test('removes the indentation of a list', () => {
  expect(readBlocks('1. One\n\n   ```sh\n   npm test\n     ls\n   ```\n')[0]?.code).toBe('npm test\n  ls\n');
});

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
])('reads the block of commands %j', (code, expected) => {
  expect(words(code)).toEqual(expected);
});

test('separates variables from the command in a block', () => {
  expect(readCommands('A=1 B_2=x npm start\nC=3')).toEqual([
    { variables: ['A', 'B_2'], words: ['npm', 'start'] },
    { variables: ['C'], words: [] },
  ]);
});
