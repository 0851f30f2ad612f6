import { type ReactNode, useEffect } from 'react';

const LOCKED = 'wallet-kit-scroll-locked';
/** The room of a scroll bar is kept, and only where one takes room: elsewhere the page would move aside. */
const KEEPS_ROOM = 'wallet-kit-scroll-room';
let locks = 0;

const lock = () => {
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
};

/**
 * Stands in for the package `react-remove-scroll`, which RainbowKit's dialogs use and which writes a `<style>`
 * into the page: something that a content security policy with `style-src 'self'` refuses. This one only sets
 * classes that `styles.css` knows. Put it in place with an alias of your bundler; the README shows how.
 */
export function RemoveScroll({ enabled = true, children }: { enabled?: boolean; children?: ReactNode }) {
  useEffect(() => {
    if (enabled) return lock();
  }, [enabled]);
  return <div>{children}</div>;
}
