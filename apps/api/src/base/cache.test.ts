import { expect, test, vi } from 'vitest';
import { type CacheOptions, createCache } from './cache.ts';

const create = (
  read: (key: string) => Promise<string>,
  changes: Partial<CacheOptions<string, string>> = {},
) => {
  const time = { now: 0 };
  const cache = createCache({
    keyOf: (key) => key,
    read,
    freshMs: () => 10,
    keptMs: () => 100,
    maxEntries: 3,
    maxReads: 3,
    restMs: 50,
    clock: () => time.now,
    ...changes,
  });
  return { ...cache, time };
};
const LONG = 60_000;

test('shares one read between concurrent callers, and reads nothing while it is fresh', async () => {
  const read = vi.fn(async (key: string) => `${key}!`);
  const { get, time } = create(read);
  expect(await Promise.all([get('a', LONG), get('a', LONG)])).toEqual(['a!', 'a!']);
  time.now = 9;
  expect(await get('a', LONG)).toBe('a!');
  expect(read).toHaveBeenCalledTimes(1);
});

test('returns a stale value while refreshing it, but not an expired one', async () => {
  let count = 0;
  const { get, time } = create(async () => `${++count}`);
  expect(await get('a', LONG)).toBe('1');
  time.now = 20;
  expect(await get('a', LONG)).toBe('1');
  await vi.waitFor(async () => expect(await get('a', LONG)).toBe('2'));
  time.now = 200;
  expect(await get('a', LONG)).toBe('3');
});

test('waits no longer than the caller allows, and caches a late value', async () => {
  let answer = (_: string) => {};
  const { get } = create(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(await get('a', 0)).toBe('unavailable');
  answer('late');
  expect(await get('a', LONG)).toBe('late');
});

test('returns the last value after a failure, and does not retry at once', async () => {
  const read = vi.fn(async () => 'good');
  const { get, time } = create(read);
  await get('a', LONG);
  read.mockRejectedValue(new Error('down'));
  time.now = 200;
  expect(await get('a', LONG)).toBe('good');
  expect(await get('b', LONG)).toBe('unavailable');
  expect(await get('b', LONG)).toBe('unavailable');
  expect(read).toHaveBeenCalledTimes(3);
  time.now = 300;
  await get('b', LONG);
  expect(read).toHaveBeenCalledTimes(4);
});

test('limits cached values and concurrent reads', async () => {
  const read = vi.fn(async (key: string) => key);
  const { get } = create(read);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key, LONG);
  await get('a', LONG);
  expect(read).toHaveBeenCalledTimes(4);
  await get('b', LONG);
  expect(read).toHaveBeenCalledTimes(5);

  const finish: (() => void)[] = [];
  const slow = vi.fn((key: string) => new Promise<string>((resolve) => finish.push(() => resolve(key))));
  const busy = create(slow, { maxReads: 1 });
  const answers = Promise.all(Array.from({ length: 18 }, (_, i) => busy.get(`${i}`, LONG)));
  for (let i = 0; i < 17; i++) {
    await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(i + 1));
    finish[i]?.();
  }
  // One request was read, sixteen waited, and the last one was rejected.
  expect((await answers).filter((answer) => answer === 'unavailable')).toHaveLength(1);
  expect(slow).toHaveBeenCalledTimes(17);

  // A rejected read is no failure: the value is read as soon as there is room.
  const again = busy.get('17', LONG);
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(18));
  finish[17]?.();
  expect(await again).toBe('17');
});

test('keeps absences apart, so that they take no place of a value', async () => {
  const read = vi.fn(async (key: string) => (key.startsWith('no') ? 'nothing' : key));
  const { get } = create(read, { isAbsence: (value) => value === 'nothing' });
  await get('a', LONG);
  for (let i = 0; i < 10; i++) await get(`no ${i}`, LONG);
  await get('a', LONG);
  await get('no 9', LONG);
  expect(read).toHaveBeenCalledTimes(11);
});

test('reads nothing for a caller without a budget, and remembers no refusal', async () => {
  const read = vi.fn(async (key: string) => key);
  let left = 0;
  const { get, time } = create(read, { admit: () => left-- > 0 });
  expect(await get('a', LONG)).toBe('limited');
  left = 1;
  expect(await get('a', LONG)).toBe('a');
  // An old value is better than a refusal.
  time.now = 200;
  expect(await get('a', LONG)).toBe('a');
  expect(read).toHaveBeenCalledTimes(1);
});
