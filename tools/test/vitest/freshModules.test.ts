import { expect, test, vi } from 'vitest';

/** Runs before the next test file of this process. */
const beginNextFile = async () => {
  vi.resetModules();
  await import('./freshModules.ts');
};

test('the next test file has no listener for errors of the process that an earlier file added', async () => {
  const listeners = process.listeners('unhandledRejection');
  const rethrow = (reason: unknown) => {
    throw reason;
  };
  process.on('unhandledRejection', rethrow);
  process.once('unhandledRejection', rethrow);
  expect(process.listeners('unhandledRejection')).toHaveLength(listeners.length + 2);
  await beginNextFile();
  expect(process.listeners('unhandledRejection')).toEqual(listeners);
});

test('the next test file has no timer longer than 100 ms that an earlier file set', async () => {
  const late = vi.fn();
  setTimeout(late, 101);
  await beginNextFile();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(late).not.toHaveBeenCalled();
});
