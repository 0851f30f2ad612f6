import type { ChainConfig } from '../base/chainConfig.ts';

/**
 * Base.
 *
 * @example
 * import { base } from '@org/chain-config';
 *
 * base.eas.graphQl; // 'https://base.easscan.org/graphql'
 * @see https://docs.base.org
 */
export const base = {
  slug: 'base',
  status: 'live',
  chain: {
    id: 8453,
    name: 'Base',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://mainnet.base.org', 'https://base-rpc.publicnode.com'] } },
    blockExplorers: { default: { name: 'Basescan', url: 'https://basescan.org' } },
    contracts: {
      // https://basescan.org/address/0x420000000000000000000000000000000000000F
      gasPriceOracle: { address: '0x420000000000000000000000000000000000000F' },
      // https://basescan.org/address/0xcA11bde05977b3631167028862bE2a173976CA11
      multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 5022 },
    },
    blockTime: 2000,
    sourceId: 1,
  },
  contracts: {
    // https://basescan.org/address/0xA9162a6a35206D9279D67984De61a1191Ae16EC0
    profile: '0xA9162a6a35206D9279D67984De61a1191Ae16EC0',
    // https://basescan.org/address/0xDDd5527f3cA29245a7803b31F39E173fBa622dBf
    contestResolver: '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf',
  },
  eas: {
    // https://basescan.org/address/0x4200000000000000000000000000000000000021
    contract: '0x4200000000000000000000000000000000000021',
    // https://basescan.org/address/0x4200000000000000000000000000000000000020
    schemaRegistry: '0x4200000000000000000000000000000000000020',
    // https://base.easscan.org/schema/view/0x97e3a572344d9f526c0530b588105f402ec6995fc43747e53f8d2e05ec663a78
    contestSchemaUid: '0x97e3a572344d9f526c0530b588105f402ec6995fc43747e53f8d2e05ec663a78',
    // https://base.easscan.org/schema/view/0x92edd39bad60ecbae238f027e0e4a896f87b4d863f0504ed06b6de3d23d7f015
    evaluationSchemaUid: '0x92edd39bad60ecbae238f027e0e4a896f87b4d863f0504ed06b6de3d23d7f015',
    graphQl: 'https://base.easscan.org/graphql',
    scanUrl: 'https://base.easscan.org',
    deployedAtBlock: null,
  },
  notes: ["EAS's README labels this 1.0.1, without a deadline in delegated requests; its ABI has one."],
} as const satisfies ChainConfig;
