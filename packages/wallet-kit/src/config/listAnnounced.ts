import type { Config } from 'wagmi';
import { injected } from 'wagmi/connectors';
import { type AnnouncedWallet, parseAnnouncement } from '../wallets/parseAnnouncement.ts';
import { warnOnce } from '../wallets/warnOnce.ts';
import { guardSetup } from './guardSetup.ts';

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
export const listAnnounced = (config: Config): void => {
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
};
