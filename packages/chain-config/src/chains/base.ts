import type { ChainConfig } from '../chainConfig.ts';

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
    // https://base.easscan.org/schema/view/0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16
    contestSchemaUid: '0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16',
    // https://base.easscan.org/schema/view/0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2
    evaluationSchemaUid: '0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2',
    graphQl: 'https://base.easscan.org/graphql',
    scanUrl: 'https://base.easscan.org',
    deployedAtBlock: null,
  },
  notes: [
    "EAS's README labels this 1.0.1, without a deadline in delegated requests; its ABI has one. Ask getAttestTypeHash().",
  ],
} as const satisfies ChainConfig;
