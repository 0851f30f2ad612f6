import { tokens } from '@org/ui-theme';
import { announceWallet, createScriptedWallet } from '@org/wallet-kit/testing';
import type { Address, Hex } from 'viem';
import { askConsent } from './askConsent.ts';
import { describeRequest } from './describeRequest.ts';
import { createNames, type Names } from './knownContest.ts';

/** One of anvil's public test accounts. Everyone knows its key. */
type LocalAccount = {
  readonly name: string;
  readonly rdns: string;
  readonly address: Address;
  readonly privateKey: Hex;
  /** The color of its icon. */
  readonly color: string;
};

/** Accounts 0 to 4 of anvil's standard mnemonic. The keys are literals, because deriving them would add 20 kB. */
export const localAccounts: readonly LocalAccount[] = [
  {
    name: 'Local Organizer',
    rdns: 'localhost.laurel.organizer',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    color: tokens.picture[0],
  },
  {
    name: 'Local Judge 1',
    rdns: 'localhost.laurel.judge1',
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
    color: tokens.picture[1],
  },
  {
    name: 'Local Judge 2',
    rdns: 'localhost.laurel.judge2',
    address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    privateKey: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
    color: tokens.picture[4],
  },
  {
    name: 'Local Judge 3',
    rdns: 'localhost.laurel.judge3',
    address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
    privateKey: '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
    color: tokens.picture[3],
  },
  {
    name: 'Local Visitor',
    rdns: 'localhost.laurel.visitor',
    address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
    privateKey: '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
    color: tokens.color.inkSoft,
  },
];

/** The only chain that local wallets sign for, because their keys are public. */
const LOCAL_CHAIN_ID = 31337;

const offer = (account: LocalAccount, rpcUrl: string, names: Names) => {
  const wallet = createScriptedWallet({
    privateKey: account.privateKey,
    addresses: [account.address],
    rpcUrl,
    chainId: LOCAL_CHAIN_ID,
    isSingleChain: true,
    authorizationKey: `laurel.wallet.${account.rdns}`,
    // Transactions are described with names that are read from the chain.
    approve: async (request) => askConsent(await describeRequest(account, request, names)),
  });
  return announceWallet(wallet, {
    name: account.name,
    rdns: account.rdns,
    icon: createIcon(account.name, account.color),
  });
};

/**
 * Announces the five local wallets to the page by EIP-6963, like browser extensions. `rpcUrl` is the local chain's.
 * Returns a function that removes them.
 *
 * Only for builds with `LAUREL_LOCAL=1`: this module is imported nowhere else.
 */
export function announceLocalWallets({ rpcUrl }: { readonly rpcUrl: string }): () => void {
  const names = createNames(rpcUrl);
  const stops = localAccounts.map((account) => offer(account, rpcUrl, names));
  return () => {
    for (const stop of stops) stop();
  };
}

/** A wallet's icon: the first letter of its role and its number. */
const createIcon = (name: string, color: string): string => {
  const label = name.replace(/^Local (\w)\w*/, '$1').replace(' ', '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${color}"/><text x="24" y="32" font-family="sans-serif" font-size="22" font-weight="600" text-anchor="middle" fill="${tokens.color.onPrimary}">${label}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
