import { findWalletTrouble, WalletConnectionError } from './walletTrouble.ts';

/** How long the wallet's page may take to load in its window. */
const LOADED_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 250;
/** An answer or a rejection that the window sent right before it closed arrives within this time. */
const LAST_WORD_WITHIN_MS = 1_000;

/** The wallet's window. Kept between attempts, because the SDK reuses an open one. */
export type OpenedWindow = { readonly popup: Window; readonly origin: string; isLoaded: boolean };

type Watch = {
  readonly opened: OpenedWindow | undefined;
  readonly onOpened: (opened: OpenedWindow) => void;
};

/** Closes the window, and tells the SDK so: it waits for this message without a time-out. */
const giveUp = ({ popup, origin }: OpenedWindow) => {
  popup.close();
  window.dispatchEvent(new MessageEvent('message', { origin, data: { event: 'PopupUnload' } }));
};

/**
 * Waits for a wallet that asks in a window of its own.
 *
 * @throws {WalletConnectionError} `window-blocked` if the browser opened none, `window-closed` if it closed without an
 * answer, `window-unreachable` if the wallet's code or its page did not load
 */
export async function waitForWindow<Value>(ask: () => Promise<Value>, watch: Watch): Promise<Value> {
  let isOver = false;
  let { opened } = watch;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks: ReturnType<typeof setInterval> | undefined;
  let fail: (error: WalletConnectionError) => void = () => {};
  const trouble = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Avoids unhandled rejections of promises that nobody awaits, here and below.
  trouble.catch(() => {});
  const onMessage = ({ origin }: MessageEvent) => {
    if (origin !== opened?.origin) return;
    opened.isLoaded = true;
    clearTimeout(timer);
  };
  const end = (code: 'window-closed' | 'window-unreachable') => {
    fail(new WalletConnectionError(code));
    if (opened) giveUp(opened);
  };
  const lookAfter = (found: OpenedWindow) => {
    opened = found;
    watch.onOpened(found);
    clearTimeout(timer);
    clearInterval(looks);
    if (!found.isLoaded) timer = setTimeout(() => end('window-unreachable'), LOADED_WITHIN_MS);
    looks = setInterval(() => {
      if (!found.popup.closed) return;
      clearInterval(looks);
      clearTimeout(timer);
      timer = setTimeout(() => end('window-closed'), LAST_WORD_WITHIN_MS);
    }, LOOK_EVERY_MS);
  };

  const { open } = window;
  const watchedOpen: typeof window.open = (url, target, features) => {
    const popup = open.call(window, url, target, features);
    // Other windows are the app's own.
    if (isOver || !features?.includes('width')) return popup;
    // The SDK would ask in a dialog of its own, whose styles a strict policy forbids.
    if (!popup) {
      const blocked = new WalletConnectionError('window-blocked');
      fail(blocked);
      throw blocked;
    }
    lookAfter({ popup, origin: new URL(String(url), window.location.href).origin, isLoaded: false });
    return popup;
  };
  // A host may have frozen it: then the wallet is asked as its SDK does.
  Reflect.set(window, 'open', watchedOpen);
  window.addEventListener('message', onMessage);
  if (opened && !opened.popup.closed) lookAfter(opened);
  try {
    const answer = ask();
    answer.catch(() => {});
    return await Promise.race([answer, trouble]);
  } catch (error) {
    throw toTrouble(error, opened !== undefined);
  } finally {
    isOver = true;
    clearTimeout(timer);
    clearInterval(looks);
    window.removeEventListener('message', onMessage);
    if (window.open === watchedOpen) Reflect.set(window, 'open', open);
  }
}

/** Without a window, an error that is not the wallet's own comes from code that did not load. */
const toTrouble = (error: unknown, hasOpened: boolean): unknown => {
  if (hasOpened || findWalletTrouble(error) || error instanceof WalletConnectionError) return error;
  return new WalletConnectionError('window-unreachable', { cause: error });
};
