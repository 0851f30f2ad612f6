import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSamples } from './samples.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('continues after the last whole line of an interrupted run', async () => {
  const file = join(folder, 'deep', 'samples.jsonl');
  const first = openSamples<number>(file, { isContinued: false, commit: 'abc' });
  await first.take('a', async () => 1);
  appendFileSync(file, '["b",');

  const measure = vi.fn(async () => 2);
  const second = openSamples<number>(file, { isContinued: true, commit: 'abc' });
  expect(await second.take('a', measure)).toBe(1);
  expect(measure).not.toHaveBeenCalled();
  expect(await second.take('b', measure)).toBe(2);
});

test('the bench measures again at another commit', async () => {
  const file = join(folder, 'samples.jsonl');
  await openSamples<number>(file, { isContinued: true, commit: 'abc' }).take('a', async () => 1);
  expect(await openSamples<number>(file, { isContinued: true, commit: 'def' }).take('a', async () => 2)).toBe(
    2,
  );
  expect(await openSamples<number>(file, { isContinued: true, commit: 'abc' }).take('a', async () => 3)).toBe(
    1,
  );
});

test('the bench starts again unless it is continued', async () => {
  const file = join(folder, 'samples.jsonl');
  await openSamples<number>(file, { isContinued: false, commit: 'abc' }).take('a', async () => 1);
  expect(
    await openSamples<number>(file, { isContinued: false, commit: 'abc' }).take('a', async () => 2),
  ).toBe(2);
});
