import type { ChainConfig } from '@org/chain-config';
import { connectorsForWallets, type WalletList } from '@rainbow-me/rainbowkit';
import type { Transport } from 'viem';
import { type Config, createConfig } from 'wagmi';
import { toWagmiChain } from '../chains/chains.ts';
import { type AvatarUrl, setNameSource } from '../names/lookUpName.ts';
import { listPopularWallets } from '../wallets/popularWallets.ts';
import { guardSetup, tellFailures } from './failures.ts';
import { listAnnounced, listAnnouncedOnPhones } from './listAnnounced.ts';
import { createStorage, ensureLocalStorage } from './storage.ts';
import { createTransports } from './transports.ts';

/** WalletConnect's project ids are 16 bytes in hexadecimal digits. */
const PROJECT_ID = /^[0-9a-f]{32}$/i;

const WITHOUT =
  'Wallets that need WalletConnect are listed as unsupported. Set WALLETCONNECT_PROJECT_ID to a project id from https://dashboard.reown.com to offer them.';

type ProjectIdCheck = { readonly projectId: string | undefined; readonly warning: string | undefined };

/** A usable WalletConnect project id, or why there is none. Placeholders are never replaced by somebody's id. */
function checkProjectId(projectId: string | null | undefined): ProjectIdCheck {
  if (!projectId) {
    return { projectId: undefined, warning: `WALLETCONNECT_PROJECT_ID is not set. ${WITHOUT}` };
  }
  if (!PROJECT_ID.test(projectId)) {
    const warning = `WALLETCONNECT_PROJECT_ID is "${projectId}", which is no WalletConnect project id. ${WITHOUT}`;
    return { projectId: undefined, warning };
  }
  return { projectId, warning: undefined };
}

export type WalletConfigOptions = {
  /** Every chain that a wallet may be on; the first is where a wallet from elsewhere is asked to go. */
  readonly chains: readonly ChainConfig[];
  /** What wallets show their owners as the name of this page. */
  readonly appName: string;
  /** The page's origin, for wallets that show it. */
  readonly appUrl?: string;
  /** WalletConnect's project id. Without one only those wallets are offered that do without. */
  readonly projectId?: string | null | undefined;
  /** Instead of the group "Popular". Wallets that announce themselves are listed above in any case. */
  readonly wallets?: WalletList;
  /** Instead of HTTP to the chain's nodes: one for every chain id. */
  readonly transports?: Record<number, Transport>;
  /**
   * The way to mainnet, where names of accounts are looked up; it does not become a network to choose. `null`:
   * no names. Default: its public node, unless every chain is a local one.
   */
  readonly nameTransport?: Transport | null;
  /**
   * Where the app has the pictures of names whose records point elsewhere, for example at its own server. Default: they
   * are not shown.
   */
  readonly avatarUrl?: AvatarUrl | undefined;
  /** Told once when there is no usable project id; default: `console.warn`. */
  readonly onWarning?: (warning: string) => void;
};

/**
 * A wagmi configuration for chains of `@org/chain-config`: transports for every chain, the wallets of the
 * group "Popular", and no request to anybody before a wallet is chosen.
 *
 * @throws {Error} `Supported chain config is not found` without a chain.
 *
 * @example
 * import { baseSepolia } from '@org/chain-config';
 * import { createWalletConfig } from '@org/wallet-kit';
 * const config = createWalletConfig({ chains: [baseSepolia], appName: 'Laurel' });
 */
export function createWalletConfig({
  chains,
  appName,
  appUrl,
  projectId: statedProjectId,
  wallets,
  transports,
  nameTransport,
  avatarUrl,
  onWarning = (warning) => console.warn(warning),
}: WalletConfigOptions): Config {
  const [first, ...others] = chains;
  if (!first) throw new Error('Supported chain config is not found');
  const { projectId, warning } = checkProjectId(statedProjectId);
  if (warning !== undefined && !wallets) onWarning(warning);
  const list: WalletList = wallets ?? [
    { groupName: 'Popular', wallets: listPopularWallets(projectId !== undefined) },
  ];
  ensureLocalStorage();
  const config = createConfig({
    chains: [toWagmiChain(first), ...others.map(toWagmiChain)],
    connectors: connectorsForWallets(list, {
      appName,
      projectId: projectId ?? '',
      ...(appUrl !== undefined && { appUrl }),
    }).map(guardSetup),
    multiInjectedProviderDiscovery: false,
    transports: transports ?? createTransports(chains),
    storage: createStorage(),
  });
  setNameSource(config, chains, { transport: nameTransport, avatarUrl });
  listAnnounced(config);
  listAnnouncedOnPhones(config);
  tellFailures(config);
  return config;
}
