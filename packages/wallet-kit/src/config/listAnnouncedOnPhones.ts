import { tokens } from '@org/ui-theme';
import type { Config, Connector } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { isAnnounced } from '../wallets/isAnnounced.ts';

/** RainbowKit draws its sheet for phones by the same signs; width plays no part. */
const isPhone = ({ userAgent, platform, maxTouchPoints }: Navigator) =>
  /android|iPhone|iPod|iPad/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);

const list = (connector: Connector) => {
  if (!isAnnounced(connector) || 'rkDetails' in connector) return;
  const { id, name, icon } = connector;
  const rkDetails = {
    id,
    name,
    iconUrl: icon,
    iconBackground: tokens.color.paper,
    groupName: 'Installed',
    groupIndex: 0,
    index: 0,
    isRainbowKitConnector: true,
  };
  Object.assign(connector, { rkDetails });
};

/**
 * RainbowKit's sheet for phones leaves out wallets that announce themselves (EIP-6963), although wallet apps
 * with a browser of their own do just that. With RainbowKit's own description they are listed.
 */
export const listAnnouncedOnPhones = (config: Config): void => {
  if (typeof navigator === 'undefined' || !isPhone(navigator)) return;
  const listAll = () => {
    for (const connector of config.connectors) list(connector);
  };
  listAll();
  watchConnectors(config, { onChange: listAll });
};
