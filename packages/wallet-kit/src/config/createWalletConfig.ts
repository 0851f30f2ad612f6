import type { ChainConfig } from '@org/chain-config';
import { connectorsForWallets, type WalletList } from '@rainbow-me/rainbowkit';
import type { Chain, Transport } from 'viem';
import { type Config, createConfig } from 'wagmi';
import { listPopularWallets } from '../wallets/popularWallets.ts';
import { checkProjectId } from './checkProjectId.ts';
import { createStorage } from './createStorage.ts';
import { createTransports } from './createTransports.ts';
import { ensureLocalStorage } from './ensureLocalStorage.ts';
import { listAnnouncedOnPhones } from './listAnnouncedOnPhones.ts';

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
  /** Told once when there is no usable project id; default: `console.warn`. */
  readonly onWarning?: (warning: string) => void;
};

const toChain = ({ chain }: ChainConfig): Chain => chain as Chain;

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
export const createWalletConfig = ({
  chains,
  appName,
  appUrl,
  projectId: statedProjectId,
  wallets,
  transports,
  onWarning = (warning) => console.warn(warning),
}: WalletConfigOptions): Config => {
  const [first, ...others] = chains;
  if (!first) throw new Error('Supported chain config is not found');
  const { projectId, warning } = checkProjectId(statedProjectId);
  if (warning !== undefined && !wallets) onWarning(warning);
  const list: WalletList = wallets ?? [
    { groupName: 'Popular', wallets: listPopularWallets(projectId !== undefined) },
  ];
  ensureLocalStorage();
  const config = createConfig({
    chains: [toChain(first), ...others.map(toChain)],
    connectors: connectorsForWallets(list, {
      appName,
      projectId: projectId ?? '',
      ...(appUrl !== undefined && { appUrl }),
    }),
    transports: transports ?? createTransports(chains),
    storage: createStorage(),
  });
  listAnnouncedOnPhones(config);
  return config;
};
