import { expect, test, vi } from 'vitest';
import { readPng } from '../../test/readBodies.ts';
import { createDrawer } from './createDrawer.ts';
import type { ContestPicture, ProductPicture } from './describeContest.ts';

const content: ProductPicture = {
  kind: 'product',
  productName: 'Laurel',
  host: 'laurel.example',
  tagline: 'One line.\nAnother.',
};
const contest: ContestPicture = {
  kind: 'contest',
  productName: 'Laurel',
  host: 'laurel.example',
  title: 'Benches',
  otherTitle: 'Contest 0x1234…abcd',
  state: 'judging',
  stateText: 'Judging',
  rows: [],
  note: '',
  orderNote: '',
  judges: { addresses: [], pictures: [], names: '' },
  counts: '',
};
const file = new URL('../../test/failingWorker.ts', import.meta.url);
/** The limit of a server is too short for a busy machine. */
const PATIENT_MS = 120_000;

test('draws previews in a thread', async () => {
  const drawer = createDrawer({ timeoutMs: PATIENT_MS });
  const { width, height, countColor } = readPng(await drawer.draw(content));
  expect([width, height]).toEqual([1_200, 630]);
  expect(countColor('#c8eefe')).toBeGreaterThan(400_000);
  expect(countColor('#0b0b0c')).toBeGreaterThan(10_000);
  await drawer.close();
});

test('draws two at once, queues 32, and rejects them when it closes', async () => {
  const drawer = createDrawer({ file });
  const drawn = Array.from({ length: 35 }, () => drawer.draw({ ...contest, host: 'hang' }));
  await expect(drawn[34]).rejects.toThrow('too many');
  const settled = Promise.allSettled([...drawn, drawer.draw({ ...content, host: 'hang' })]);
  await drawer.close();
  expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
});

test('reuses a thread, and replaces one that crashed', async () => {
  const drawer = createDrawer({ file, productIdleMs: 600_000, timeoutMs: PATIENT_MS });
  const first = await drawer.draw(content);
  await expect(drawer.draw({ ...content, host: 'error' })).rejects.toThrow('cannot draw this');
  expect(await drawer.draw(content)).toEqual(first);
  await expect(drawer.draw({ ...content, host: 'crash' })).rejects.toThrow('exited');
  expect(await drawer.draw(content)).not.toEqual(first);
  await drawer.close();
});

test('ends the thread of the product’s picture when it is idle', async () => {
  const drawer = createDrawer({ file, productIdleMs: 1, timeoutMs: PATIENT_MS });
  const first = await drawer.draw(content);
  await vi.waitUntil(async () => `${await drawer.draw(content)}` !== `${first}`, { timeout: 30_000 });
  await drawer.close();
});

test('ends threads that take too long, and draws with new ones', async () => {
  const drawer = createDrawer({ file, timeoutMs: 1_000, productIdleMs: 600_000 });
  // On a busy machine, starting a thread can take longer than the timeout.
  await vi.waitFor(() => drawer.draw(content), { timeout: 30_000 });
  const stuck = [1, 2].map(() => drawer.draw({ ...contest, host: 'stuck' }));
  expect(await drawer.draw(content), 'the product has its own thread').toBeInstanceOf(Uint8Array);
  for (const each of stuck) await expect(each).rejects.toThrow('aborted');
  await vi.waitFor(() => drawer.draw(contest), { timeout: 30_000 });
  await drawer.close();
});
