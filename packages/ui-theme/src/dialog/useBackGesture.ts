import { useEffect, useRef } from 'react';

type CloseWatcher = { onclose: (() => void) | null; destroy: () => void };

/**
 * Closes with the system's way back (Android's button and gesture) instead of leaving the page, where browsers have
 * close watchers. Only on touch screens: elsewhere it is Escape, which has been answered already.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html#close-requests-and-close-watchers
 */
export function useBackGesture(isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !CloseWatcher || !window.matchMedia('(pointer: coarse)').matches) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close.current();
    return () => watcher.destroy();
  }, [isOpen]);
}
