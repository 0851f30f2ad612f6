import type { FocusEvent, PointerEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { NotificationStore } from './createNotificationStore.ts';

/**
 * Stops the time of notifications while they are pointed at or hold the focus, and while the tab is hidden.
 * F6 moves the focus to them; when the last one goes, the focus returns to where it was.
 */
export function useNotificationPauses(
  store: NotificationStore,
  region: RefObject<HTMLElement | null>,
  isAnyShown: boolean,
) {
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const follow = () => (document.hidden ? store.pause('hidden-tab') : store.resume('hidden-tab'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [store]);

  useEffect(() => {
    if (!isAnyShown) {
      if (document.activeElement === document.body) cameFrom.current?.focus();
      cameFrom.current = null;
      return;
    }
    const jump = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [isAnyShown, region]);

  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && store.pause('hover'),
    onPointerLeave: () => store.resume('hover'),
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
      store.pause('focus');
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) store.resume('focus');
    },
  };
}
