import { type AnnouncedWallet, parseAnnouncement } from '../wallets/injectedProvider.ts';

/** As many as the wallet layer lists; the rest of its limits is checked there. */
const MOST_WALLETS = 1_024;

const listeners = new Set<() => void>();
let announced: readonly AnnouncedWallet[] | undefined;

const add = (event: Event) => {
  const wallet = parseAnnouncement(event);
  const known = announced ?? [];
  if (!wallet || known.length >= MOST_WALLETS) return;
  if (
    known.some(
      ({ rdns, uuid, provider }) =>
        rdns === wallet.rdns || uuid === wallet.uuid || provider === wallet.provider,
    )
  )
    return;
  announced = [...known, wallet];
  for (const listener of listeners) listener();
};

/**
 * The wallets that have announced themselves (EIP-6963), each once. The first call asks them to, and most answer before
 * it returns.
 */
export function getAnnounced(): readonly AnnouncedWallet[] {
  if (!announced) {
    announced = [];
    window.addEventListener('eip6963:announceProvider', add);
    window.dispatchEvent(new Event('eip6963:requestProvider'));
  }
  return announced;
}

export function subscribeAnnounced(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For tests: forgets every announcement. */
export function forgetAnnounced(): void {
  window.removeEventListener('eip6963:announceProvider', add);
  announced = undefined;
}
