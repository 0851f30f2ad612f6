import type { ChainConfig } from '../base/chainConfig.ts';

/**
 * Sepolia, the test network of Ethereum.
 *
 * @example
 * import { sepolia } from '@org/chain-config';
 *
 * sepolia.eas.deployedAtBlock; // 2958571
 * @see https://github.com/ethereum-attestation-service/eas-contracts
 */
export const sepolia = {
  slug: 'sepolia',
  status: 'live',
  chain: {
    id: 11_155_111,
    name: 'Sepolia',
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: {
      default: { http: ['https://11155111.rpc.thirdweb.com', 'https://ethereum-sepolia-rpc.publicnode.com'] },
    },
    blockExplorers: { default: { name: 'Etherscan', url: 'https://sepolia.etherscan.io' } },
    contracts: {
      // https://sepolia.etherscan.io/address/0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe
      ensUniversalResolver: { address: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe', blockCreated: 8928790 },
      // https://sepolia.etherscan.io/address/0xcA11bde05977b3631167028862bE2a173976CA11
      multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 751532 },
    },
    testnet: true,
  },
  contracts: {
    // https://sepolia.etherscan.io/address/0xA9162a6a35206D9279D67984De61a1191Ae16EC0
    profile: '0xA9162a6a35206D9279D67984De61a1191Ae16EC0',
    // https://sepolia.etherscan.io/address/0xa1a67A2F160D3965Bc814B861B045aBD47168ca8
    contestResolver: '0xa1a67A2F160D3965Bc814B861B045aBD47168ca8',
  },
  eas: {
    // https://sepolia.etherscan.io/address/0xC2679fBD37d54388Ce493F1DB75320D236e1815e
    contract: '0xC2679fBD37d54388Ce493F1DB75320D236e1815e',
    // https://sepolia.etherscan.io/address/0x0a7E2Ff54e76B8E6659aedc9103FB21c038050D0
    schemaRegistry: '0x0a7E2Ff54e76B8E6659aedc9103FB21c038050D0',
    // https://sepolia.easscan.org/schema/view/0xd8bdf9264239446b625c5bb93ddf66cc45f9a466ed33303ff2e15e231a1fdd20
    contestSchemaUid: '0xd8bdf9264239446b625c5bb93ddf66cc45f9a466ed33303ff2e15e231a1fdd20',
    // https://sepolia.easscan.org/schema/view/0x3a6fc41e9a2018a87f95da6733e5bf842f8c9e89435bca4004a77c0a6030d22d
    evaluationSchemaUid: '0x3a6fc41e9a2018a87f95da6733e5bf842f8c9e89435bca4004a77c0a6030d22d',
    graphQl: 'https://sepolia.easscan.org/graphql',
    scanUrl: 'https://sepolia.easscan.org',
    deployedAtBlock: 2958571,
  },
  faucetUrl: 'https://www.alchemy.com/faucets/ethereum-sepolia',
  notes: [],
} as const satisfies ChainConfig;
