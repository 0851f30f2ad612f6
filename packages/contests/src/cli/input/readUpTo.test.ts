import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readUpTo } from './readUpTo.ts';

test('reads a file of at most this size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'read-up-to-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'file');
  await writeFile(path, 'abc');
  expect(await readUpTo(path, 3)).toEqual(Buffer.from('abc'));
  expect(await readUpTo(path, 2)).toBeNull();
  await expect(readUpTo(join(folder, 'none'), 3)).rejects.toThrow('ENOENT');
});

test('stops reading a file without an end', async () => {
  expect(await readUpTo('/dev/zero', 100_000)).toBeNull();
});
