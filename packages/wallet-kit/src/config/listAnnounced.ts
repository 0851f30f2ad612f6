import { tokens } from '@org/ui-theme';
import type { Config, Connector } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { injected } from 'wagmi/connectors';
import { type AnnouncedWallet, parseAnnouncement, warnOnce } from '../wallets/injectedProvider.ts';
import { isAnnounced } from '../wallets/listWallets.ts';
import { isPhone } from '../wallets/metaMaskWallet.ts';
import { guardSetup } from './failures.ts';

/** Upper bound on announced wallets. */
const MOST_WALLETS = 1_024;
/** Upper bound on the characters of all their icons. */
const MOST_ICONS = 4_000_000;

const createConnector = ({ rdns, name, icon, provider }: AnnouncedWallet) =>
  // A provider may be a function itself, and wagmi would call it.
  guardSetup(injected({ target: { id: rdns, name, icon, provider: (() => provider) as never } }));

type Details = { readonly rkDetails?: { readonly id?: string } };

/** The ids of configured wallets, but not `rkDetails.rdns`: a wallet that announces it replaces its row. */
const listTaken = ({ connectors }: Config) =>
  connectors.flatMap((connector) =>
    [connector.id, (connector as Details).rkDetails?.id, connector.rdns].flat(),
  );

/** Takes each wallet once, up to the bounds. */
const createAdmission = (config: Config) => {
  const taken = new Set(listTaken(config));
  const uuids = new Set<string>();
  const providers = new WeakSet<object>();
  let iconsLeft = MOST_ICONS;
  return ({ rdns, uuid, icon, provider }: AnnouncedWallet): boolean => {
    if (taken.has(rdns) || uuids.has(uuid) || providers.has(provider)) return false;
    if (uuids.size >= MOST_WALLETS || icon.length > iconsLeft) {
      warnOnce('More wallets announced themselves (EIP-6963) than can be listed: some were left out.');
      return false;
    }
    taken.add(rdns);
    uuids.add(uuid);
    providers.add(provider);
    iconsLeft -= icon.length;
    return true;
  };
};

/**
 * Lists the wallets that announce themselves (EIP-6963), now and later, each once: one rdns, one uuid or one provider
 * is one wallet. wagmi's own discovery is not used: it believes what a wallet announces, and one with `info: null` is
 * an uncaught error.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function listAnnounced(config: Config): void {
  if (typeof window === 'undefined') return;
  const { connectors } = config._internal;
  const admit = createAdmission(config);
  let waiting: AnnouncedWallet[] = [];
  const list = () => {
    const found = waiting.map((wallet) => connectors.setup(createConnector(wallet)));
    waiting = [];
    if (found.length > 0) connectors.setState([...config.connectors, ...found]);
  };
  window.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = parseAnnouncement(event);
    if (!wallet)
      return warnOnce('A wallet that announced itself (EIP-6963) was left out: invalid announcement.');
    if (!admit(wallet)) return;
    waiting.push(wallet);
    // Many at once change the list once.
    if (waiting.length === 1) queueMicrotask(list);
  });
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  list();
}

type RowDetails = { readonly rdns?: string };
type Described = { rkDetails?: RowDetails };

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
  described.rkDetails = { ...described.rkDetails, isRainbowKitConnector: false } as RowDetails;
};

/**
 * RainbowKit's sheet for phones leaves out wallets that announce themselves (EIP-6963), although wallet apps
 * with a browser of their own do just that. With RainbowKit's own description they are listed, each once.
 */
export function listAnnouncedOnPhones(config: Config): void {
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
}
