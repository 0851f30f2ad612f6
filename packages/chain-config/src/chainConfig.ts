/**
 * A 20-byte address: `0x` and 40 hexadecimal digits, in the upper and lower case of EIP-55.
 *
 * @example
 * import type { Address } from '@org/chain-config';
 *
 * const profile: Address = '0xA9162a6a35206D9279D67984De61a1191Ae16EC0';
 */
export type Address = `0x${string}`;

/**
 * Bytes as text: `0x` and an even number of hexadecimal digits.
 *
 * @example
 * import type { Hex } from '@org/chain-config';
 *
 * const empty: Hex = '0x';
 */
export type Hex = `0x${string}`;

/**
 * `live`: in use. `retired`: switched off, kept so that old links are understood. `local`: on this machine only.
 *
 * @example
 * import type { ChainStatus } from '@org/chain-config';
 *
 * const offered: readonly ChainStatus[] = ['live', 'local'];
 */
export type ChainStatus = 'live' | 'retired' | 'local';

/**
 * A contract that viem's helpers look up on a chain.
 *
 * @example
 * import type { ChainContract } from '@org/chain-config';
 *
 * const multicall3: ChainContract = { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 5022 };
 */
export type ChainContract = {
  readonly address: Address;
  /** The first block in which it has code. */
  readonly blockCreated?: number | undefined;
};

/**
 * A chain as plain data, in the shape of viem's `Chain`, which it can stand in for everywhere.
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
  /** Milliseconds between two blocks. */
  readonly blockTime?: number | undefined;
  /** The chain that this one settles on. */
  readonly sourceId?: number | undefined;
  readonly testnet?: boolean | undefined;
};

/**
 * Endpoints of a chain; the first of each list is asked first.
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
 * Where contests live on one chain.
 *
 * @example
 * import type { ChainConfig } from '@org/chain-config';
 *
 * const describe = ({ chain, eas }: ChainConfig) => `${chain.name}: EAS at ${eas.contract}`;
 * @see https://docs.attest.org for what EAS, a schema and a scan are
 */
export type ChainConfig = {
  /** The chain's name in links: lower-case letters, digits and single hyphens. */
  readonly slug: string;
  readonly status: ChainStatus;
  readonly chain: ChainData;
  readonly contracts: {
    /** The Profile contract. One address on every chain; where nobody deployed it yet, it has no code. */
    readonly profile: Address;
  };
  readonly eas: {
    /** The EAS contract itself. */
    readonly contract: Address;
    /** EAS's SchemaRegistry; `null`: not stated, `getSchemaRegistry()` of the EAS contract tells. */
    readonly schemaRegistry: Address | null;
    /** UID of the schema of a contest: 32 bytes, lower case. */
    readonly contestSchemaUid: Hex;
    /** UID of the schema of an evaluation: 32 bytes, lower case. */
    readonly evaluationSchemaUid: Hex;
    /** The attestation scan's GraphQL endpoint. */
    readonly graphQl: string;
    /** The attestation scan's website, without trailing slash; `null`: it has none. */
    readonly scanUrl: string | null;
    /** The block in which the EAS contract was deployed; `null`: nobody knows it. */
    readonly deployedAtBlock: number | null;
  };
  /** Where sources contradict each other: what they say, and how it was decided. */
  readonly notes: readonly string[];
};

/**
 * An entry as people write it: the first four groups are enough, the rest has defaults.
 *
 * @example
 * import { base, type ChainConfigInput } from '@org/chain-config';
 *
 * const { schemaRegistry, ...eas } = base.eas;
 * const mine: ChainConfigInput = { chain: base.chain, contracts: base.contracts, eas };
 */
export type ChainConfigInput = {
  readonly chain: ChainData;
  readonly contracts: { readonly profile: Address };
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
  /** Default: made from the chain's name. */
  readonly slug?: string | undefined;
  /** Default: `live`. */
  readonly status?: ChainStatus | undefined;
  /** Default: none. */
  readonly notes?: readonly string[] | undefined;
};

/**
 * Gives an entry its literal types and checks its shape; the value is returned as it is.
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
