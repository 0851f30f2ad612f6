import { createNotificationStore, createNotify } from '@org/ui-theme';
import { expect, test } from 'vitest';
import type { FindTexts } from '../provider/contests.ts';
import { tellSent, tellSpedUp } from './tellSent.ts';

const subject = {
  kind: 'evaluation',
  contest: `0x${'ab'.repeat(32)}`,
  entry: 'https://example.org/kiln',
} as const;

const findEnglish: FindTexts = (_, english) => english;

const setUp = () => {
  const store = createNotificationStore();
  const notify = createNotify(store);
  const sent = tellSent(notify, subject, findEnglish);
  const read = () => store.getSnapshot().map(({ tone, title, description }) => [tone, title, description]);
  // What a promise settles is heard a moment later.
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { notify, sent, read, settle };
};

const ON_ITS_WAY = ['pending', 'Signed and sent', 'Review: example.org/kiln'];

test('it is pending until it ends, and then says nothing: who ended it does', async () => {
  const { sent, read, settle } = setUp();
  expect(read()).toEqual([ON_ITS_WAY]);
  sent.end();
  sent.end(true);
  await settle();
  expect(read()).toEqual([]);
});

test('a slow scan is said in its place', async () => {
  const { sent, read, settle } = setUp();
  sent.end(true);
  await settle();
  expect(read()).toEqual([
    [
      'success',
      expect.stringMatching(/Indexing is taking longer.*safe on the chain/),
      'Review: example.org/kiln',
    ],
  ]);
});

test('sped up is said beside it', () => {
  const { notify, read } = setUp();
  tellSpedUp(notify, subject, findEnglish);
  expect(read()).toEqual([
    ON_ITS_WAY,
    ['info', expect.stringMatching(/sped this up in your wallet/), 'Review: example.org/kiln'],
  ]);
});
