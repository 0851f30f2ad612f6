import { tokens } from '@org/ui-theme';
import type { Config, Connector } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { isAnnounced } from '../wallets/isAnnounced.ts';
import { isPhone } from '../wallets/isPhone.ts';

type Details = { readonly rdns?: string };
type Described = { rkDetails?: Details };

const list = (connector: Connector) => {
  if ('rkDetails' in connector) return;
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

/** The entry of "Popular" for a wallet that is listed already. */
const hide = (connector: Connector) => {
  const described = connector as Described;
  described.rkDetails = { ...described.rkDetails, isRainbowKitConnector: false } as Details;
};

/**
 * RainbowKit's sheet for phones leaves out wallets that announce themselves (EIP-6963), although wallet apps
 * with a browser of their own do just that. With RainbowKit's own description they are listed, each once.
 */
export const listAnnouncedOnPhones = (config: Config): void => {
  if (!isPhone()) return;
  const listAll = () => {
    const announced = config.connectors.filter(isAnnounced);
    for (const connector of announced) list(connector);
    const ids = new Set(announced.map(({ id }) => id));
    for (const connector of config.connectors) {
      const { rkDetails } = connector as Described;
      if (!isAnnounced(connector) && rkDetails?.rdns && ids.has(rkDetails.rdns)) hide(connector);
    }
  };
  listAll();
  watchConnectors(config, { onChange: listAll });
};
