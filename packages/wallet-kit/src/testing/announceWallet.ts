import type { Eip1193Provider } from './scriptedWallet.ts';

/** A wallet's announcement (EIP-6963). */
export type WalletInfo = {
  readonly name: string;
  /** The wallet's reverse domain name: `io.metamask`. */
  readonly rdns: string;
  /** A data URI; default: a plain square. */
  readonly icon?: string;
  /** Default: a new one. */
  readonly uuid?: string;
};

const PLAIN_ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%230b5cad'/%3E%3C/svg%3E";

/**
 * Announces a wallet to the page, now and on later requests (EIP-6963). Returns the function that stops it.
 *
 * @example
 * import { announceWallet, createScriptedWallet } from '@org/wallet-kit/testing';
 * const wallet = createScriptedWallet({ privateKey, rpcUrl: 'http://127.0.0.1:8545', chainId: 31337 });
 * announceWallet(wallet, { name: 'Scripted wallet', rdns: 'test.scripted' });
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function announceWallet(provider: Eip1193Provider, info: WalletInfo): () => void {
  const uuid = info.uuid ?? crypto.randomUUID();
  const detail = Object.freeze({
    info: Object.freeze({ uuid, name: info.name, rdns: info.rdns, icon: info.icon ?? PLAIN_ICON }),
    provider,
  });
  const announce = () => void window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
  return () => window.removeEventListener('eip6963:requestProvider', announce);
}
