import { connectorsForWallets, type WalletList } from '@rainbow-me/rainbowkit';
import type { Transport } from 'viem';
import {
  type Config,
  createConfig,
  createStorage as createWagmiStorage,
  type Storage as WagmiStorage,
} from 'wagmi';
import type { CreateWallet } from '../wallets/injectedProvider.ts';
import { listPopularWallets } from '../wallets/popularWallets.ts';
import { type AnyChain, toWagmiChain } from './chains.ts';
import { guardSetup, tellFailures } from './failures.ts';
import { listAnnounced, listAnnouncedOnPhones } from './listAnnounced.ts';
import { type AvatarUrl, setNameSource } from './lookUpName.ts';
import { createTransports } from './transports.ts';

const PROBE = 'wallet-kit.probe';

const isUsable = () => {
  try {
    window.localStorage.setItem(PROBE, PROBE);
    window.localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
};

const createMemoryStorage = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, String(value)),
  };
};

/**
 * RainbowKit writes to `localStorage` while rendering and crashes if that throws. Replaces blocked or full storage
 * with one in memory.
 */
function ensureLocalStorage(): void {
  if (typeof window === 'undefined' || isUsable()) return;
  Object.defineProperty(window, 'localStorage', { configurable: true, value: createMemoryStorage() });
}

/** wagmi's own copy of its state. The kit reconnects by `wallet-kit.connected` instead. */
const STATE_KEY = 'wagmi.store';

const attempt = <Value>(act: () => Value): Value | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

/**
 * The storage of connectors. Blocked, full or corrupt storage counts as empty. Does not keep wagmi's state: a
 * partially read state would hide every EIP-6963 wallet.
 */
function createStorage(): WagmiStorage {
  return createWagmiStorage({
    deserialize: <Value>(value: string): Value => attempt(() => JSON.parse(value)) as Value,
    storage: {
      getItem: (key) => (key === STATE_KEY ? null : attempt(() => window.localStorage.getItem(key))),
      setItem: (key, value) => {
        if (key !== STATE_KEY) attempt(() => window.localStorage.setItem(key, value));
      },
      removeItem: (key) => void attempt(() => window.localStorage.removeItem(key)),
    },
  });
}

const names = new WeakMap<Config, string>();

/** Keeps the app's name with its configuration, so that the provider need not be told again. */
function setAppName(config: Config, appName: string): void {
  names.set(config, appName);
}

/** Undefined for a configuration of wagmi's own `createConfig`. */
export function findAppName(config: Config): string | undefined {
  return names.get(config);
}

/** WalletConnect's project ids are 16 bytes in hexadecimal digits. */
const PROJECT_ID = /^[0-9a-f]{32}$/i;

const WITHOUT =
  'Wallets that need WalletConnect are listed as unsupported. Pass the project id of your app from https://dashboard.reown.com to offer them.';

type ProjectIdCheck = { readonly projectId: string | undefined; readonly warning: string | undefined };

/** A valid WalletConnect project id, or a warning. Never falls back to another app's id. */
function checkProjectId(projectId: string | null | undefined): ProjectIdCheck {
  if (projectId && PROJECT_ID.test(projectId)) return { projectId, warning: undefined };
  const fault = projectId ? `is "${projectId}", which is not a WalletConnect project id` : 'is not set';
  return { projectId: undefined, warning: `createWalletConfig: projectId ${fault}. ${WITHOUT}` };
}

export type WalletConfigOptions = {
  /**
   * The supported chains: of `@org/chain-config`, of `viem/chains`, or your own. A wallet on another chain is asked to
   * switch to the first one.
   */
  readonly chains: readonly AnyChain[];
  /** The app's name in wallets and in the connect dialog. */
  readonly appName: string;
  /** The page's origin, shown by some wallets. */
  readonly appUrl?: string;
  /** The URL of the app's icon, shown by wallets that ask outside of the page. */
  readonly appIcon?: string;
  /** WalletConnect's project id. Without it, wallets that need WalletConnect are "(unsupported)". */
  readonly projectId?: string | null | undefined;
  /** Coinbase's wallet: `coinbaseWallet` of this package, or the default, Base Account. */
  readonly coinbase?: CreateWallet | undefined;
  /** Replaces the group "Popular". Announced wallets (EIP-6963) are always listed above. */
  readonly wallets?: WalletList;
  /** Transports by chain id. Default: HTTP to the chain's RPCs. */
  readonly transports?: Record<number, Transport>;
  /**
   * The transport to mainnet for ENS names; mainnet does not become selectable. `null`: no names. Default: mainnet's
   * public RPCs, or none if all chains are local.
   */
  readonly nameTransport?: Transport | null;
  /**
   * The URL of the avatar of an ENS name whose record points to another host, for example on your own server.
   * Default: such avatars are not shown.
   */
  readonly avatarUrl?: AvatarUrl | undefined;
  /** Called once without a valid project id. Default: `console.warn`. */
  readonly onWarning?: (warning: string) => void;
};

/**
 * Creates a wagmi configuration: transports for every chain and the wallets of the
 * group "Popular". Sends no request before a wallet is chosen.
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
  appIcon,
  coinbase,
  projectId: statedProjectId,
  wallets,
  transports,
  nameTransport,
  avatarUrl,
  onWarning = (warning) => console.warn(warning),
}: WalletConfigOptions): Config {
  const [first, ...others] = chains.map(toWagmiChain);
  if (!first) throw new Error('Supported chain config is not found');
  const { projectId, warning } = checkProjectId(statedProjectId);
  if (warning !== undefined && !wallets) onWarning(warning);
  const list: WalletList = wallets ?? [
    {
      groupName: 'Popular',
      wallets: listPopularWallets({
        hasProjectId: projectId !== undefined,
        coinbase,
      }),
    },
  ];
  ensureLocalStorage();
  const config = createConfig({
    chains: [first, ...others],
    connectors: connectorsForWallets(list, {
      appName,
      projectId: projectId ?? '',
      ...(appUrl !== undefined && { appUrl }),
      ...(appIcon !== undefined && { appIcon }),
    }).map(guardSetup),
    multiInjectedProviderDiscovery: false,
    transports: transports ?? createTransports([first, ...others]),
    storage: createStorage(),
  });
  setAppName(config, appName);
  setNameSource(config, chains, { transport: nameTransport, avatarUrl });
  listAnnounced(config);
  listAnnouncedOnPhones(config);
  tellFailures(config);
  return config;
}
