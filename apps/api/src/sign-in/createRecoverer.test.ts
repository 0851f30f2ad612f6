import { hashMessage } from 'viem/utils';
import { afterAll, expect, test } from 'vitest';
import { ada, ben } from '../../test/createBrowser.ts';
import { createRecoverer } from './createRecoverer.ts';

const recoverer = createRecoverer();
afterAll(() => recoverer.close());

test('recovers the signer of each concurrent request', async () => {
  const signers = [ada, ben, ada, ben, ben];
  const found = await Promise.all(
    signers.map(async (signer, i) => {
      const message = `message ${i}`;
      return recoverer.recoverAddress(hashMessage(message), await signer.signMessage({ message }));
    }),
  );
  expect(found).toEqual(signers.map(({ address }) => address));
});

test('rejects a signature that no key made', async () => {
  await expect(recoverer.recoverAddress(hashMessage('a'), `0x${'ff'.repeat(65)}`)).rejects.toThrow('no key');
});

test('answers every request when the thread ends, and starts another one', async () => {
  const signature = await ada.signMessage({ message: 'a' });
  const asked = Array.from({ length: 50 }, () => recoverer.recoverAddress(hashMessage('a'), signature));
  await recoverer.close();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([ada.address]));
  expect(await recoverer.recoverAddress(hashMessage('a'), signature)).toBe(ada.address);
});

test('answers every request when no thread can start', async () => {
  const file = new URL('./missingWorker.ts', import.meta.url);
  const broken = createRecoverer({ file, timeoutMs: 200 });
  const signature = await ada.signMessage({ message: 'a' });
  const asked = Array.from({ length: 5 }, () => broken.recoverAddress(hashMessage('a'), signature));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([ada.address]));
  await broken.close();
});
