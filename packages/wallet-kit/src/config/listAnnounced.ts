import { tokens } from '@org/ui-theme';
import type { Config, Connector } from 'wagmi';
import { watchConnectors } from 'wagmi/actions';
import { injected } from 'wagmi/connectors';
import { type AdmittedWallet, createAdmission } from '../wallets/createAdmission.ts';
import { parseAnnouncement, warnOnce } from '../wallets/injectedProvider.ts';
import { isPhone } from '../wallets/isPhone.ts';
import { isAnnounced } from '../wallets/listWallets.ts';
import { guardSetup } from './failures.ts';

const createConnector = ({ id, name, icon, provider }: AdmittedWallet) =>
  // A provider may be a function itself, and wagmi would call it.
  guardSetup(injected({ target: { id, name, icon, provider: (() => provider) as never } }));

type Details = { readonly rkDetails?: { readonly id?: string } };

/** The ids of configured wallets, except `rkDetails.rdns`: an announced wallet with that rdns replaces the row. */
const listTaken = ({ connectors }: Config) =>
  connectors.flatMap((connector) =>
    [connector.id, (connector as Details).rkDetails?.id, connector.rdns].flat(),
  );

/**
 * Lists wallets that announce themselves (EIP-6963), now and later, without duplicates: the same uuid or
 * provider is the same wallet, the same rdns another build of it. Replaces wagmi's discovery, which does not validate announcements and throws on `info:
 * null`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function listAnnounced(config: Config): void {
  if (typeof window === 'undefined') return;
  const { connectors } = config._internal;
  const admit = createAdmission(listTaken(config));
  let waiting: AdmittedWallet[] = [];
  const list = () => {
    const found = waiting.map((wallet) => connectors.setup(createConnector(wallet)));
    waiting = [];
    if (found.length > 0) connectors.setState([...config.connectors, ...found]);
  };
  window.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = parseAnnouncement(event);
    if (!wallet) return warnOnce('An invalid wallet announcement (EIP-6963) is not listed.');
    const admitted = admit(wallet);
    if (!admitted) return;
    waiting.push(admitted);
    // Batches announcements into one change of the list.
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

/** Hides the "Popular" row of a wallet that is already listed. */
const hide = (connector: Connector) => {
  const described = connector as Described;
  described.rkDetails = { ...described.rkDetails, isRainbowKitConnector: false } as RowDetails;
};

/**
 * RainbowKit's sheet on phones omits announced wallets (EIP-6963), although the browsers of wallet apps announce
 * theirs. Adds RainbowKit's own description so that each is listed once.
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
