import type { LocalClient } from '@org/local-stack';
import type { Hex } from 'viem';
import { expect } from 'vitest';

/**
 * Waits until a transaction is in a block. Asked for again and again: viem's own waiting looks only when the head is higher
 * than any that it has seen, and in these tests heads go back.
 */
export function createSend(chain: LocalClient): (write: Promise<Hex>) => Promise<void> {
  return async (write) => {
    const hash = await write;
    const getStatus = async () =>
      (await chain.getTransactionReceipt({ hash }).catch(() => undefined))?.status;
    await expect.poll(getStatus, { timeout: 60_000, interval: 20 }).toBe('success');
  };
}
