import type { ChainConfig } from '@org/chain-config';
import type { Client, Hex } from 'viem';
import type { Replacement } from './findReplacement.ts';
import { getIntents, getRevokedUid } from './intents.ts';
import type { Writers } from './loadWriters.ts';

const LOOK_EVERY_MS = 3_000;

/**
 * Answers once something else was mined in the place of the transaction of an intent; without an answer as long as it
 * is the intent's own, not mined, or nothing is known of its place. A chain that cannot be asked is asked again.
 */
export const watchReplacement = async (
  writers: Writers,
  { client, chainConfig }: { readonly client: Client; readonly chainConfig: ChainConfig },
  id: string,
  signal: AbortSignal,
): Promise<Replacement> => {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    if (signal.aborted) return new Promise(() => {});
    // Its place may have become known meanwhile.
    const intent = getIntents().find((each) => each.id === id);
    if (intent?.transactionHash === undefined || intent.nonce === undefined) continue;
    const { account, transactionHash, nonce, sentAtBlock = 0, dataHash } = intent;
    const found = await writers
      .findReplacement(client, chainConfig, {
        account,
        transactionHash,
        nonce,
        sentAtBlock,
        dataHash,
        revokedUid: getRevokedUid(intent),
      })
      .catch(() => undefined);
    if (found) return found;
  }
};

/** That a transaction has given its place to another one, as the error in which the writing ends. */
export const toReplacedError = (
  { WriteError }: Writers,
  kind: 'cancelled' | 'replaced',
  transactionHash: Hex,
) => new WriteError({ code: kind, detail: `The transaction was ${kind} in the wallet.`, transactionHash });
