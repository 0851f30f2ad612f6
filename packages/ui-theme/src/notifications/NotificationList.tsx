import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useUiMessages } from '../base/UiMessagesProvider.tsx';
import { Button, IconButton, Spinner } from '../controls/Button.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../generated/shellIcons.ts';
import type { Notification, NotificationStore } from './createNotificationStore.ts';
import { useNotificationFocus } from './useNotificationFocus.ts';

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
  const messages = useUiMessages();
  const region = useRef<HTMLElement>(null);
  const notifications = useSyncExternalStore(store.subscribe, store.getSnapshot, () => NONE);
  const focusHandlers = useNotificationFocus(store, region, notifications);
  useHiddenTab(store);

  useEffect(() => store.attach(), [store]);

  const list = (shown: readonly Notification[]) =>
    shown.map((notification) => (
      <Item key={notification.id} notification={notification} store={store} dismissLabel={messages.dismiss} />
    ));

  return (
    <section
      ref={region}
      className="laurel-notifications"
      aria-label={messages.notifications}
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
