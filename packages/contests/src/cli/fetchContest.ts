import type { Hex } from 'viem';
import { createChainReader } from '../chain/createChainReader.ts';
import type { Contest } from '../contest/contest.ts';
import { type ChainOptions, type OpenChain, openChain } from './openChain.ts';
import { UnusableInput } from './terminal.ts';

/**
 * The contest of a UID, read from the chain, and the chain.
 *
 * @throws {UnusableInput} where it is no UID, or not that of a contest, and where the chain cannot be opened
 */
export async function fetchContest({
  uid,
  ...options
}: ChainOptions & { readonly uid: string | undefined }): Promise<OpenChain & { readonly contest: Contest }> {
  if (!uid || !/^0x[0-9a-f]{64}$/i.test(uid))
    throw new UnusableInput('A contest is named by its UID, 0x and 64 digits.');
  const chain = await openChain(options);
  // Checked to be hex right above.
  const lookup = await createChainReader(chain).findContest(uid.toLowerCase() as Hex);
  if (lookup.status === 'found') return { ...chain, contest: lookup.contest };
  if (lookup.status === 'not-found') throw new UnusableInput('The chain has no such attestation.');
  throw new UnusableInput(`This attestation is not a contest (${lookup.reason}).`);
}
