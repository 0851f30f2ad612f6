import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeMemory, toFolderPrefix } from './memory.ts';

const shared = mkdtempSync(join(tmpdir(), 'memory-'));
afterAll(() => rmSync(shared, { recursive: true }));

const { bavail, bsize } = statfsSync(shared);

test.runIf(process.platform === 'linux' && bavail * bsize > 3_000_000_000)(
  'makes a folder, and removes it and what killed runs left, but not what others use',
  () => {
    const [dead, alive, foreign] = [
      `${toFolderPrefix()}999999999`,
      `${toFolderPrefix()}${process.ppid}`,
      // A folder of another container.
      'laurel-tests-1-999999999',
    ].map((name) => join(shared, name));
    for (const folder of [dead, alive, foreign]) mkdirSync(folder as string);
    const memory = takeMemory(shared);
    if (!memory) throw new Error('no folder');
    writeFileSync(join(memory.path, 'file'), '');
    expect([dead, alive, foreign, memory.path].map((each) => existsSync(each as string))).toEqual([
      ...[false, true, true, true],
    ]);
    memory.remove();
    expect(existsSync(memory.path)).toBe(false);
  },
);

test('does without a folder where the system has none', () => {
  expect(takeMemory(join(shared, 'missing'))).toBeUndefined();
});
