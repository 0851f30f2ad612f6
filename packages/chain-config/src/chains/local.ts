import type { ChainConfig } from '../chainConfig.ts';

/**
 * The local chain, with EAS at the same addresses as on Base.
 *
 * @example
 * import { local } from '@org/chain-config';
 *
 * local.chain.rpcUrls.default.http[0]; // 'http://127.0.0.1:8545'
 * @see https://getfoundry.sh/anvil
 */
export const local = {
  slug: 'local',
  status: 'local',
  chain: {
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    contracts: {
      multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11' },
    },
    testnet: true,
  },
  contracts: {
    profile: '0xA9162a6a35206D9279D67984De61a1191Ae16EC0',
    contestResolver: '0xDDd5527f3cA29245a7803b31F39E173fBa622dBf',
  },
  eas: {
    contract: '0x4200000000000000000000000000000000000021',
    schemaRegistry: '0x4200000000000000000000000000000000000020',
    contestSchemaUid: '0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16',
    evaluationSchemaUid: '0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2',
    graphQl: 'http://127.0.0.1:4350/graphql',
    scanUrl: null,
    deployedAtBlock: 0,
  },
  notes: [],
} as const satisfies ChainConfig;
