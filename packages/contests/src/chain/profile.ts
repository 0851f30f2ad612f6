import type { ChainConfig } from '@org/chain-config';
import { type Address, type Client, type Hex, numberToHex } from 'viem';
import { getCode, readContract } from 'viem/actions';
import { keccak256 } from '../base/keccak256.ts';
import type { AskOptions } from '../scan/scanReader.ts';
import { assertChain } from './blocks.ts';
import { asChainError } from './endpointErrors.ts';
import { profileAbi } from './generated/profileAbi.ts';

/** The chain to read profiles from: any viem client and the chain's config. */
export type ProfileSource = {
  readonly client: Client;
  readonly config: Pick<ChainConfig, 'chain' | 'eas' | 'contracts'>;
};

/**
 * An account's profile on a chain. `unavailable`: the chain has no Profile contract. `uri` is untrusted text of any
 * length; it is empty if the profile was cleared.
 */
export type ProfileLookup =
  | { readonly status: 'unavailable' }
  | { readonly status: 'none' }
  | { readonly status: 'written'; readonly tokenId: bigint; readonly uri: string };

/**
 * Fetches an account's profile.
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
 * The UID of an account's profile (its token ID in 32 bytes) if its URI on the chain has this hash, else null.
 *
 * @throws {ChainError} `chain-unreachable`, `wrong-chain`
 * @example
 * ```ts
 * import { findProfile } from '@org/contests/write';
 * import { keccak256, stringToHex } from 'viem';
 * const dataHash = keccak256(stringToHex(uri));
 * const uid = await findProfile({ client, config: baseSepolia }, { account, dataHash });
 * ```
 */
export async function findProfile(
  source: ProfileSource,
  {
    account,
    dataHash,
    signal,
  }: AskOptions & {
    readonly account: Address;
    /** Keccak-256 of the URI. */
    readonly dataHash: Hex;
  },
): Promise<Hex | null> {
  const profile = await fetchProfile(source, account, { signal });
  if (profile.status !== 'written' || hashProfileUri(profile.uri) !== dataHash.toLowerCase()) return null;
  return numberToHex(profile.tokenId, { size: 32 });
}

/** Keccak-256 of a profile's URI: identifies it on the chain without storing the URI. */
export function hashProfileUri(uri: string): Hex {
  return keccak256(new TextEncoder().encode(uri));
}

/** First topic of ERC-4906's `MetadataUpdate(uint256)`, which every profile write emits. */
export const METADATA_UPDATE_TOPIC = '0xf8e1a15aba9398e019f0b49df1a4fde98ee17ae345cb5f6b5e2c27f5033e8ce7';
