import type { Client, Hex, TransactionReceipt } from 'viem';
import { getBlockNumber, getTransactionReceipt } from 'viem/actions';
import type { SettledStatus, TrackedTransaction } from './trackedTransaction.ts';

/** The minimum pause between two polls. */
const SLOWEST_MS = 30_000;

const findReceipt = (client: Client, hash: Hex): Promise<TransactionReceipt | undefined> =>
  // No receipt yet, a failing node, no network: polls again.
  getTransactionReceipt(client, { hash }).catch(() => undefined);

const isDeepEnough = async (client: Client, { blockNumber }: TransactionReceipt, confirmations: number) => {
  if (confirmations <= 1) return true;
  const head = await getBlockNumber(client, { cacheTime: 0 }).catch(() => blockNumber);
  return head - blockNumber + 1n >= BigInt(confirmations);
};

/**
 * Polls for a transaction's receipt, which settles it; a failed lookup leaves it pending. Returns how to stop.
 */
export const watchReceipt = (
  client: Client,
  { hash, confirmations = 1 }: TrackedTransaction,
  onSettled: (status: SettledStatus) => void,
): (() => void) => {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = async (waitMs: number) => {
    const receipt = await findReceipt(client, hash);
    if (isStopped) return;
    if (receipt?.status === 'reverted') return onSettled('failed');
    if (receipt && (await isDeepEnough(client, receipt, confirmations))) {
      if (!isStopped) onSettled('confirmed');
      return;
    }
    if (!isStopped) timer = setTimeout(() => look(Math.min(waitMs * 1.5, SLOWEST_MS)), waitMs);
  };

  look(client.pollingInterval);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};
