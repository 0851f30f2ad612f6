import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type SafeBatch, toSafeBatch } from './safeBatch.ts';
import { SetupError } from './sendErrors.ts';
import { writeSafeBatch } from './writeSafeBatch.ts';

const call = { to: `0x${'11'.repeat(20)}`, value: 3n, data: '0xabcd' } as const;
const batch: SafeBatch = {
  chainId: 84532,
  description: 'Laurel: what the chain lacks, in this order',
  calls: [call, { ...call, data: '0x' }],
};

test("writes calls in the form of Safe's Transaction Builder, always the same for the same calls", () => {
  const text = toSafeBatch(batch);
  expect(toSafeBatch({ ...batch })).toBe(text);
  const { transactions, meta, ...rest } = JSON.parse(text);
  expect(rest).toEqual({ version: '1.0', chainId: '84532', createdAt: 0 });
  expect(transactions).toHaveLength(2);
  expect(transactions[0]).toEqual({
    ...{ to: call.to, value: '3', data: '0xabcd', contractMethod: null, contractInputsValues: null },
  });
  expect(meta.checksum).toMatch(/^0x[0-9a-f]{64}$/);
});

test('has a checksum of everything in the file', () => {
  const checksumOf = (text: string) => JSON.parse(text).meta.checksum;
  const whole = checksumOf(toSafeBatch(batch));
  expect(checksumOf(toSafeBatch({ ...batch, calls: batch.calls.toReversed() }))).not.toBe(whole);
  expect(checksumOf(toSafeBatch({ ...batch, chainId: 8453 }))).not.toBe(whole);
  expect(checksumOf(toSafeBatch({ ...batch, description: 'other' }))).not.toBe(whole);
  expect(checksumOf(toSafeBatch({ ...batch, calls: [] }))).toBe(
    '0x25a8a032945df5dd5afa41398f59728d9898f638b8c35a2f9feeba253acbb0fd',
  );
});

test('writes its own file again, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-batch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'batch.json');
  writeSafeBatch(path, batch);
  writeSafeBatch(path, { ...batch, calls: [call] });
  expect(JSON.parse(readFileSync(path, 'utf8')).transactions).toHaveLength(1);
  expect(() => writeSafeBatch(path, { ...batch, description: 'another' })).toThrow(SetupError);
  writeFileSync(path, 'notes');
  expect(() => writeSafeBatch(path, batch)).toThrow('is not a file of this command');
  expect(readFileSync(path, 'utf8')).toBe('notes');
});
