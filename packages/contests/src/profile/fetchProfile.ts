import type { Address } from 'viem';
import { getCode, readContract } from 'viem/actions';
import { asChainError } from '../chain/asChainError.ts';
import { assertChain } from '../chain/readLogged.ts';
import type { AskOptions } from '../scan/scanReader.ts';
import { profileAbi } from './profileAbi.ts';
import type { ProfileSource } from './profileSource.ts';

/**
 * What an account says of itself on a chain. `unavailable`: the chain has no Profile contract (yet). `uri` is a
 * stranger's text of any length and kind; it is empty where the words were taken back.
 */
export type ProfileLookup =
  | { readonly status: 'unavailable' }
  | { readonly status: 'none' }
  | { readonly status: 'written'; readonly tokenId: bigint; readonly uri: string };

/**
 * Looks an account's profile up.
 *
 * @throws {ChainError} `chain-unreachable`, `wrong-chain`
 * @example
 * ```ts
 * import { fetchProfile } from '@org/contests/chain';
 *
 * const profile = await fetchProfile({ client, config }, account);
 * if (profile.status === 'written') console.log(profile.uri);
 * ```
 */
export async function fetchProfile(
  source: ProfileSource,
  account: Address,
  { signal }: AskOptions = {},
): Promise<ProfileLookup> {
  const { client, config } = source;
  const { profile: address } = config.contracts;
  return asChainError({ chainId: config.chain.id, signal }, async () => {
    const [code] = await Promise.all([getCode(client, { address }), assertChain(source)]);
    if (!code || code === '0x') return { status: 'unavailable' };
    const contract = { address, abi: profileAbi, args: [account] } as const;
    const [tokenId, uri] = await Promise.all([
      readContract(client, { ...contract, functionName: 'getTokenId' }),
      readContract(client, { ...contract, functionName: 'getURI' }),
    ]);
    return tokenId === 0n ? { status: 'none' } : { status: 'written', tokenId, uri };
  });
}
