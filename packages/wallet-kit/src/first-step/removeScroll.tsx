import { type ReactNode, useEffect } from 'react';

const LOCKED = 'wallet-kit-scroll-locked';
/** Reserves the scroll bar's space, but only if it takes space; otherwise the page would move. */
const KEEPS_ROOM = 'wallet-kit-scroll-room';
let locks = 0;

/**
 * Stops the page from scrolling behind a dialog. Returns how to undo it.
 *
 * @example
 * ```ts
 * import { lockScroll } from '@org/wallet-kit/remove-scroll';
 * const unlock = lockScroll();
 * unlock();
 * ```
 */
export function lockScroll(): () => void {
  const { classList, clientWidth } = document.documentElement;
  if (locks === 0) {
    classList.toggle(KEEPS_ROOM, window.innerWidth > clientWidth);
    classList.add(LOCKED);
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) classList.remove(LOCKED, KEEPS_ROOM);
  };
}

/**
 * Replaces the package `react-remove-scroll`, which RainbowKit's dialogs use. That package writes a `<style>`
 * into the page, which a content security policy with `style-src 'self'` blocks. This one only sets
 * classes of `styles.css`. Use it through an alias in your bundler; the README shows how.
 */
export function RemoveScroll({ enabled = true, children }: { enabled?: boolean; children?: ReactNode }) {
  useEffect(() => {
    if (enabled) return lockScroll();
  }, [enabled]);
  return <div>{children}</div>;
}
