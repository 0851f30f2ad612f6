import { announceWallet, createScriptedWallet } from '@org/wallet-kit/testing';
import { type LocalAccount, localAccounts } from './accounts.ts';
import { askConsent } from './askConsent.ts';
import { createIcon } from './createIcon.ts';
import { describeRequest } from './describeRequest.ts';

/** The only chain that local wallets sign for: their keys are known to everybody. */
const LOCAL_CHAIN_ID = 31337;

const offer = (account: LocalAccount, rpcUrl: string) => {
  const wallet = createScriptedWallet({
    privateKey: account.privateKey,
    addresses: [account.address],
    rpcUrl,
    chainId: LOCAL_CHAIN_ID,
    isSingleChain: true,
    authorizationKey: `laurel.wallet.${account.rdns}`,
    approve: (request) => askConsent(describeRequest(account, request)),
  });
  return announceWallet(wallet, {
    name: account.name,
    rdns: account.rdns,
    icon: createIcon(account.name, account.color),
  });
};

/**
 * Offers the five local wallets to the page, like extensions would. `rpcUrl` is the local chain's. Returns how
 * to take them away.
 *
 * Only for builds with `LAUREL_LOCAL=1`: this module is imported nowhere else.
 */
export const announceLocalWallets = ({ rpcUrl }: { readonly rpcUrl: string }): (() => void) => {
  const stops = localAccounts.map((account) => offer(account, rpcUrl));
  return () => {
    for (const stop of stops) stop();
  };
};
