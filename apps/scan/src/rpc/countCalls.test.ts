import * as v from 'valibot';
import { expect, test } from 'vitest';
import { countCalls } from './createRpcClient.ts';

test('counts every request, and the failed ones', async () => {
  const counts = { calls: 0, errors: 0 };
  const question = { method: 'eth_chainId', params: [], answer: v.unknown() };
  const well = countCalls({ ask: async () => 1 as never }, counts);
  const ill = countCalls({ ask: async () => Promise.reject(new Error('no')) }, counts);
  expect(await well.ask(question)).toBe(1);
  await expect(ill.ask(question)).rejects.toThrow('no');
  expect(counts).toEqual({ calls: 2, errors: 1 });
});
