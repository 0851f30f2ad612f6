import type { ChainConfig } from '../base/chainConfig.ts';

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
    contestSchemaUid: '0x97e3a572344d9f526c0530b588105f402ec6995fc43747e53f8d2e05ec663a78',
    evaluationSchemaUid: '0x92edd39bad60ecbae238f027e0e4a896f87b4d863f0504ed06b6de3d23d7f015',
    graphQl: 'http://127.0.0.1:4350/graphql',
    scanUrl: null,
    deployedAtBlock: 0,
  },
  notes: [],
} as const satisfies ChainConfig;
