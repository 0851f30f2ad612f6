import { type AnnouncedWallet, warnOnce } from './injectedProvider.ts';

/** The maximum number of announced wallets. */
const MOST_WALLETS = 1_024;
/** The maximum length of all icons together, in characters. */
const MOST_ICONS = 4_000_000;
/** A wallet and its beta or development build. More of one rdns would be a flood of rows. */
const MOST_BUILDS = 2;

/** An admitted wallet. The second build of an rdns has an id of its own, and a number if its name is the same. */
export type AdmittedWallet = AnnouncedWallet & {
  /** Unique among all wallets. */
  readonly id: string;
};

/**
 * Accepts each announced wallet (EIP-6963) once, up to the limits: the same uuid or provider is the same wallet. The same
 * rdns is another build of it.
 *
 * @param ids the ids of other wallets, which no announced one may take
 */
export function createAdmission(
  ids: readonly unknown[],
): (wallet: AnnouncedWallet) => AdmittedWallet | undefined {
  const taken = new Set(ids);
  const uuids = new Set<string>();
  const providers = new WeakSet<object>();
  /** The name of each build, by rdns. */
  const builds = new Map<string, readonly string[]>();
  let iconsLeft = MOST_ICONS;
  return (wallet) => {
    const { rdns, uuid, icon, provider } = wallet;
    const earlier = builds.get(rdns) ?? [];
    const number = earlier.length + 1;
    const id = number === 1 ? rdns : `${rdns}-${number}`;
    if (number > MOST_BUILDS || taken.has(id) || uuids.has(uuid) || providers.has(provider)) return undefined;
    if (uuids.size >= MOST_WALLETS || icon.length > iconsLeft) {
      warnOnce('Too many wallets announced themselves (EIP-6963): some are not listed.');
      return undefined;
    }
    const name = earlier.includes(wallet.name) ? `${wallet.name} (${number})` : wallet.name;
    builds.set(rdns, [...earlier, name]);
    taken.add(id);
    uuids.add(uuid);
    providers.add(provider);
    iconsLeft -= icon.length;
    return { ...wallet, id, name };
  };
}
