import { tokens } from '@org/ui-theme';
import type { AdmittedWallet } from '../wallets/createAdmission.ts';
import { findInjectedProvider } from '../wallets/injectedProvider.ts';
import { findRecentWallets } from '../wallets/listWallets.ts';
import * as icons from './icons.ts';

/** A row of the connect dialog's first step. */
export type FirstWallet = {
  /** The id of its connector. */
  readonly id: string;
  readonly name: string;
  /** A data URI. */
  readonly icon: string;
  readonly iconBackground: string;
  readonly isRecent: boolean;
  /** Needs WalletConnect, which the app has not set up. */
  readonly isUnsupported: boolean;
};

export type FirstWallets = {
  readonly installed: readonly FirstWallet[];
  readonly popular: readonly FirstWallet[];
};

type Row = Pick<FirstWallet, 'id' | 'name' | 'icon' | 'iconBackground'> & {
  readonly rdns?: string;
  readonly isListed?: () => boolean;
  readonly needsRelay?: (isPhone: boolean) => boolean;
};

/** True if the wallet in `window.ethereum` says that it is this one. */
const isInjected = (flag: string): boolean => {
  try {
    const provider = findInjectedProvider() as Record<string, unknown> | undefined;
    return Boolean(provider?.[flag]);
  } catch {
    return false;
  }
};

const base: Row = { id: 'base', name: 'Base', icon: icons.base, iconBackground: '#0000ff' };

const coinbaseWallet: Row = {
  id: 'coinbase',
  name: 'Coinbase Wallet',
  icon: icons.coinbase,
  iconBackground: '#2c5ff6',
  rdns: 'com.coinbase.wallet',
};

/**
 * The rows of `listPopularWallets`, without its code; dialogRows.test.tsx compares the two. Safe is left out: inside a
 * Safe the app connects by itself.
 */
const rows: readonly Row[] = [
  { id: 'injected', name: 'Browser Wallet', icon: icons.browser, iconBackground: tokens.color.paper },
  {
    id: 'rainbow',
    name: 'Rainbow',
    icon: icons.rainbow,
    iconBackground: '#0c2f78',
    rdns: 'me.rainbow',
    needsRelay: () => !isInjected('isRainbow'),
  },
  base,
  {
    id: 'metaMask',
    name: 'MetaMask',
    icon: icons.metaMask,
    iconBackground: '#fff',
    rdns: 'io.metamask',
    needsRelay: (isPhone) => isPhone && !isInjected('isMetaMask'),
  },
  {
    id: 'walletConnectQr',
    name: 'WalletConnect',
    icon: icons.walletConnect,
    iconBackground: '#3b99fc',
    needsRelay: () => true,
  },
  {
    id: 'brave',
    name: 'Brave Wallet',
    icon: icons.brave,
    iconBackground: '#fff',
    rdns: 'com.brave.wallet',
    isListed: () => isInjected('isBraveWallet'),
  },
];

export type FirstWalletsOptions = {
  readonly announced: readonly AdmittedWallet[];
  readonly hasProjectId: boolean;
  /** Coinbase Wallet in place of Base Account. */
  readonly hasCoinbaseWallet?: boolean | undefined;
  readonly isPhone: boolean;
};

/** The wallets that the connect dialog lists, in RainbowKit's order: recent ones first in their group. */
export function listFirstWallets({
  announced,
  hasProjectId,
  hasCoinbaseWallet = false,
  isPhone,
}: FirstWalletsOptions): FirstWallets {
  const recent = findRecentWallets();
  const newestFirst = (wallets: readonly FirstWallet[]) => [
    ...[...new Set(recent)].flatMap((id) => wallets.filter((wallet) => wallet.isRecent && wallet.id === id)),
    ...wallets.filter(({ isRecent }) => !isRecent),
  ];
  const installed = announced.map(({ id, name, icon }) => ({
    id,
    name,
    icon,
    iconBackground: 'none',
    isRecent: recent.includes(id),
    isUnsupported: false,
  }));
  const ids = new Set(installed.map(({ id }) => id));
  const popular = rows
    .map((row) => (hasCoinbaseWallet && row === base ? coinbaseWallet : row))
    .filter(({ rdns, isListed }) => !ids.has(rdns ?? '') && (isListed?.() ?? true))
    .map(({ id, name, icon, iconBackground, needsRelay }) => {
      const isUnsupported = !hasProjectId && (needsRelay?.(isPhone) ?? false);
      return {
        id,
        name,
        icon,
        iconBackground,
        isRecent: !isUnsupported && recent.includes(id),
        isUnsupported,
      };
    });
  return { installed: newestFirst(installed), popular: newestFirst(popular) };
}
