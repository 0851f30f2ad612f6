import type { Hex } from 'viem';
import { fetchLatestBlock } from '../chain/fetchLatestBlock.ts';
import { findFirstBlock } from '../chain/findFirstBlock.ts';
import type { Written } from './findWritten.ts';
import { followTransaction } from './followTransaction.ts';
import type { FollowOptions, WriteOutcome, WriteSource } from './writeTypes.ts';

/** The clock that says when something was sent need not be the chain's. */
const CLOCKS_APART_SECONDS = 600n;

/**
 * Finds out what became of a transaction that was sent earlier, say before the page was closed: waits for its block and
 * until the scan shows it. A contract wallet's hash (Safe's) is none of a transaction: with `dataHash` (or `uid`),
 * `schemaUid` and `sentAtSeconds` what it was to write is found all the same.
 *
 * @param options.act what it was to do; `attest` unless said
 * @param options.schemaUid only an event under this schema counts, where it is given
 * @param options.dataHash Keccak-256 of the data that was to be attested
 * @param options.uid what was to be revoked
 * @param options.sentAtSeconds when it was sent, by whatever clock
 * @throws {WriteError} `reverted`, `replaced`, `cancelled`, `not-mined`, `chain-unreachable`
 */
export async function watchTransaction(
  options: WriteSource &
    FollowOptions &
    Partial<Written> & {
      readonly transactionHash: Hex;
      readonly sentAtSeconds?: bigint | undefined;
    },
): Promise<WriteOutcome> {
  options.onProgress?.({ status: 'sent', transactionHash: options.transactionHash });
  return followTransaction({
    ...options,
    act: options.act ?? 'attest',
    findSentFrom: () => findSentFrom(options),
  });
}

/** Null where it is not known when it was sent. */
async function findSentFrom(options: Parameters<typeof watchTransaction>[0]): Promise<bigint | null> {
  const { sentAtSeconds, client, signal } = options;
  if (sentAtSeconds === undefined) return null;
  const latest = await fetchLatestBlock(client);
  return findFirstBlock(options, { time: sentAtSeconds - CLOCKS_APART_SECONDS, latest, signal });
}
