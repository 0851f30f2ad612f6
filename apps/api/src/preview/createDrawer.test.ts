import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { readPng } from '../../test/readPng.ts';
import { createDrawer } from './createDrawer.ts';
import type { ContestPicture, ProductPicture } from './pictureContent.ts';

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
  counts: '',
};
/** A thread of our own, and how many of them there were. */
const startWith = (code: string) => {
  const threads: Worker[] = [];
  const start = () => {
    const thread = new Worker(`const { parentPort } = require('node:worker_threads'); ${code}`, {
      eval: true,
    });
    threads.push(thread);
    return thread;
  };
  return { threads, start };
};

test('draws in a thread of its own', { timeout: 60_000 }, async () => {
  const drawer = createDrawer();
  const { width, height, countColour } = readPng(await drawer.draw(content));
  expect([width, height]).toEqual([1_200, 630]);
  expect(countColour('#c8eefe')).toBeGreaterThan(400_000);
  expect(countColour('#0b0b0c')).toBeGreaterThan(10_000);
  await drawer.close();
});

test('two at once, a bounded number waiting, and nobody forgotten at the end', async () => {
  const { threads, start } = startWith("parentPort.on('message', () => {});");
  const drawer = createDrawer({ start });
  const drawn = Array.from({ length: 35 }, () => drawer.draw(contest));
  await expect(drawn[34]).rejects.toThrow('too many');
  expect(threads).toHaveLength(2);
  const settled = Promise.allSettled([...drawn, drawer.draw(content)]);
  await drawer.close();
  expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
});

test('a thread is used again, and one that fell is followed by another', async () => {
  const code = `parentPort.on('message', ({ host }) => {
    if (host === 'falls') throw new Error('fell');
    parentPort.postMessage(host === 'cannot' ? { problem: 'cannot' } : { png: new Uint8Array([1]) });
  });`;
  const { threads, start } = startWith(code);
  const drawer = createDrawer({ start });
  expect(await drawer.draw(content)).toEqual(new Uint8Array([1]));
  await expect(drawer.draw({ ...content, host: 'cannot' })).rejects.toThrow('cannot');
  expect(threads).toHaveLength(1);
  await expect(drawer.draw({ ...content, host: 'falls' })).rejects.toThrow('fell');
  expect(await drawer.draw(content)).toEqual(new Uint8Array([1]));
  expect(threads).toHaveLength(2);
  await drawer.close();
});
