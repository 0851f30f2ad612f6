import type { ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';
import type { NotificationStore } from './createNotificationStore.ts';
import { createNotificationStore } from './createNotificationStore.ts';
import type { Notify } from './createNotify.ts';
import { createNotify } from './createNotify.ts';
import { NotificationList } from './NotificationList.tsx';

const NotifyContext = /* @__PURE__ */ createContext<Notify | null>(null);

export type NotificationsProviderProps = {
  /** A store created outside React, for code without React. Read on the first render only. */
  store?: NotificationStore | undefined;
  children: ReactNode;
};

/**
 * Shows notifications above the page and provides {@link useNotify} to its children.
 *
 * @example
 * <NotificationsProvider><App /></NotificationsProvider>
 */
export function NotificationsProvider({ store: givenStore, children }: NotificationsProviderProps) {
  const [store] = useState(() => givenStore ?? createNotificationStore());
  const notify = useMemo(() => createNotify(store), [store]);
  return (
    <NotifyContext value={notify}>
      {children}
      <NotificationList store={store} />
    </NotifyContext>
  );
}

/**
 * Functions that show notifications. Stable across renders.
 *
 * @throws {Error} Outside of a {@link NotificationsProvider}.
 *
 * @example
 * const notify = useNotify();
 * await notify.promise(startContest(input), {
 *   pending: 'Starting the contest',
 *   done: ({ uid }) => ({ title: 'Contest started', action: { label: 'Open', onPress: () => open(uid) } }),
 *   failed: (cause) => (isUserRejection(cause) ? null : 'The contest was not started'),
 * });
 */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useNotify() is called outside of <NotificationsProvider>');
  return notify;
}
