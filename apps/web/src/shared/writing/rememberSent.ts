import type { Client, Hex } from 'viem';
import { updateIntent } from './intents.ts';
import type { Writers } from './loadWriters.ts';

/**
 * Keeps the place of a transaction in its account's row (the nonce): if it is replaced while no page is open, the
 * place is all that is left of it. Where the hash is none of a transaction (a contract wallet's), there is none.
 */
export const rememberSent = async (
  writers: Writers,
  client: Client,
  id: string,
  hash: Hex,
): Promise<void> => {
  const block = await writers.getBlockNumber(client, { cacheTime: 0 });
  const transaction = await writers.findTransaction(client, hash);
  if (transaction) updateIntent(id, { nonce: transaction.nonce, sentAtBlock: Number(block) });
};
