import { expect, test } from 'vitest';
import { introduceNames } from './introduceNames.ts';

const introduce = (code: string, language = 'ts') =>
  introduceNames(
    { code, language },
    {
      exports: new Map([
        ['Button', '@org/ui-theme'],
        ['readResult', '@org/contests'],
      ]),
      values: { contest: 'Contest', toString: 'never' },
    },
  );

test('imports what the package exports, and declares values of the reader', () => {
  expect(introduce('console.log(readResult({ contest }));')).toBe(
    "import { readResult } from '@org/contests'; declare const contest: Contest;",
  );
  expect(introduce('<Button>Start</Button>;', 'tsx')).toBe("import { Button } from '@org/ui-theme';");
});

test('leaves out what the example introduces', () => {
  expect(introduce("import { readResult } from '@org/contests';\nreadResult();")).toBe('');
  expect(introduce('const { a: [contest], ...Button } = read();\nfunction readResult() {}')).toBe('');
});

test('introduces no other name, so that the compiler finds a misspelled one', () => {
  expect(introduce('readResults(contests, valueOf);')).toBe('');
});
