import { expect, test } from 'vitest';
import { readBlocks } from './readBlocks.ts';

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
