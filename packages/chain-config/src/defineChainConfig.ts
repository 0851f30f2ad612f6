import type { ChainConfigInput } from './chainConfig.ts';

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
