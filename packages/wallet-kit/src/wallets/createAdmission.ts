import { type AnnouncedWallet, warnOnce } from './injectedProvider.ts';

/** The maximum number of announced wallets. */
const MOST_WALLETS = 1_024;
/** The maximum length of all icons together, in characters. */
const MOST_ICONS = 4_000_000;

/**
 * Accepts each announced wallet (EIP-6963) once, up to the limits.
 *
 * @param ids the ids of other wallets, which no announced one may take
 */
export function createAdmission(ids: readonly unknown[]): (wallet: AnnouncedWallet) => boolean {
  const taken = new Set(ids);
  const uuids = new Set<string>();
  const providers = new WeakSet<object>();
  let iconsLeft = MOST_ICONS;
  return ({ rdns, uuid, icon, provider }) => {
    if (taken.has(rdns) || uuids.has(uuid) || providers.has(provider)) return false;
    if (uuids.size >= MOST_WALLETS || icon.length > iconsLeft) {
      warnOnce('Too many wallets announced themselves (EIP-6963): some are not listed.');
      return false;
    }
    taken.add(rdns);
    uuids.add(uuid);
    providers.add(provider);
    iconsLeft -= icon.length;
    return true;
  };
}
