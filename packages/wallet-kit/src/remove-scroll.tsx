import { type ReactNode, useEffect } from 'react';

const LOCKED = 'wallet-kit-scroll-locked';
let locks = 0;

const lock = () => {
  locks += 1;
  document.documentElement.classList.add(LOCKED);
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.classList.remove(LOCKED);
  };
};

/**
 * Stands in for the package `react-remove-scroll`, which RainbowKit's dialogs use and which writes a `<style>`
 * into the page: something that a content security policy with `style-src 'self'` refuses. This one only sets
 * a class that `styles.css` knows. Put it in place with an alias of your bundler; the README shows how.
 */
export function RemoveScroll({ enabled = true, children }: { enabled?: boolean; children?: ReactNode }) {
  useEffect(() => {
    if (enabled) return lock();
  }, [enabled]);
  return <div>{children}</div>;
}
