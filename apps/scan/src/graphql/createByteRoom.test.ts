import { expect, test } from 'vitest';
import { createByteRoom } from './createAdmission.ts';

test('admits as many as fit, and queues the others', async () => {
  const take = createByteRoom({ bytes: 10, waitMs: 60_000 });
  const entered: string[] = [];
  const ask = async (name: string, bytes: number) => {
    const leave = await take(bytes);
    entered.push(name);
    return leave;
  };
  const [first, second] = await Promise.all([ask('a', 6), ask('b', 4)]);
  const waiting = [ask('c', 8), ask('d', 2), ask('e', 3)];
  await Promise.resolve();
  expect(entered).toEqual(['a', 'b']);
  first?.();
  second?.();
  const [third] = await Promise.all(waiting.slice(0, 2));
  expect(entered).toEqual(['a', 'b', 'c', 'd']);
  third?.();
  await Promise.all(waiting);
  expect(entered).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('rejects after the wait, without blocking others', async () => {
  const take = createByteRoom({ bytes: 10, waitMs: 20 });
  const leave = await take(6);
  const tooMuch = take(8);
  const fits = take(4);
  await expect(tooMuch).rejects.toMatchObject({ extensions: { code: 'busy' } });
  (await fits)();
  leave();
  (await take(10))();
});
