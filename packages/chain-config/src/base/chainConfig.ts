/**
 * A 20-byte address: `0x` and 40 hexadecimal digits with their EIP-55 checksum.
 *
 * @example
 * import type { Address } from '@org/chain-config';
 *
 * const profile: Address = '0xA9162a6a35206D9279D67984De61a1191Ae16EC0';
 */
export type Address = `0x${string}`;

/**
 * Bytes as a string: `0x` and an even number of hexadecimal digits.
 *
 * @example
 * import type { Hex } from '@org/chain-config';
 *
 * const empty: Hex = '0x';
 */
export type Hex = `0x${string}`;

/**
 * `live`: in use. `retired`: switched off, kept so that old links work. `local`: on this machine only.
 *
 * @example
 * import type { ChainStatus } from '@org/chain-config';
 *
 * const offered: readonly ChainStatus[] = ['live', 'local'];
 */
export type ChainStatus = 'live' | 'retired' | 'local';

/**
 * A contract that viem's helpers need, such as Multicall3.
 *
 * @example
 * import type { ChainContract } from '@org/chain-config';
 *
 * const multicall3: ChainContract = { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 5022 };
 */
export type ChainContract = {
  readonly address: Address;
  /** The block of its deployment. */
  readonly blockCreated?: number | undefined;
};

/**
 * A chain as plain data, assignable to viem's `Chain`.
 *
 * @example
 * import type { ChainData } from '@org/chain-config';
 * import type { Chain } from 'viem';
 *
 * const toViem = (chain: ChainData): Chain => chain;
 */
export type ChainData = {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: {
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
  };
  readonly rpcUrls: {
    readonly [key: string]: ChainRpcUrls;
    readonly default: ChainRpcUrls;
  };
  readonly blockExplorers?:
    | {
        readonly [key: string]: ChainBlockExplorer;
        readonly default: ChainBlockExplorer;
      }
    | undefined;
  readonly contracts?:
    | {
        readonly [key: string]:
          | ChainContract
          | { readonly [sourceId: number]: ChainContract | undefined }
          | undefined;
        readonly multicall3?: ChainContract | undefined;
        readonly ensUniversalResolver?: ChainContract | undefined;
      }
    | undefined;
  /** Average time between blocks, in milliseconds. */
  readonly blockTime?: number | undefined;
  /** The id of the parent chain, on which this one settles. */
  readonly sourceId?: number | undefined;
  readonly testnet?: boolean | undefined;
};

/**
 * Endpoints of a chain; the first of each list is used first.
 *
 * @example
 * import type { ChainRpcUrls } from '@org/chain-config';
 *
 * const urls: ChainRpcUrls = { http: ['https://mainnet.base.org'] };
 */
export type ChainRpcUrls = {
  readonly http: readonly string[];
  readonly webSocket?: readonly string[] | undefined;
};

/**
 * A block explorer; `url` has no trailing slash.
 *
 * @example
 * import type { ChainBlockExplorer } from '@org/chain-config';
 *
 * const explorer: ChainBlockExplorer = { name: 'Basescan', url: 'https://basescan.org' };
 */
export type ChainBlockExplorer = {
  readonly name: string;
  readonly url: string;
  readonly apiUrl?: string | undefined;
};

/**
 * The chain, contracts and endpoints of contests on one chain.
 *
 * @example
 * import type { ChainConfig } from '@org/chain-config';
 *
 * const describe = ({ chain, eas }: ChainConfig) => `${chain.name}: EAS at ${eas.contract}`;
 * @see https://docs.attest.org for what EAS, a schema and a scan are
 */
export type ChainConfig = {
  /** Identifies the chain in links: lower-case letters, digits and single hyphens. */
  readonly slug: string;
  readonly status: ChainStatus;
  readonly chain: ChainData;
  readonly contracts: {
    /** The Profile contract. The address is the same on every chain; it has no code until someone deploys it. */
    readonly profile: Address;
    /**
     * The ContestResolver, which decides what counts in a contest. Its address follows from its code and that of EAS; it has no
     * code until someone deploys it. Without it, the chain has no contests.
     */
    readonly contestResolver?: Address | undefined;
  };
  readonly eas: {
    /** The EAS contract. */
    readonly contract: Address;
    /** EAS's SchemaRegistry; `null` if unknown: call `getSchemaRegistry()` of the EAS contract. */
    readonly schemaRegistry: Address | null;
    /** UID of the resolver's contest schema: 32 bytes, lower case. */
    readonly contestSchemaUid: Hex;
    /** UID of the resolver's evaluation schema: 32 bytes, lower case. */
    readonly evaluationSchemaUid: Hex;
    /** The attestation scan's GraphQL endpoint. */
    readonly graphQl: string;
    /** The attestation scan's website, without trailing slash; `null` if it has none. */
    readonly scanUrl: string | null;
    /** The block in which the EAS contract was deployed; `null` if unknown. */
    readonly deployedAtBlock: number | null;
  };
  /** A page that lists where to get free coins of a test network. Default: none. */
  readonly faucetUrl?: string | undefined;
  /** Contradictions between sources, and the decisions about them. */
  readonly notes: readonly string[];
};

/**
 * A chain config as people write it: all fields but `chain`, `contracts` and four fields of `eas` have defaults.
 *
 * @example
 * import { base, type ChainConfigInput } from '@org/chain-config';
 *
 * const { schemaRegistry, ...eas } = base.eas;
 * const mine: ChainConfigInput = { chain: base.chain, contracts: base.contracts, eas };
 */
export type ChainConfigInput = {
  readonly chain: ChainData;
  readonly contracts: {
    readonly profile: Address;
    /** Default: none, and the chain has no contests. */
    readonly contestResolver?: Address | undefined;
  };
  readonly eas: {
    readonly contract: Address;
    readonly contestSchemaUid: Hex;
    readonly evaluationSchemaUid: Hex;
    readonly graphQl: string;
    /** Default: `null`. */
    readonly schemaRegistry?: Address | null | undefined;
    /** Default: `null`. */
    readonly scanUrl?: string | null | undefined;
    /** Default: `null`. */
    readonly deployedAtBlock?: number | null | undefined;
  };
  /** Default: derived from the chain's name. */
  readonly slug?: string | undefined;
  /** Default: `live`. */
  readonly status?: ChainStatus | undefined;
  /** Default: none. */
  readonly faucetUrl?: string | undefined;
  /** Default: none. */
  readonly notes?: readonly string[] | undefined;
};

/**
 * Returns the entry unchanged, with its literal types; its shape is checked at compile time.
 *
 * @example
 * import { createChainConfigs, defineChainConfig } from '@org/chain-config';
 * import { celo } from 'viem/chains';
 *
 * const celoConfig = defineChainConfig({
 *   chain: celo,
 *   contracts: { profile: '0x…' },
 *   eas: { contract: '0x…', contestSchemaUid: '0x…', evaluationSchemaUid: '0x…', graphQl: 'https://celo.easscan.org/graphql' },
 * });
 * const configs = createChainConfigs({ include: ['base'], add: [celoConfig] });
 */
export function defineChainConfig<const config extends ChainConfigInput>(config: config): config {
  return config;
}
