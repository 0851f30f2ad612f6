import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runNode } from '../../../tools/test/consumers/run.ts';

const packageDir = join(import.meta.dirname, '..');

test("the README's example of an invalid list prints its comment", async () => {
  const readme = await readFile(join(packageDir, 'README.md'), 'utf8');
  const example = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code).at(-1) ?? '';
  const { stderr } = await runNode(['--input-type=module', '--eval', example], packageDir);
  expect(stderr.trim()).toBe(/\n +\/\/ (.+)\n/.exec(example)?.[1]);
});
