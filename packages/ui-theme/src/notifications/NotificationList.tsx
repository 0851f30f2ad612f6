import {
  type FocusEvent,
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useUiTexts } from '../base/UiTextsProvider.tsx';
import { Button, IconButton, Spinner } from '../controls/Button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../generated/shellIcons.ts';
import type { Notification, NotificationStore } from './createNotificationStore.ts';

/** How the focus entered the notifications, and where it is. */
type Stay = {
  /** The focused notification; undefined if the region itself has the focus. */
  id: string | undefined;
  /** Its index from the top. */
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
function useNotificationFocus(
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

const NONE: readonly Notification[] = [];

const icons = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
  pending: Spinner,
};

const isUrgent = ({ tone }: Notification): boolean => tone === 'error' || tone === 'warning';

/**
 * The notifications above the page. Both live regions exist before their first message, as screen readers require.
 */
export function NotificationList({ store }: { store: NotificationStore }) {
  const texts = useUiTexts();
  const region = useRef<HTMLElement>(null);
  const notifications = useSyncExternalStore(store.subscribe, store.getSnapshot, () => NONE);
  const focusHandlers = useNotificationFocus(store, region, notifications);
  useHiddenTab(store);

  useEffect(() => store.attach(), [store]);

  const list = (shown: readonly Notification[]) =>
    shown.map((notification) => (
      <Item key={notification.id} notification={notification} store={store} dismissLabel={texts.dismiss} />
    ));

  return (
    <section
      ref={region}
      className="laurel-notifications"
      aria-label={texts.notifications}
      tabIndex={-1}
      {...focusHandlers}
    >
      <div aria-live="assertive" aria-relevant="additions text">
        {list(notifications.filter(isUrgent))}
      </div>
      <div aria-live="polite" aria-relevant="additions text">
        {list(notifications.filter((notification) => !isUrgent(notification)))}
      </div>
    </section>
  );
}

/** Lets links break after slashes. */
const breakLinks = (text: string): string => text.replaceAll('/', '/\u200b');

type ItemProps = { notification: Notification; store: NotificationStore; dismissLabel: string };

function Item({ notification, store, dismissLabel }: ItemProps) {
  const { id, tone, title, description, action } = notification;
  const Icon = icons[tone];
  const titleId = useId();

  // Removing an element under the pointer fires no pointer event.
  useLayoutEffect(() => () => store.resume('hover', id), [store, id]);

  return (
    <div className="laurel-notification" data-id={id} data-tone={tone}>
      <Icon />
      <div className="laurel-notification-text">
        <strong id={titleId}>{title}</strong>
        {description && <div>{typeof description === 'string' ? breakLinks(description) : description}</div>}
      </div>
      {action && (
        <Button
          variant="quiet"
          size="small"
          aria-describedby={titleId}
          onClick={() => {
            try {
              action.onPress();
            } finally {
              store.dismiss(id);
            }
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={dismissLabel}
        size="small"
        aria-describedby={titleId}
        onClick={() => store.dismiss(id)}
      >
        <CloseIcon size="small" />
      </IconButton>
    </div>
  );
}

/** Pauses the notifications' timers while the tab is hidden. */
export function useHiddenTab(store: NotificationStore): void {
  useEffect(() => {
    const follow = () => (document.hidden ? store.pause('hidden-tab') : store.resume('hidden-tab'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [store]);
}
