import type { ChainConfig } from '../base/chainConfig.ts';

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
    // https://base-goerli-predeploy.easscan.org/schema/view/0x97e3a572344d9f526c0530b588105f402ec6995fc43747e53f8d2e05ec663a78
    contestSchemaUid: '0x97e3a572344d9f526c0530b588105f402ec6995fc43747e53f8d2e05ec663a78',
    // https://base-goerli-predeploy.easscan.org/schema/view/0x92edd39bad60ecbae238f027e0e4a896f87b4d863f0504ed06b6de3d23d7f015
    evaluationSchemaUid: '0x92edd39bad60ecbae238f027e0e4a896f87b4d863f0504ed06b6de3d23d7f015',
    // No document states the address of this scan: it is the subdomain that EAS's indexer has for it.
    graphQl: 'https://base-goerli-predeploy.easscan.org/graphql',
    scanUrl: 'https://base-goerli-predeploy.easscan.org',
    deployedAtBlock: null,
  },
  notes: [
    'An earlier EAS is 0xAcfE09Fd03f7812F022FBf636700AdEA18Fd2A7A.',
    "EAS's README labels this 1.0.1, without a deadline in delegated requests; its ABI has one.",
  ],
} as const satisfies ChainConfig;
