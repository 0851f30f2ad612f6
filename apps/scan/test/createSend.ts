import type { LocalClient } from '@org/local-stack';
import type { Hex } from 'viem';
import { expect } from 'vitest';

/**
 * Waits until a transaction is mined. Polls, because viem only checks on a head higher than all before, and heads go
 * back in these tests.
 */
export function createSend(chain: LocalClient): (write: Promise<Hex>) => Promise<void> {
  return async (write) => {
    const hash = await write;
    const getStatus = async () =>
      (await chain.getTransactionReceipt({ hash }).catch(() => undefined))?.status;
    await expect.poll(getStatus, { timeout: 60_000, interval: 20 }).toBe('success');
  };
}
