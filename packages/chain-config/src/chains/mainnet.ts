import type { ChainConfig } from '../base/chainConfig.ts';

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
    // https://easscan.org/schema/view/0x44ca04f03b68be77d602af4b468fd4781382e9336c902e7c65dc00e78ed8c1e9
    contestSchemaUid: '0x44ca04f03b68be77d602af4b468fd4781382e9336c902e7c65dc00e78ed8c1e9',
    // https://easscan.org/schema/view/0xd1713dbd76ec98fc83c91e1a1dc5705c87c4a2cc4b3d1859edfc96919ea592c9
    evaluationSchemaUid: '0xd1713dbd76ec98fc83c91e1a1dc5705c87c4a2cc4b3d1859edfc96919ea592c9',
    graphQl: 'https://easscan.org/graphql',
    scanUrl: 'https://easscan.org',
    deployedAtBlock: 16756728,
  },
  notes: [],
} as const satisfies ChainConfig;
