import { baseSepolia } from '@org/chain-config';
import { expect, test } from 'vitest';
import type { Creatable } from './inspect.ts';
import { listParts } from './parts.ts';
import { toSafeBatch } from './unsignedFile.ts';

const steps = listParts({ config: baseSepolia, registry: baseSepolia.eas.schemaRegistry }).flatMap(
  (part): Creatable[] => (part.step ? [{ part, step: part.step, status: 'missing', detail: '' }] : []),
);

test("writes the steps in the form of Safe's Transaction Builder, always the same for the same steps", () => {
  const text = toSafeBatch(baseSepolia, steps);
  expect(toSafeBatch(baseSepolia, steps)).toBe(text);
  const { transactions, meta, ...batch } = JSON.parse(text);
  expect(batch).toEqual({ version: '1.0', chainId: '84532', createdAt: 0 });
  // The transaction that creates the deployment proxy is signed already.
  expect(transactions).toHaveLength(steps.length - 1);
  expect(transactions[0]).toEqual({
    to: baseSepolia.eas.schemaRegistry,
    value: '0',
    data: expect.stringMatching(/^0x60d7a278[0-9a-f]+$/),
    contractMethod: null,
    contractInputsValues: null,
  });
  expect(meta.checksum).toMatch(/^0x[0-9a-f]{64}$/);
});

test('has a checksum of everything in the file', () => {
  const checksumOf = (text: string) => JSON.parse(text).meta.checksum;
  const whole = checksumOf(toSafeBatch(baseSepolia, steps));
  expect(checksumOf(toSafeBatch(baseSepolia, steps.toReversed()))).not.toBe(whole);
  const chain = { ...baseSepolia.chain, id: 8453 };
  expect(checksumOf(toSafeBatch({ ...baseSepolia, chain }, steps))).not.toBe(whole);
  expect(checksumOf(toSafeBatch(baseSepolia, []))).toBe(
    '0x25a8a032945df5dd5afa41398f59728d9898f638b8c35a2f9feeba253acbb0fd',
  );
});
