import { getBlock } from 'viem/actions';
import type { Block } from '../base/attestation.ts';
import { asChainError } from '../chain/endpointErrors.ts';
import { findBlockNumber, type ToldBundle } from './input/bundleFile.ts';
import type { OpenChain } from './input/openChain.ts';
import { UnusableInput } from './input/terminal.ts';

/**
 * The block that a result names. The block of a foreign result may not exist; then the latest block is used.
 *
 * @throws {UnusableInput} | {ChainError}
 */
export async function findBlock(
  { client, config }: OpenChain,
  told: ToldBundle,
  { isForeign }: { readonly isForeign: boolean },
): Promise<Block | undefined> {
  const number = findBlockNumber(told);
  if (number === null) return undefined;
  const chainId = config.chain.id;
  const latest = await asChainError({ chainId }, () => getBlock(client));
  if (number > latest.number) {
    if (isForeign) return undefined;
    throw new UnusableInput(`Block ${number} does not exist yet: the latest block is ${latest.number}.`);
  }
  const block = await asChainError({ chainId }, () => getBlock(client, { blockNumber: number }));
  return { number, hash: block.hash, time: block.timestamp };
}
