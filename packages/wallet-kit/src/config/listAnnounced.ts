import type { Config } from 'wagmi';
import { injected } from 'wagmi/connectors';
import { type AnnouncedWallet, parseAnnouncement } from '../wallets/parseAnnouncement.ts';
import { warnOnce } from '../wallets/warnOnce.ts';
import { guardSetup } from './guardSetup.ts';

/** More wallets than anybody has: beyond that many the list would cost the page too much. */
const MOST_WALLETS = 2_000;

const createConnector = ({ rdns, name, icon, provider }: AnnouncedWallet) =>
  // A provider may be a function itself, and wagmi would call it.
  guardSetup(injected({ target: { id: rdns, name, icon, provider: (() => provider) as never } }));

/**
 * Lists the wallets that announce themselves (EIP-6963), now and later, each once by its rdns. wagmi's own discovery
 * is not used: it believes what a wallet announces, and one with `info: null` is an uncaught error.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export const listAnnounced = (config: Config): void => {
  if (typeof window === 'undefined') return;
  const { connectors } = config._internal;
  // A wallet must not take the place of a configured one.
  const taken = new Set(config.connectors.flatMap(({ id, rdns }) => [id, ...[rdns ?? []].flat()]));
  const listed = new Set<string>();
  window.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = parseAnnouncement(event);
    if (!wallet)
      return warnOnce('A wallet that announced itself (EIP-6963) was left out: it breaks the rules.');
    if (taken.has(wallet.rdns) || listed.has(wallet.uuid) || listed.size >= MOST_WALLETS) return;
    taken.add(wallet.rdns);
    listed.add(wallet.uuid);
    connectors.setState([...config.connectors, connectors.setup(createConnector(wallet))]);
  });
  window.dispatchEvent(new Event('eip6963:requestProvider'));
};
