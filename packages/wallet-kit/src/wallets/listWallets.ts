import { tokens } from '@org/ui-theme';
import type { Config, Connector } from 'wagmi';
import { UNSUPPORTED } from './needsProjectId.ts';

/** A wallet of the connect dialog. */
export type Wallet = {
  readonly id: string;
  readonly name: string;
  readonly shortName?: string | undefined;
  /** A data URI, or a function that loads it. */
  readonly iconUrl: string | (() => Promise<string>);
  readonly iconBackground: string;
  /** True if it can connect now. */
  readonly ready: boolean;
  /** True if it is one of the last three that connected. */
  readonly recent: boolean;
  /** Download links by platform (`chrome`, `ios`, `qrCode`, …). */
  readonly downloadUrls: Readonly<Record<string, string>>;
  readonly groupName: string;
};

/** True if a connector was announced (EIP-6963): only those have an icon. */
export function isAnnounced({ type, icon }: Connector): boolean {
  return type === 'injected' && icon !== undefined;
}

/**
 * Identifies a wallet on later visits. The ids of two builds of an announced wallet depend on which of them announces itself
 * first, so their names tell them apart.
 */
export function getLastingId(connector: Connector): string {
  const { id, name } = connector;
  return isAnnounced(connector) ? `${id.replace(/-2$/, '')} ${name}` : id;
}

/** RainbowKit's key; RainbowKit never removes a wallet from it. */
const KEY = 'rk-recent';
const KEPT = 3;

/** The ids of the last connected wallets, newest first. */
export function findRecentWallets(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Keeps the last three and drops unsupported wallets, since RainbowKit lists recent wallets first. */
export function keepRecentWallets(unsupported: readonly string[] = []): void {
  try {
    if (window.localStorage.getItem(KEY) === null) return;
    const kept = findRecentWallets().filter((id) => !unsupported.includes(id));
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked.
  }
}

type Details = Omit<Partial<Wallet>, 'ready' | 'recent'> & {
  readonly installed?: boolean;
  readonly rdns?: string;
};

const toWallet = (connector: Connector, recent: readonly string[]): Wallet => {
  const { rkDetails } = connector as { readonly rkDetails?: Details };
  const id = rkDetails?.id ?? connector.id;
  const isSupported = connector.type !== UNSUPPORTED;
  return {
    id,
    name: rkDetails?.name ?? connector.name,
    shortName: rkDetails?.shortName,
    iconUrl: rkDetails?.iconUrl ?? connector.icon ?? '',
    iconBackground: rkDetails?.iconBackground ?? tokens.color.paper,
    ready: isSupported && (rkDetails?.installed ?? true),
    recent: isSupported && recent.includes(id),
    downloadUrls: rkDetails?.downloadUrls ?? {},
    groupName: rkDetails?.groupName ?? 'Installed',
  };
};

const findRdns = (connector: Connector) => (connector as { readonly rkDetails?: Details }).rkDetails?.rdns;

/**
 * The wallets of the connect dialog: announced ones (EIP-6963) first, then the configured ones that are not among
 * them.
 *
 * @example
 * listWallets(config).filter(({ ready }) => ready).map(({ name }) => name);
 */
export function listWallets({ connectors }: Pick<Config, 'connectors'>): readonly Wallet[] {
  const recent = findRecentWallets();
  const announced = connectors.filter(isAnnounced);
  const ids = new Set(announced.map(({ id }) => id));
  const configured = connectors.filter(
    (connector) => !isAnnounced(connector) && !ids.has(findRdns(connector) ?? ''),
  );
  return [...announced, ...configured].map((connector) => toWallet(connector, recent));
}
