import { tokens } from '@org/ui-theme';
import type { Config, Connector } from 'wagmi';
import { isAnnounced } from './isAnnounced.ts';
import { UNSUPPORTED } from './needsProjectId.ts';
import { findRecentWallets } from './recentWallets.ts';
import type { Wallet } from './wallet.ts';

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
export const listWallets = ({ connectors }: Pick<Config, 'connectors'>): readonly Wallet[] => {
  const recent = findRecentWallets();
  const announced = connectors.filter(isAnnounced);
  const ids = new Set(announced.map(({ id }) => id));
  const configured = connectors.filter(
    (connector) => !isAnnounced(connector) && !ids.has(findRdns(connector) ?? ''),
  );
  return [...announced, ...configured].map((connector) => toWallet(connector, recent));
};
