import { createNotificationStore, createNotify } from '@org/ui-theme';
import { expect, test } from 'vitest';
import type { FindTexts } from '../provider/contests.ts';
import { describeSubject, notifySent, notifySpedUp } from './notifySent.ts';

const subject = {
  kind: 'evaluation',
  contest: `0x${'ab'.repeat(32)}`,
  entry: 'https://example.org/kiln',
} as const;

const findEnglish: FindTexts = (_, english) => english;

const setUp = () => {
  const store = createNotificationStore();
  const notify = createNotify(store);
  const sent = notifySent(notify, subject, findEnglish);
  const read = () => store.getSnapshot().map(({ tone, title, description }) => [tone, title, description]);
  // The notification follows the promise in a later task.
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { notify, sent, read, settle };
};

const PENDING = ['pending', 'Signed and sent', 'Review: example.org/kiln'];

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
    [
      'success',
      expect.stringMatching(/Indexing is taking longer.*safe on the chain/),
      'Review: example.org/kiln',
    ],
  ]);
});

test('adds a notification when the transaction is sped up', () => {
  const { notify, read } = setUp();
  notifySpedUp(notify, subject, findEnglish);
  expect(read()).toEqual([
    PENDING,
    ['info', expect.stringMatching(/sped this up in your wallet/), 'Review: example.org/kiln'],
  ]);
});

test('names alike entries by their hosts, cuts long ones in the middle, and turns no sentence around', () => {
  const describe = (entry: string) => describeSubject({ ...subject, entry }, findEnglish);
  expect(describe('https://github.com/eve/kiln')).toBe('Review: github.com/eve/kiln');
  expect(describe(`https://a.example/${'x'.repeat(90)}-end`)).toMatch(/^Review: a\.example\/x+…x+-end$/);
  expect(describe('3')).toBe('Review: Entry 3');
  expect(describe('\u202eevil')).toBe('Review: %E2%80%AEevil');
  expect(describe('\u{10800}')).toBe('Review: \u2068\u{10800}\u2069');
});
