import type { Hex } from 'viem';
import { followTransaction } from './followTransaction.ts';
import type { FollowOptions, WriteOutcome, WriteSource } from './writeTypes.ts';

/**
 * Finds out what became of a transaction that was sent earlier, say before the page was closed: waits for its block and
 * until the scan shows it.
 *
 * @param options.act what it was to do; `attest` unless said
 * @param options.schemaUid only an event under this schema counts, where it is given
 * @throws {WriteError} `reverted`, `replaced`, `cancelled`, `not-mined`, `chain-unreachable`
 */
export async function watchTransaction(
  options: WriteSource &
    FollowOptions & {
      readonly transactionHash: Hex;
      readonly act?: 'attest' | 'revoke' | undefined;
      readonly schemaUid?: Hex | undefined;
    },
): Promise<WriteOutcome> {
  options.onProgress?.({ status: 'sent', transactionHash: options.transactionHash });
  return followTransaction({ ...options, act: options.act ?? 'attest' });
}
