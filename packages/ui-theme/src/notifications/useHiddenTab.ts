import { useEffect } from 'react';
import type { NotificationStore } from './createNotificationStore.ts';

/** Stops the time of notifications while nobody can see the tab. */
export function useHiddenTab(store: NotificationStore): void {
  useEffect(() => {
    const follow = () => (document.hidden ? store.pause('hidden-tab') : store.resume('hidden-tab'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [store]);
}
