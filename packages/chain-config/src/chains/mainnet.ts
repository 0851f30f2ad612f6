import type { ChainConfig } from '../chainConfig.ts';

/**
 * Ethereum mainnet, where account names (ENS) are looked up.
 *
 * @example
 * import { mainnet } from '@org/chain-config';
 *
 * mainnet.chain.contracts.ensUniversalResolver.address; // '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
 * @see https://github.com/ethereum-attestation-service/eas-contracts
 */
export const mainnet = {
  slug: 'mainnet',
  status: 'live',
  chain: {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['https://ethereum.reth.rs/rpc', 'https://ethereum-rpc.publicnode.com'] } },
    blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
    contracts: {
      // https://etherscan.io/address/0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe
      ensUniversalResolver: { address: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe', blockCreated: 23085558 },
      // https://etherscan.io/address/0xcA11bde05977b3631167028862bE2a173976CA11
      multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 14353601 },
    },
    blockTime: 12000,
  },
  contracts: {
    // https://etherscan.io/address/0xA9162a6a35206D9279D67984De61a1191Ae16EC0
    profile: '0xA9162a6a35206D9279D67984De61a1191Ae16EC0',
    // https://etherscan.io/address/0x2155De714aa47eee82b8bD796B314994739e2C09
    contestResolver: '0x2155De714aa47eee82b8bD796B314994739e2C09',
  },
  eas: {
    // https://etherscan.io/address/0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587
    contract: '0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587',
    // https://etherscan.io/address/0xA7b39296258348C78294F95B872b282326A97BDF
    schemaRegistry: '0xA7b39296258348C78294F95B872b282326A97BDF',
    // https://easscan.org/schema/view/0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16
    contestSchemaUid: '0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16',
    // https://easscan.org/schema/view/0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2
    evaluationSchemaUid: '0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2',
    graphQl: 'https://easscan.org/graphql',
    scanUrl: 'https://easscan.org',
    deployedAtBlock: 16756728,
  },
  notes: [],
} as const satisfies ChainConfig;
