import {
  type FocusEvent,
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Notification, NotificationStore } from './createNotificationStore.ts';

/** How the focus entered the notifications, and where it is. */
type Stay = {
  /** The focused notification; undefined if the region itself has the focus. */
  id: string | undefined;
  /** The notification's index from the top. */
  place: number;
  byPointer: boolean;
  /** Entered with F6 or a click instead of Tab, so Tab returns to the previous element. */
  isVisit: boolean;
};

const NO_STAY: Stay = { id: undefined, place: 0, byPointer: false, isVisit: false };

const findItem = (target: EventTarget) => (target as Element).closest<HTMLElement>('.laurel-notification');
const findId = (target: EventTarget) => findItem(target)?.dataset.id;
/** A quiet dialog hides some of them. */
const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;
const listItems = (region: HTMLElement) =>
  [...region.querySelectorAll<HTMLElement>('.laurel-notification')].filter(isShown);
const listButtons = (element: HTMLElement) => [...element.querySelectorAll('button')].filter(isShown);

/**
 * Keyboard access, which pauses the timers. F6 moves the focus to the notifications and back, also while a dialog
 * traps the focus; Tab returns at both ends. When the focused notification is dismissed, the next one gets the focus;
 * after the last one, the previously focused element. A click does not pause, and returns the focus.
 */
export function useNotificationFocus(
  store: NotificationStore,
  region: RefObject<HTMLElement | null>,
  notifications: readonly Notification[],
) {
  const stay = useRef<Stay | null>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isAnyShown = notifications.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the list may remove the focused notification
  useLayoutEffect(() => {
    if (!stay.current || !region.current) return;
    const { activeElement, body } = document;
    const items = listItems(region.current);
    const isAlone = activeElement === region.current && items.length === 0;
    if (activeElement && activeElement !== body && !isAlone) return;
    const { id, place, byPointer } = stay.current;
    // The same notification may have moved from the polite to the assertive region.
    const same = items.find((item) => item.dataset.id === id);
    const heir = same ?? (byPointer ? undefined : items[Math.min(place, items.length - 1)]);
    if (heir) listButtons(heir).at(-1)?.focus();
    else leave(stay, cameFrom);
  }, [notifications, region]);

  useEffect(() => {
    if (!isAnyShown) return;
    const jump = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented || !region.current) return;
      if (listItems(region.current).length === 0) return;
      event.preventDefault();
      if (region.current.contains(document.activeElement)) return leave(stay, cameFrom);
      stay.current = { ...NO_STAY, isVisit: true };
      region.current.focus();
    };
    document.addEventListener('keydown', jump);
    return () => document.removeEventListener('keydown', jump);
  }, [isAnyShown, region]);

  return {
    onPointerOver: ({ target, pointerType }: PointerEvent) =>
      pointerType !== 'touch' && store.pause('hover', findId(target)),
    onPointerOut: ({ target }: PointerEvent) => store.resume('hover', findId(target)),
    onPointerDown: () => {
      stay.current = { ...(stay.current ?? NO_STAY), byPointer: true, isVisit: true };
    },
    onKeyDown: (event: ReactKeyboardEvent<HTMLElement>) => {
      if (!stay.current) return;
      stay.current.byPointer = false;
      if (event.key !== 'Tab' || !stay.current.isVisit) return;
      const buttons = listButtons(event.currentTarget);
      const isAtEdge = event.shiftKey
        ? event.target === event.currentTarget || event.target === buttons[0]
        : event.target === buttons.at(-1);
      if (!isAtEdge) return;
      event.preventDefault();
      leave(stay, cameFrom);
    },
    onFocus: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      const item = findItem(target);
      const id = item?.dataset.id;
      const place = item ? listItems(currentTarget).indexOf(item) : 0;
      stay.current = { ...(stay.current ?? NO_STAY), id, place };
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
      if (!stay.current.byPointer) store.pause('focus', id);
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      store.resume('focus', findId(target));
      if (!currentTarget.contains(relatedTarget)) stay.current = null;
    },
  };
}

const leave = (stay: RefObject<Stay | null>, cameFrom: RefObject<HTMLElement | null>): void => {
  const before = cameFrom.current;
  stay.current = null;
  cameFrom.current = null;
  if (before?.isConnected) before.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};
