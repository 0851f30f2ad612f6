import type { ChainConfig } from '../chainConfig.ts';

/**
 * OP Mainnet.
 *
 * @example
 * import { optimism } from '@org/chain-config';
 *
 * optimism.eas.contract; // '0x4200000000000000000000000000000000000021'
 * @see https://docs.optimism.io
 */
export const optimism = {
  slug: 'optimism',
  status: 'live',
  chain: {
    id: 10,
    name: 'OP Mainnet',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://mainnet.optimism.io', 'https://optimism-rpc.publicnode.com'] } },
    blockExplorers: { default: { name: 'Optimism Explorer', url: 'https://optimistic.etherscan.io' } },
    contracts: {
      // https://optimistic.etherscan.io/address/0x420000000000000000000000000000000000000F
      gasPriceOracle: { address: '0x420000000000000000000000000000000000000F' },
      // https://optimistic.etherscan.io/address/0xcA11bde05977b3631167028862bE2a173976CA11
      multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 4286263 },
    },
    blockTime: 2000,
    sourceId: 1,
  },
  contracts: {
    // https://optimistic.etherscan.io/address/0xA9162a6a35206D9279D67984De61a1191Ae16EC0
    profile: '0xA9162a6a35206D9279D67984De61a1191Ae16EC0',
    // https://optimistic.etherscan.io/address/0xDDd5527f3cA29245a7803b31F39E173fBa622dBf
    contestResolver: '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf',
  },
  eas: {
    // https://optimistic.etherscan.io/address/0x4200000000000000000000000000000000000021
    contract: '0x4200000000000000000000000000000000000021',
    // https://optimistic.etherscan.io/address/0x4200000000000000000000000000000000000020
    schemaRegistry: '0x4200000000000000000000000000000000000020',
    // https://optimism.easscan.org/schema/view/0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16
    contestSchemaUid: '0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16',
    // https://optimism.easscan.org/schema/view/0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2
    evaluationSchemaUid: '0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2',
    graphQl: 'https://optimism.easscan.org/graphql',
    scanUrl: 'https://optimism.easscan.org',
    deployedAtBlock: null,
  },
  notes: [],
} as const satisfies ChainConfig;
