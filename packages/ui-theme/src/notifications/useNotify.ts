import { useContext, useMemo } from 'react';
import { createNotify, type Notify } from './createNotify.ts';
import { NotificationStoreContext } from './NotificationsProvider.tsx';

/**
 * Functions that show notifications. Stable across renders.
 *
 * @throws {Error} Outside of a `NotificationsProvider`.
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
  const store = useContext(NotificationStoreContext);
  return useMemo(() => {
    if (!store) throw new Error('no <NotificationsProvider>');
    return createNotify(store);
  }, [store]);
}
