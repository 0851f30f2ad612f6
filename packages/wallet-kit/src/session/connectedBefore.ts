/**
 * The key of the connected wallet's id, see `getLastingId`. wagmi's own `wagmi.store` is cleared on every page load, so that a second
 * reload during the first one would look like a disconnect.
 */
const KEY = 'wallet-kit.connected';

/** The id of the previously connected wallet; undefined without storage. */
export function findConnectedBefore(): string | undefined {
  try {
    return window.localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * True if a wallet was connected on the last visit and not disconnected since.
 *
 * @example
 * ```ts
 * import { wasConnectedBefore } from '@org/wallet-kit/session';
 * if (wasConnectedBefore()) await import('@org/wallet-kit');
 * ```
 */
export function wasConnectedBefore(): boolean {
  return findConnectedBefore() !== undefined;
}

/** Stores the connected wallet's id for the next visit; `undefined` after a disconnect. */
export function rememberConnected(id: string | undefined): void {
  try {
    if (id === undefined) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, id);
  } catch {
    // Without storage the next visit starts disconnected.
  }
}
