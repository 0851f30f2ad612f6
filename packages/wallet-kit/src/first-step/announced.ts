import { type AdmittedWallet, createAdmission } from '../wallets/createAdmission.ts';
import { parseAnnouncement } from '../wallets/injectedProvider.ts';

/** The ids of the configured wallets and of their connectors; hostileWallets.test.tsx compares. */
const RESERVED = [
  'injected',
  'safe',
  'rainbow',
  'base',
  'baseAccount',
  'app.base.account',
  'coinbase',
  'coinbaseWalletSDK',
  'metaMask',
  'walletConnect',
  'walletConnectQr',
  'brave',
];

const listeners = new Set<() => void>();
let announced: readonly AdmittedWallet[] | undefined;
let admit = createAdmission(RESERVED);

const add = (event: Event) => {
  const wallet = parseAnnouncement(event);
  const admitted = wallet && admit(wallet);
  if (!admitted) return;
  announced = [...(announced ?? []), admitted];
  for (const listener of listeners) listener();
};

/**
 * The wallets that have announced themselves (EIP-6963), up to the wallet layer's limits. The first call asks them to,
 * and most answer before it returns.
 */
export function getAnnounced(): readonly AdmittedWallet[] {
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
  admit = createAdmission(RESERVED);
}
