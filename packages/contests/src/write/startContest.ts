import type { ContestInput } from '../contest/contestInput.ts';
import { attest } from './attest.ts';
import { buildContest } from './buildContest.ts';
import type { WriteOptions, WriteOutcome } from './writeTypes.ts';

/**
 * Starts a contest: checks, simulates, asks the wallet, waits for the block and until the scan shows it.
 *
 * @throws {WriteError} with a `code` for everything that can go wrong; the signal's reason when given up
 * @example
 * ```ts
 * import { startContest } from '@org/contests/write';
 *
 * const { uid } = await startContest({ client, config, walletClient, account, input, scan, onProgress: console.log });
 * ```
 */
export async function startContest(
  options: WriteOptions & { readonly input: ContestInput },
): Promise<WriteOutcome> {
  const { config, input } = options;
  return attest({ ...options, request: buildContest(config, input) });
}
