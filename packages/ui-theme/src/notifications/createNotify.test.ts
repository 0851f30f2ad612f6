import { expect, test, vi } from 'vitest';
import { createNotificationStore } from './createNotificationStore.ts';
import { createNotify } from './createNotify.ts';

const setUp = () => {
  const store = createNotificationStore();
  const seen = () => store.getSnapshot().map(({ tone, title }) => `${tone} ${String(title)}`);
  return { store, notify: createNotify(store), seen };
};
const words = { pending: 'Sending', done: 'Sent', failed: 'Not sent' };

test.each(['info', 'success', 'warning', 'error'] as const)('%s', (tone) => {
  const { notify, seen } = setUp();
  notify[tone]('Word');
  expect(seen()).toEqual([`${tone} Word`]);
});

test('notify passes on every field of a notification', () => {
  const { store, notify } = setUp();
  const action = { label: 'Open', onPress: vi.fn() };
  const id = notify.success({ title: 'Started', description: 'Visible', action, id: 'start' });
  expect(store.getSnapshot()).toEqual([
    { id: 'start', tone: 'success', title: 'Started', description: 'Visible', action },
  ]);
  notify.dismiss(id);
  expect(store.getSnapshot()).toEqual([]);
});

test('promise: pending, then done with its value, in the same place', async () => {
  const { notify, seen } = setUp();
  const promise = notify.promise(Promise.resolve(7), { ...words, done: (value) => `Sent ${value}` });
  notify.info('Later');
  expect(seen()).toEqual(['pending Sending', 'info Later']);
  await expect(promise).resolves.toBe(7);
  expect(seen()).toEqual(['success Sent 7', 'info Later']);
});

test('promise: pending, then failed with its cause; the caller still gets the rejection', async () => {
  const { notify, seen } = setUp();
  const cause = new Error('no');
  const promise = notify.promise(Promise.reject(cause), {
    ...words,
    failed: (error) => `Not sent: ${(error as Error).message}`,
  });
  await expect(promise).rejects.toBe(cause);
  expect(seen()).toEqual(['error Not sent: no']);
});

test('notify.promise shows nothing for null', async () => {
  const { notify, seen } = setUp();
  await notify
    .promise(Promise.reject(new Error('rejected')), { ...words, failed: () => null })
    .catch(() => {});
  expect(seen()).toEqual([]);
  await notify.promise(Promise.resolve(), { ...words, done: null });
  expect(seen()).toEqual([]);
});

test('promise: a text function that throws leaves nothing pending and is reported as unhandled', async () => {
  const { notify, seen } = setUp();
  const unhandled = new Promise((resolve) => process.once('unhandledRejection', resolve));
  const bug = new Error('no words');
  const sayBug = () => {
    throw bug;
  };
  await notify.promise(Promise.resolve(), { ...words, done: sayBug });
  await expect(unhandled).resolves.toBe(bug);
  expect(seen()).toEqual([]);
});

test('promise: shows the result even if the pending notification was pushed out', async () => {
  const { store, notify, seen } = setUp();
  store.attach();
  const promise = notify.promise(Promise.resolve(), words);
  for (const word of ['1', '2', '3']) notify.info(word);
  expect(seen()).toEqual(['info 1', 'info 2', 'info 3']);
  await promise;
  expect(seen()).toEqual(['info 2', 'info 3', 'success Sent']);
  store.dismissAll();
});
