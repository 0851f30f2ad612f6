import type { ChainConfig } from '@org/chain-config';
import { type Address, type Client, type Hex, numberToHex } from 'viem';
import { getCode, readContract } from 'viem/actions';
import { keccak256 } from './abi/hex.ts';
import { assertChain } from './chain/blocks.ts';
import { asChainError } from './chain/endpointErrors.ts';
import type { AskOptions } from './scan/scanReader.ts';

/** The chain whose profiles are meant: any viem client of it, and its config. */
export type ProfileSource = {
  readonly client: Client;
  readonly config: Pick<ChainConfig, 'chain' | 'eas' | 'contracts'>;
};

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

/**
 * The UID of an account's profile (its token's id in 32 bytes) where the chain has the very words that were to be
 * written; null where it has none, or others.
 *
 * @param options.dataHash Keccak-256 of the URI
 * @throws {ChainError} `chain-unreachable`, `wrong-chain`
 */
export async function findProfile(
  source: ProfileSource,
  { account, dataHash, signal }: AskOptions & { readonly account: Address; readonly dataHash: Hex },
): Promise<Hex | null> {
  const profile = await fetchProfile(source, account, { signal });
  if (profile.status !== 'written' || hashProfileUri(profile.uri) !== dataHash.toLowerCase()) return null;
  return numberToHex(profile.tokenId, { size: 32 });
}

/** Keccak-256 of a profile's URI: recognises it on the chain without keeping all of it. */
export function hashProfileUri(uri: string): Hex {
  return keccak256(new TextEncoder().encode(uri));
}

/** The part of Profile's interface that is read and written here. */
export const profileAbi = [
  {
    type: 'function',
    name: 'setURI',
    stateMutability: 'nonpayable',
    inputs: [{ name: 'uri', type: 'string' }],
    outputs: [{ name: 'tokenId', type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'getURI',
    stateMutability: 'view',
    inputs: [{ name: 'account', type: 'address' }],
    outputs: [{ name: '', type: 'string' }],
  },
  {
    type: 'function',
    name: 'getTokenId',
    stateMutability: 'view',
    inputs: [{ name: 'account', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
] as const;

/** `MetadataUpdate(uint256)` of ERC-4906, which every profile that is written logs. */
export const METADATA_UPDATE_TOPIC = '0xf8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce7';
