import type { Client } from 'viem';
import type { Row } from './findPlace.ts';
import { getIntents, updateIntent } from './intents.ts';
import type { Writers } from './loadWriters.ts';

/** A node may hear of a transaction a little later than the wallet has sent it. */
const FIRST_PAUSE_MS = 1_000;
/** So often a row that has grown tells of this transaction, and not of a later one. */
const FRESH_LOOKS = 3;
/** What no node knows after so many is none of a transaction. */
const LOOKS = 8;

/**
 * Keeps the place of a transaction in its account's row (the nonce) as soon as it is known: once it is replaced, the
 * place is all that is left of it.
 */
export const rememberPlace = async (
  writers: Writers,
  client: Client,
  id: string,
  { before, signal }: { readonly before?: Row | undefined; readonly signal: AbortSignal },
): Promise<void> => {
  for (let look = 0; look < LOOKS && !signal.aborted; look++) {
    const intent = getIntents().find((each) => each.id === id);
    if (!intent?.transactionHash || intent.nonce !== undefined) return;
    const { account, transactionHash: hash } = intent;
    const fresh = look < FRESH_LOOKS ? before : undefined;
    const place = await writers.findPlace(client, { account, hash, before: fresh }).catch(() => undefined);
    if (place) return updateIntent(id, place);
    await new Promise((resolve) =>
      setTimeout(resolve, FIRST_PAUSE_MS * 2 ** Math.max(0, look - FRESH_LOOKS)),
    );
  }
};
