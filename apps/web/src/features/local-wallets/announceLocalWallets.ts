import { tokens } from '@org/ui-theme';
import { announceWallet, createScriptedWallet } from '@org/wallet-kit/testing';
import { type LocalAccount, localAccounts } from './accounts.ts';
import { askConsent } from './askConsent.ts';
import { describeRequest } from './describeRequest.ts';
import { createNames, type Names } from './knownContest.ts';

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
