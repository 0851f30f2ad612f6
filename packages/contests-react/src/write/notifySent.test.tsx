import { createNotificationStore, createNotify } from '@org/ui-theme';
import { expect, test } from 'vitest';
import type { FindMessages } from '../base/provider/contests.ts';
import { describeSubject, notifySent, notifySpedUp } from './notifySent.ts';

const subject = {
  kind: 'review',
  contest: `0x${'ab'.repeat(32)}`,
  entry: '3',
} as const;

const findEnglish: FindMessages = (_, english) => english;

const setUp = () => {
  const store = createNotificationStore();
  const notify = createNotify(store);
  const sent = notifySent(notify, subject, findEnglish);
  const read = () => store.getSnapshot().map(({ tone, title, description }) => [tone, title, description]);
  // The notification follows the promise in a later task.
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { notify, sent, read, settle };
};

const PENDING = ['pending', 'Signed and sent', 'Review: Entry 3'];

test('dismisses the pending notification at the end', async () => {
  const { sent, read, settle } = setUp();
  expect(read()).toEqual([PENDING]);
  sent.end();
  sent.end(true);
  await settle();
  expect(read()).toEqual([]);
});

test('replaces the pending notification when the scan is slow', async () => {
  const { sent, read, settle } = setUp();
  sent.end(true);
  await settle();
  expect(read()).toEqual([
    ['success', expect.stringMatching(/Indexing is taking longer.*safe on the chain/), 'Review: Entry 3'],
  ]);
});

test('adds a notification when the transaction is sped up', () => {
  const { notify, read } = setUp();
  notifySpedUp(notify, subject, findEnglish);
  expect(read()).toEqual([
    PENDING,
    ['info', expect.stringMatching(/sped this up in your wallet/), 'Review: Entry 3'],
  ]);
});

test('names an entry by its number until its name is known, cuts long names in the middle, and turns no sentence around', () => {
  const describe = (name?: string) =>
    describeSubject({ ...subject, ...(name !== undefined && { name }) }, findEnglish);
  expect(describe()).toBe('Review: Entry 3');
  expect(describe('Kiln')).toBe('Review: Kiln');
  expect(describe(`${'x'.repeat(90)}-end`)).toMatch(/^Review: x+…x+-end$/);
  expect(describe('\u{10800}')).toBe('Review: \u2068\u{10800}\u2069');
});
