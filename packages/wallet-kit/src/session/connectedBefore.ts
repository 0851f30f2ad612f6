/**
 * Under this key the kit keeps the id of the connected wallet's connector. wagmi's own `wagmi.store` does not
 * serve: it is emptied whenever a page starts, so that a second reload in the middle of the first one would
 * look like a disconnect.
 */
const KEY = 'wallet-kit.connected';

/** The connector that was connected when the page was last open; storage that is blocked or absent has none. */
export function findConnectedBefore(): string | undefined {
  try {
    return window.localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether a wallet was connected when the page was last open, and not disconnected since. */
export function wasConnectedBefore(): boolean {
  return findConnectedBefore() !== undefined;
}

/** Keeps the connected connector's id for the next page; `undefined` after a disconnect. */
export function rememberConnected(connectorId: string | undefined): void {
  try {
    if (connectorId === undefined) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, connectorId);
  } catch {
    // Without storage the next page starts disconnected, which is all that is lost.
  }
}
