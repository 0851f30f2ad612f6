import type { ChainConfig } from '../chainConfig.ts';

/**
 * Base Goerli, the first network of the product; it was switched off.
 *
 * @example
 * import { baseGoerli } from '@org/chain-config';
 *
 * baseGoerli.status; // 'retired'
 * @see https://docs.base.org
 */
export const baseGoerli = {
  slug: 'base-goerli',
  status: 'retired',
  chain: {
    id: 84531,
    name: 'Base Goerli',
    nativeCurrency: { name: 'Goerli Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://goerli.base.org'] } },
    blockExplorers: { default: { name: 'Basescan', url: 'https://goerli.basescan.org' } },
    contracts: {
      // https://goerli.basescan.org/address/0x420000000000000000000000000000000000000F
      gasPriceOracle: { address: '0x420000000000000000000000000000000000000F' },
      // https://goerli.basescan.org/address/0xcA11bde05977b3631167028862bE2a173976CA11
      multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 1376988 },
    },
    blockTime: 2000,
    sourceId: 5,
    testnet: true,
  },
  contracts: {
    // https://goerli.basescan.org/address/0xA9162a6a35206D9279D67984De61a1191Ae16EC0
    profile: '0xA9162a6a35206D9279D67984De61a1191Ae16EC0',
    // https://goerli.basescan.org/address/0xDDd5527f3cA29245a7803b31F39E173fBa622dBf
    contestResolver: '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf',
  },
  eas: {
    // https://goerli.basescan.org/address/0x4200000000000000000000000000000000000021
    contract: '0x4200000000000000000000000000000000000021',
    // https://goerli.basescan.org/address/0x4200000000000000000000000000000000000020
    schemaRegistry: '0x4200000000000000000000000000000000000020',
    // https://base-goerli-predeploy.easscan.org/schema/view/0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16
    contestSchemaUid: '0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16',
    // https://base-goerli-predeploy.easscan.org/schema/view/0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2
    evaluationSchemaUid: '0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2',
    // No document states the address of this scan: it is the subdomain that EAS's indexer has for it.
    graphQl: 'https://base-goerli-predeploy.easscan.org/graphql',
    scanUrl: 'https://base-goerli-predeploy.easscan.org',
    deployedAtBlock: null,
  },
  notes: [
    'An earlier EAS is 0xAcfE09Fd03f7812F022FBf636700AdEA18Fd2A7A.',
    "EAS's README labels this 1.0.1, without a deadline in delegated requests; its ABI has one. Ask getAttestTypeHash().",
  ],
} as const satisfies ChainConfig;
