import { createContext, type ReactNode, useState } from 'react';
import { createNotificationStore, type NotificationStore } from './createNotificationStore.ts';
import { NotificationList } from './NotificationList.tsx';

export const NotificationStoreContext = /* @__PURE__ */ createContext<NotificationStore | null>(null);

export type NotificationsProviderProps = {
  /** A store created outside React, for code without React. Read on the first render only. */
  store?: NotificationStore | undefined;
  children: ReactNode;
};

/**
 * Shows notifications above the page and provides `useNotify` to its children.
 *
 * @example
 * <NotificationsProvider><App /></NotificationsProvider>
 */
export function NotificationsProvider({ store: givenStore, children }: NotificationsProviderProps) {
  const [store] = useState(() => givenStore ?? createNotificationStore());
  return (
    <NotificationStoreContext value={store}>
      {children}
      <NotificationList store={store} />
    </NotificationStoreContext>
  );
}
