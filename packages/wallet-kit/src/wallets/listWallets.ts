import { tokens } from '@org/ui-theme';
import type { Config, Connector } from 'wagmi';
import { UNSUPPORTED } from './needsProjectId.ts';

/** A wallet as the connect dialog lists it. */
export type Wallet = {
  readonly id: string;
  readonly name: string;
  readonly shortName?: string | undefined;
  /** A data URI, or how to get one. */
  readonly iconUrl: string | (() => Promise<string>);
  readonly iconBackground: string;
  /** It can be asked now. */
  readonly ready: boolean;
  /** One of the last three that connected. */
  readonly recent: boolean;
  /** Where to get it, by platform (`chrome`, `ios`, `qrCode`, …). */
  readonly downloadUrls: Readonly<Record<string, string>>;
  readonly groupName: string;
};

/** Whether a wallet announced itself (EIP-6963): only then its connector brings a picture. */
export function isAnnounced({ type, icon }: Connector): boolean {
  return type === 'injected' && icon !== undefined;
}

/** RainbowKit writes here which wallets have connected, and never forgets one. */
const KEY = 'rk-recent';
const KEPT = 3;

/** The ids of the wallets that connected last, newest first. */
export function findRecentWallets(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Keeps three of them, and drops unsupported wallets: recent wallets lead in RainbowKit's list. */
export function keepRecentWallets(unsupported: readonly string[] = []): void {
  try {
    if (window.localStorage.getItem(KEY) === null) return;
    const kept = findRecentWallets().filter((id) => !unsupported.includes(id));
    window.localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage that is blocked keeps nothing anyway.
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
 * Every wallet that the connect dialog may list: those that announce themselves (EIP-6963) first, and those of
 * the configuration that are not among them.
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
