import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runNode } from '../../../tools/test/consumers/run.ts';

const packageDir = join(import.meta.dirname, '..');

/** The compilers that importers use, with their versions. By day all of them read the packed types (tarball.test.ts). */
const compilers = [
  ['typescript-7', 'Version 7.0'],
  ['typescript', 'Version 6.0'],
  ['typescript-5.9', 'Version 5.9'],
] as const;

describe.each(process.env.LAUREL_FULL ? compilers : compilers.slice(0, 1))('%s', (compiler, version) => {
  const tsc = join(packageDir, 'node_modules', compiler, 'bin', 'tsc');

  test(`the types are checked with TypeScript ${version}`, async () => {
    expect((await runNode([tsc, '--version'], packageDir)).stdout).toContain(version);
  });

  test('passes the type tests, and fails one that is wrong', async () => {
    const folder = await mkdtemp(join(packageDir, 'node_modules', '.types-'));
    try {
      await writeFile(join(folder, 'wrong.ts'), WRONG);
      await writeFile(join(folder, 'tsconfig.json'), PROJECT);
      // Two libraries in one program: a compiler reads viem and wagmi for several seconds.
      const failure = await runNode([tsc, '--project', folder], packageDir).catch(String);
      const errors = [...failure.toString().matchAll(/^(\S+)\((\d+),\d+\): error (TS\d+)/gm)];
      expect(errors.map(([, file, line, code]) => [basename(file ?? ''), line, code])).toEqual([
        ['wrong.ts', '2', 'TS2322'],
        ['wrong.ts', '3', 'TS2345'],
      ]);
      expect(failure.toString().match(/error TS/g)).toHaveLength(2);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

const WRONG = `import { getChainConfig } from '@org/chain-config';
export const id: 8453 = getChainConfig(10).chain.id;
getChainConfig(5);
`;
const PROJECT = JSON.stringify({
  extends: '../../test/tsconfig.types.json',
  files: ['wrong.ts', '../../src/types.test-d.ts'],
});
