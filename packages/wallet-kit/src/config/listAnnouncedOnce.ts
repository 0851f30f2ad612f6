import type { Config, Connector } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { isAnnounced } from '../wallets/isAnnounced.ts';

const isFirst = (connector: Connector, index: number, connectors: readonly Connector[]) =>
  !isAnnounced(connector) ||
  connectors.findIndex((other) => other.id === connector.id && isAnnounced(other)) === index;

/**
 * wagmi tells wallets that announce themselves (EIP-6963) apart by an id that is new on every announcement. Some
 * announce themselves twice; each is listed once, by its rdns.
 */
export const listAnnouncedOnce = (config: Config): void => {
  const drop = (connectors: readonly Connector[]) => {
    if (!connectors.every(isFirst)) config._internal.connectors.setState(connectors.filter(isFirst));
  };
  drop(config.connectors);
  watchConnectors(config, { onChange: drop });
};
